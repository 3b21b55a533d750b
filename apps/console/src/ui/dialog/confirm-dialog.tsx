import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export type ConfirmOptions = {
  /** A question that names the item: 確定刪除廣告「春節檔期」？ */
  title: string
  text?: string
  confirmLabel?: string
  cancelLabel?: string
  destructive?: boolean
}

export type ConfirmDialogProps = ConfirmOptions & {
  open: boolean
  onAnswer: (isConfirmed: boolean) => void
  onGone?: () => void
}

/** A destructive question focuses the safe answer, so that Enter does not destroy anything. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, destructive = false, onAnswer, onGone } = props
  const { t } = useTranslation()
  const titleId = useId()
  const textId = useId()
  const detail = text ?? (destructive ? t('ui.dialog.irreversible') : undefined)
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={detail ? textId : undefined}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {detail && (
        <DialogContent id={textId} sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {detail}
        </DialogContent>
      )}
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" autoFocus={destructive} onClick={() => onAnswer(false)}>
          {cancelLabel ?? t('ui.dialog.cancel')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          autoFocus={!destructive}
          onClick={() => onAnswer(true)}
        >
          {confirmLabel ?? (destructive ? t('ui.dialog.delete') : t('ui.dialog.ok'))}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
