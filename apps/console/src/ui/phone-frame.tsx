import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const body = {
  width: '100%',
  maxWidth: 300,
  mx: 'auto',
  p: 1,
  borderRadius: '28px',
  bgcolor: 'night.main',
} as const
/** A phone shows the shop in its own light colours, whatever the console wears. */
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

/** The screen of a phone, for what members will see. */
export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} sx={body}>
      <Box sx={screen} tabIndex={0}>
        {children}
      </Box>
    </Box>
  )
}
