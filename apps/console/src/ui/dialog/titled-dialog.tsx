import Dialog from '@mui/material/Dialog'
import type { DialogProps } from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { DialogHead } from './dialog-head.tsx'

export type TitledDialogProps = {
  open: boolean
  title: ReactNode
  maxWidth: NonNullable<DialogProps['maxWidth']>
  onClose: () => void
  children: ReactNode
}

/** A dialog with title and close button, which fills the screen of a phone. */
export function TitledDialog({ open, title, maxWidth, onClose, children }: TitledDialogProps) {
  const titleId = useId()
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
    >
      <DialogHead titleId={titleId} onClose={onClose}>
        {title}
      </DialogHead>
      {children}
    </Dialog>
  )
}
