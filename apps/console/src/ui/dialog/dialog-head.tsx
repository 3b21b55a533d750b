import Close from '@mui/icons-material/Close'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type DialogHeadProps = { titleId: string; onClose: () => void; children: ReactNode }

/** Dialog title with a close button. */
export function DialogHead({ titleId, onClose, children }: DialogHeadProps) {
  const { t } = useTranslation()
  return (
    <>
      <DialogTitle id={titleId} sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {children}
      </DialogTitle>
      <IconButton
        aria-label={t('ui.dialog.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 14, right: 16, color: 'text.secondary' }}
      >
        <Close />
      </IconButton>
    </>
  )
}
