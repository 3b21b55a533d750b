import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type StageCoverProps = { title: string; text?: string; action?: ReactNode; role?: 'alert' | 'status' }

/** A message on an empty screen. */
export function StageCover({ title, text, action, role }: StageCoverProps) {
  return (
    <Box
      role={role}
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 0.5,
        px: 2,
        textAlign: 'center',
        textWrap: 'balance',
        color: 'night.text',
        background: 'radial-gradient(120% 120% at 50% 0%, #141D31 0%, #0B1220 60%)',
      }}
    >
      <Box sx={{ fontSize: 14, lineHeight: '20px', fontWeight: 600 }}>{title}</Box>
      {text && <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'night.muted' }}>{text}</Box>}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  )
}
