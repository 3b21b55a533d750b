import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import type { Medium } from './thumbnail.tsx'
import { DialogHead } from '../dialog/dialog-head.tsx'

export type MediumDialogProps = { open: boolean; medium: Medium; onClose: () => void; onGone?: () => void }

const shown = { maxWidth: '100%', maxHeight: '72dvh', display: 'block' } as const

/** A picture as large as the window, or a playing video. */
export function MediumDialog({ open, medium, onClose, onGone }: MediumDialogProps) {
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogHead titleId={titleId} onClose={onClose}>
        {medium.name}
      </DialogHead>
      <Box sx={{ bgcolor: 'night.main', display: 'grid', placeItems: 'center', minWidth: { sm: 420 } }}>
        {medium.type === 'image' ? (
          <Box component="img" src={medium.url} alt={medium.name} sx={shown} />
        ) : (
          <Box component="video" src={medium.url} controls autoPlay loop muted playsInline sx={shown} />
        )}
      </Box>
    </Dialog>
  )
}
