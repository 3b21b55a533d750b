import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type FigureTile = { id: string; label: string; value: ReactNode; note?: ReactNode }

const strip = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: '1px',
  bgcolor: 'divider',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
} as const

/** The few figures that say most, side by side. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <Box component="dl" sx={strip}>
      {tiles.map(({ id, label, value, note }) => (
        <Box key={id} sx={{ bgcolor: 'background.paper', px: { xs: 2, sm: 2.5 }, py: 2, minWidth: 0 }}>
          <Box component="dt" sx={{ fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontSize: { xs: 20, sm: 24 },
              lineHeight: '32px',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
            }}
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
