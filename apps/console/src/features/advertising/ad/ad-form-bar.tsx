import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'

export type AdFormBarProps = { busy: boolean; dirty: boolean; onCancel: () => void }

export function AdFormBar({ busy, dirty, onCancel }: AdFormBarProps) {
  const { t } = useTranslation()
  return (
    <StickyBar note={dirty ? t('ad.form.unsaved') : ''}>
      <Button variant="outlined" color="inherit" onClick={onCancel}>
        {t('ui.dialog.cancel')}
      </Button>
      <SubmitButton busy={busy}>{t('ad.form.save')}</SubmitButton>
    </StickyBar>
  )
}
