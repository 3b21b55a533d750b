import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { usePermitted } from '../lib/session/permitted.ts'

export type FigureTile = {
  id: string
  label: string
  value: ReactNode
  note?: ReactNode
  /** The list of the counted items; the whole tile is the link. */
  href?: string
  /** A small chart at its right. */
  trend?: ReactNode
}

const cell = { bgcolor: 'background.paper', minWidth: 0, position: 'relative' } as const
const corner = {
  m: 0,
  position: 'absolute',
  display: { xs: 'none', sm: 'block' },
  pointerEvents: 'none',
} as const

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
  corner: { right: 16, top: 16 },
} as const

/** For many figures; an odd last tile fills its row, since an empty cell looks like a missing value. */
const dense = {
  columns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' },
  cell: {
    px: 2,
    py: 1.5,
    '&:last-of-type:nth-of-type(odd)': { gridColumnEnd: { xs: 'span 2', lg: 'auto' } },
  },
  label: { fontSize: 12, lineHeight: '16px', mb: 0.5 },
  value: { fontSize: 18, lineHeight: '24px', whiteSpace: 'nowrap' },
  corner: { right: 16, top: 12 },
} as const

type Columns = Partial<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', string>>
type Props = { tiles: readonly FigureTile[]; label?: string; isDense?: boolean; columns?: Columns }

const leading = {
  '&:hover': { bgcolor: 'background.default' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const
// The link covers the whole tile.
const reach = {
  color: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
} as const

function TileLabel({ tile: { label, href } }: { tile: FigureTile }) {
  const { canOpen } = usePermitted()
  if (!href || !canOpen(href)) return label
  return (
    <Link href={href} underline="none" sx={reach}>
      {label}
    </Link>
  )
}

/** Key figures side by side. */
export function FigureTiles({ tiles, label: name, isDense = false, columns }: Props) {
  const look = isDense ? dense : wide
  return (
    <Box component="dl" aria-label={name} sx={{ ...strip, gridTemplateColumns: columns ?? look.columns }}>
      {tiles.map((tile) => (
        <Box key={tile.id} sx={{ ...cell, ...look.cell, ...(tile.href && leading) }}>
          <Box component="dt" sx={{ color: 'text.secondary', ...look.label }}>
            <TileLabel tile={tile} />
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', ...look.value }}
          >
            {tile.value}
          </Box>
          {tile.note && (
            <Box component="dd" sx={{ m: 0, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
              {tile.note}
            </Box>
          )}
          {tile.trend && (
            <Box component="dd" sx={{ ...corner, ...look.corner }}>
              {tile.trend}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
