import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type ResultDialogProps = {
  open: boolean
  title: string
  message?: ReactNode
  okLabel?: string
  onClose: () => void
}

export function ResultDialog({ open, title, message, okLabel, onClose }: ResultDialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {message && (
        <DialogContent sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{message}</DialogContent>
      )}
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {okLabel ?? t('ui.dialog.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
