import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Medium } from './thumbnail.tsx'

export type MediumDialogProps = { open: boolean; medium: Medium; onClose: () => void; onGone?: () => void }

const shown = { maxWidth: '100%', maxHeight: '72dvh', display: 'block' } as const

/** A picture as large as the window allows, or a film that plays. */
export function MediumDialog({ open, medium, onClose, onGone }: MediumDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={titleId} sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {medium.name}
      </DialogTitle>
      <IconButton
        aria-label={t('ui.dialog.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 14, right: 16, color: 'text.secondary' }}
      >
        <Close />
      </IconButton>
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
