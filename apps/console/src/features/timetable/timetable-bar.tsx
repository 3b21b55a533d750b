import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

export type TimetableBarProps = {
  changed: number
  busy: boolean
  /** The id of a form that the bar stands outside of. */
  form?: string
  onCancel: () => void
}

const look = {
  position: 'sticky',
  bottom: { xs: 0, sm: 16 },
  zIndex: 4,
  gap: 1.5,
  px: 2,
  py: 1.5,
  mx: { xs: -2, sm: 0 },
  mb: { xs: -2, sm: 0 },
  alignItems: 'center',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: '10px' },
  boxShadow: '0 8px 24px -12px rgb(11 18 32 / 0.24)',
} as const

/** Says what is not saved yet, beside the button that saves it; in reach wherever one has scrolled to. */
export function TimetableBar({ changed, busy, form, onCancel }: TimetableBarProps) {
  const { t } = useTranslation()
  const note = changed > 0 ? t('timetable.form.changed', { total: changed }) : t('timetable.form.unchanged')
  return (
    <Stack direction="row" sx={look}>
      <Box role="status" sx={{ flexGrow: 1, minWidth: 0, fontSize: 13, color: 'text.secondary' }}>
        {note}
      </Box>
      <Button variant="outlined" color="inherit" onClick={onCancel}>
        {t('ui.dialog.cancel')}
      </Button>
      <SubmitButton form={form} busy={busy}>
        {t('timetable.form.submit')}
      </SubmitButton>
    </Stack>
  )
}
