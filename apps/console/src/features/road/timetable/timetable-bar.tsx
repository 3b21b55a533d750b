import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

export type TimetableBarProps = {
  changed: number
  busy: boolean
  /** The id of the form, which the bar is outside of. */
  form?: string
  onCancel: () => void
}

/** The number of unsaved changes next to the save button. */
export function TimetableBar({ changed, busy, form, onCancel }: TimetableBarProps) {
  const { t } = useTranslation()
  const note = changed > 0 ? t('timetable.form.changed', { total: changed }) : t('timetable.form.unchanged')
  return (
    <StickyBar note={note}>
      <Button variant="outlined" color="inherit" onClick={onCancel}>
        {t('ui.dialog.cancel')}
      </Button>
      <SubmitButton form={form} busy={busy}>
        {t('timetable.form.submit')}
      </SubmitButton>
    </StickyBar>
  )
}
