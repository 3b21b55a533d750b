import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export const phoneBody = {
  width: '100%',
  maxWidth: 300,
  mx: 'auto',
  p: 1,
  borderRadius: '28px',
  bgcolor: 'night.main',
} as const
/** The phone shows the shop in light colours in both themes. */
const screen = {
  borderRadius: '20px',
  overflow: 'hidden',
  bgcolor: '#ffffff',
  color: '#1b2334',
  minHeight: 420,
  maxHeight: 620,
  overflowY: 'auto',
  scrollbarWidth: 'none',
} as const

/** A phone screen around a preview. */
export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} sx={phoneBody}>
      <Box sx={screen} tabIndex={0}>
        {children}
      </Box>
    </Box>
  )
}
