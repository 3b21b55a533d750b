import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useIsHeld } from '../../../ui/form/form-hold.tsx'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

export type MessageButtonsProps = {
  busy: boolean
  dirty: boolean
  failure: string | undefined
  /** Already scheduled: it is updated, not sent. */
  isScheduled: boolean
  onCancel: () => void
  onDraft: () => void
}

export function MessageButtons(props: MessageButtonsProps) {
  const { busy, dirty, failure, isScheduled, onCancel, onDraft } = props
  const { t } = useTranslation()
  const isHeld = useIsHeld()
  return (
    <StickyBar note={failure ?? (dirty ? t('catalogue.unsaved') : '')}>
      <Button variant="text" color="inherit" onClick={onCancel}>
        {t('ui.dialog.cancel')}
      </Button>
      <Button variant="outlined" color="inherit" disabled={isHeld || busy} onClick={onDraft}>
        {isScheduled ? t('message.form.toDraft') : t('message.form.saveDraft')}
      </Button>
      <SubmitButton busy={busy}>
        {isScheduled ? t('message.form.reschedule') : t('message.form.send')}
      </SubmitButton>
    </StickyBar>
  )
}
