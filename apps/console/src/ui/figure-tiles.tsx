import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type FigureTile = { id: string; label: string; value: ReactNode; note?: ReactNode }

const strip = {
  m: 0,
  display: 'grid',
  gap: '1px',
  bgcolor: 'divider',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
} as const

const wide = {
  columns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  cell: { px: { xs: 2, sm: 2.5 }, py: 2 },
  label: { fontSize: 13, lineHeight: '20px' },
  value: { fontSize: { xs: 20, sm: 24 }, lineHeight: '32px' },
} as const

/** For seven in a row; the last of an odd number fills its row, since an empty cell looks like a missing figure. */
const dense = {
  columns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' },
  cell: { px: 2, py: 1.5, '&:last-of-type': { gridColumnEnd: { xs: 'span 2', lg: 'auto' } } },
  label: { fontSize: 12, lineHeight: '16px', mb: 0.5 },
  value: { fontSize: 18, lineHeight: '24px', whiteSpace: 'nowrap' },
} as const

type Props = { tiles: readonly FigureTile[]; label?: string; isDense?: boolean }

/** The few figures that say most, side by side. */
export function FigureTiles({ tiles, label: name, isDense = false }: Props) {
  const look = isDense ? dense : wide
  return (
    <Box component="dl" aria-label={name} sx={{ ...strip, gridTemplateColumns: look.columns }}>
      {tiles.map(({ id, label, value, note }) => (
        <Box key={id} sx={{ bgcolor: 'background.paper', minWidth: 0, ...look.cell }}>
          <Box component="dt" sx={{ color: 'text.secondary', ...look.label }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', ...look.value }}
          >
            {value}
          </Box>
          {note && (
            <Box component="dd" sx={{ m: 0, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
              {note}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
