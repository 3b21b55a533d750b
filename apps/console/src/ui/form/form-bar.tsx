import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from './submit-button.tsx'

export type FormBarProps = { busy: boolean; submitLabel: string; onCancel: () => void }

/** The two buttons at the end of a form page. */
export function FormBar({ busy, submitLabel, onCancel }: FormBarProps) {
  const { t } = useTranslation()
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        gridColumn: '1 / -1',
        justifyContent: 'flex-end',
        '& > *': { flex: { xs: 1, sm: 'none' } },
      }}
    >
      <Button variant="outlined" color="inherit" onClick={onCancel}>
        {t('ui.dialog.cancel')}
      </Button>
      <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
    </Stack>
  )
}
