import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import type { FormEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form/form-failure.tsx'
import { FormHold } from '../form/form-hold.tsx'
import { Form } from '../form/form-layout.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useConfirm } from './use-confirm.tsx'

export type FormDialogProps = {
  open: boolean
  title: string
  onClose: () => void
  onSubmit: FormEventHandler
  submitLabel?: string
  busy: boolean
  dirty?: boolean
  failure?: string
  columns?: 1 | 2
  width?: 'xs' | 'sm' | 'md'
  children: ReactNode
}

/** A dialog on wide screens, full screen on a phone. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    onClose,
    onSubmit,
    submitLabel,
    busy,
    dirty = false,
    failure,
    columns,
    width = 'sm',
  } = props
  const { t } = useTranslation()
  const confirm = useConfirm()
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true })
  const titleId = useId()
  const formId = useId()
  const close = async () => {
    if (busy) return
    const leaves = {
      title: t('ui.form.unsaved'),
      confirmLabel: t('ui.form.leave'),
      cancelLabel: t('ui.form.stay'),
    }
    if (!dirty || (await confirm({ ...leaves, text: t('ui.form.unsavedText'), destructive: true }))) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={() => void close()}
      fullScreen={isPhone}
      fullWidth
      maxWidth={width}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={t('ui.dialog.close')}
        onClick={() => void close()}
        sx={{ position: 'absolute', top: 14, right: 16, color: 'text.secondary' }}
      >
        <Close />
      </IconButton>
      <FormHold>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <FormFailure text={failure} />
          <Form id={formId} onSubmit={onSubmit} columns={columns}>
            {props.children}
          </Form>
        </DialogContent>
        <DialogActions
          sx={isPhone ? { borderTop: 1, borderColor: 'divider', p: 2, '& > *': { flex: 1 } } : undefined}
        >
          <Button
            variant="outlined"
            color="inherit"
            size={isPhone ? 'large' : 'medium'}
            onClick={() => void close()}
          >
            {t('ui.dialog.cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy} size={isPhone ? 'large' : 'medium'}>
            {submitLabel ?? t('ui.dialog.save')}
          </SubmitButton>
        </DialogActions>
      </FormHold>
    </Dialog>
  )
}
