import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { Tooltip } from '../tooltip.tsx'
import { visuallyHidden } from '../visually-hidden.ts'
import { roundTop } from './round-top.ts'

export type DayColumn = {
  day: string
  /** null: unknown, drawn as a dash. */
  value: number | null
}

export type DayColumnsProps = {
  label: string
  days: readonly DayColumn[]
  format: (value: number) => string
  unknown: string
  /** The last day is not over: its column is lighter. */
  isLastOpen?: boolean
  summary: ReactNode
  height?: number
}

const parts = 4
const grid = { position: 'absolute', insetInline: 0, borderTop: 1, borderColor: 'divider' } as const
const axis = {
  position: 'relative',
  width: 52,
  flexShrink: 0,
  fontSize: 12,
  color: 'text.secondary',
} as const
const mark = { position: 'absolute', right: 8, lineHeight: '16px', transform: 'translateY(50%)' } as const
const shortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`

function Axis({ top, format }: { top: number; format: (value: number) => string }) {
  return (
    <Box aria-hidden sx={axis}>
      {[0, 2, 4].map((part) => (
        <Box key={part} sx={{ ...mark, bottom: `${(100 * part) / parts}%` }}>
          {format((top * part) / parts)}
        </Box>
      ))}
    </Box>
  )
}

type ColumnProps = { column: DayColumn; top: number; text: string; isOpen: boolean; dayText: string }

function Column({ column: { value }, top, text, isOpen, dayText }: ColumnProps) {
  const isUnknown = value === null
  return (
    <Tooltip title={`${dayText}　${text}`}>
      <Box sx={{ ...slot, '&:hover': { bgcolor: 'action.hover' } }}>
        <Box
          sx={{
            width: '60%',
            maxWidth: 28,
            minHeight: 2,
            height: isUnknown ? 2 : `${(100 * value) / top}%`,
            borderRadius: '3px 3px 0 0',
            bgcolor: isUnknown || value === 0 ? 'control' : 'primary.main',
            ...(isUnknown && { bgcolor: 'transparent', borderTop: '2px dotted', borderColor: 'control' }),
            ...(isOpen && { opacity: 0.55 }),
          }}
        />
      </Box>
    </Tooltip>
  )
}

const slot = {
  // Above the grid lines.
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
} as const

/** Labels every few days, counted back from the last, as many as fit on a phone. */
function DayMarks({ days }: Pick<DayColumnsProps, 'days'>) {
  const every = days.length > 20 ? 5 : 2
  return (
    <Box aria-hidden sx={{ display: 'flex', ml: '52px', pt: 0.5, fontSize: 12, color: 'text.secondary' }}>
      {days.map(({ day }, at) => (
        <Box key={day} sx={{ flex: '1 1 0', minWidth: 0, display: 'flex', justifyContent: 'center' }}>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {(days.length - 1 - at) % every === 0 ? shortDay(day) : ''}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function InWords({ label, days, toText }: Pick<DayColumnsProps, 'label' | 'days'> & { toText: TextOf }) {
  const { date } = useFormat()
  return (
    <Box component="ul" aria-label={label} sx={visuallyHidden}>
      {days.map((column) => (
        <li key={column.day}>{`${date(column.day)} ${toText(column)}`}</li>
      ))}
    </Box>
  )
}

type TextOf = (column: DayColumn) => string

/** One value per day as columns, with a text summary below. */
export function DayColumns(props: DayColumnsProps) {
  const { label, days, format, unknown, isLastOpen = false, summary, height = 200 } = props
  const { date } = useFormat()
  const top = roundTop(Math.max(0, ...days.map(({ value }) => value ?? 0)), parts)
  const toText: TextOf = ({ value }) => (value === null ? unknown : format(value))
  return (
    <Box component="figure" sx={{ m: 0, pt: 1, minWidth: 0, position: 'relative' }}>
      <InWords {...{ label, days, toText }} />
      <Box aria-hidden sx={{ display: 'flex', height }}>
        <Axis top={top} format={format} />
        <Box sx={{ position: 'relative', flexGrow: 1, minWidth: 0, display: 'flex' }}>
          {[0, 1, 2, 3, 4].map((part) => (
            <Box key={part} sx={{ ...grid, bottom: `${(100 * part) / parts}%` }} />
          ))}
          {days.map((column, at) => (
            <Column
              key={column.day}
              {...{ column, top }}
              text={toText(column)}
              dayText={date(column.day)}
              isOpen={isLastOpen && at === days.length - 1}
            />
          ))}
        </Box>
      </Box>
      <DayMarks days={days} />
      <Box
        component="figcaption"
        sx={{ mt: 1.5, fontSize: 12, lineHeight: '18px', color: 'text.secondary', textWrap: 'pretty' }}
      >
        {summary}
      </Box>
    </Box>
  )
}
