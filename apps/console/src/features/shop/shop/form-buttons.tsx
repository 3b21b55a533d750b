import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

export type FormButtonsProps = {
  busy: boolean
  dirty: boolean
  /** Also said here: at the foot of a long form its head is out of sight. */
  failure: string | undefined
  onCancel: () => void
}

export function FormButtons({ busy, dirty, failure, onCancel }: FormButtonsProps) {
  const { t } = useTranslation()
  return (
    <StickyBar note={failure ?? (dirty ? t('catalogue.unsaved') : '')}>
      <Button variant="outlined" color="inherit" onClick={onCancel}>
        {t('ui.dialog.cancel')}
      </Button>
      <SubmitButton busy={busy}>{t('ui.dialog.save')}</SubmitButton>
    </StickyBar>
  )
}
