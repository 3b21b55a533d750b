import Box from '@mui/material/Box'
import { formatCount } from '../lib/format/format.ts'

export type ShareBarProps = {
  value: number
  /** null: the total is unknown, and `open` is shown instead. */
  of: number | null
  open?: string
}

const groove = {
  height: 4,
  mt: 0.5,
  borderRadius: '2px',
  bgcolor: 'background.sunken',
  overflow: 'hidden',
} as const

/** A share as numbers with a thin bar below. */
export function ShareBar({ value, of, open = '' }: ShareBarProps) {
  const share = of ? Math.min(100, (100 * value) / of) : 0
  return (
    <Box sx={{ minWidth: 88 }}>
      <Box
        sx={{ fontSize: 13, lineHeight: '18px', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {formatCount(value)}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` / ${of === null ? open : formatCount(of)}`}
        </Box>
      </Box>
      <Box aria-hidden sx={groove}>
        <Box sx={{ height: '100%', width: `${share}%`, bgcolor: 'primary.main', borderRadius: 'inherit' }} />
      </Box>
    </Box>
  )
}
