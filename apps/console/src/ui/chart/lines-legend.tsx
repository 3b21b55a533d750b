import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useColorScheme } from '@mui/material/styles'
import { formatCount } from '../../lib/format/format.ts'
import { getDash, getInk } from './lines-look.ts'
import type { LineScheme } from './lines-look.ts'
import type { LinesChartProps } from './lines-types.ts'

export function LineSwatch({ look, isOn = true }: { look: number; isOn?: boolean }) {
  const { colorScheme = 'light' } = useColorScheme()
  return (
    <svg width="24" height="8" aria-hidden style={{ flexShrink: 0, opacity: isOn ? 1 : 0.3 }}>
      <line
        x1="1"
        x2="23"
        y1="4"
        y2="4"
        stroke={getInk(look, colorScheme as LineScheme)}
        strokeWidth="2.5"
        strokeDasharray={getDash(look).join(' ')}
      />
    </svg>
  )
}

const grid = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const

const look = (isOn: boolean) =>
  ({
    width: '100%',
    minHeight: 36,
    px: 1,
    gap: 1,
    justifyContent: 'flex-start',
    textAlign: 'left',
    borderRadius: '6px',
    fontSize: 13,
    lineHeight: '18px',
    color: isOn ? 'text.primary' : 'text.secondary',
    '&:hover': { bgcolor: 'action.hover' },
  }) as const

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

type Props = Pick<LinesChartProps, 'label' | 'lines' | 'hidden' | 'onHide'>

/** Each series with its total, as a toggle button. */
export function LinesLegend({ label, lines, hidden, onHide }: Props) {
  const toggle = (id: string) =>
    onHide(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id])
  return (
    <Box component="ul" aria-label={label} sx={grid}>
      {lines.map((line) => {
        const isOn = !hidden.includes(line.id)
        return (
          <li key={line.id}>
            <ButtonBase aria-pressed={isOn} onClick={() => toggle(line.id)} sx={look(isOn)}>
              <LineSwatch look={line.look} isOn={isOn} />
              <Box component="span" sx={{ textDecoration: isOn ? 'none' : 'line-through' }}>
                {line.label}
              </Box>
              <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                {formatCount(sum(line.values))}
              </Box>
            </ButtonBase>
          </li>
        )
      })}
    </Box>
  )
}
