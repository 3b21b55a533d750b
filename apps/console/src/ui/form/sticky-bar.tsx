import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

/** Buttons of a long page, always in view. */
export function StickyBar({ note = '', children }: { note?: string; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 4,
        gap: 1.5,
        px: 2,
        py: 1.5,
        mb: { xs: -2, sm: -3 },
        mx: { xs: -2, sm: 0 },
        alignItems: 'center',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: '10px 10px 0 0' },
        boxShadow: '0 -8px 24px -16px rgb(11 18 32 / 0.28)',
      }}
    >
      <Box role="status" sx={{ flexGrow: 1, minWidth: 0, fontSize: 13, color: 'text.secondary' }}>
        {note}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {children}
      </Stack>
    </Stack>
  )
}
