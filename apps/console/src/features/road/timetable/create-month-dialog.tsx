import { CreateMonthForm } from '@lumiroute/contract/timetable'
import type { DayPattern } from '@lumiroute/contract/timetable'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useMonthChoices } from './month-choices.ts'
import { useCreateMonth } from './save-timetable.ts'

const order = ['lastMonth', 'online', 'weekdays'] as const satisfies readonly DayPattern[]

/** Plans the month for all vehicles at once; single vehicles are adjusted afterwards. */
export function CreateMonthDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { choices, nextMonth } = useMonthChoices(0, 3)
  const createMonth = useCreateMonth()
  const { control, submit, busy, failure } = useContractForm({
    schema: CreateMonthForm,
    defaultValues: { yearMon: nextMonth, pattern: 'lastMonth' },
    onSubmit: async (values) => {
      await createMonth.mutateAsync(values)
      onClose()
    },
  })
  return (
    <FormDialog
      open={open}
      title={t('timetable.month.title')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('timetable.month.submit')}
      busy={busy}
      failure={failure}
    >
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{t('timetable.month.text')}</Typography>
      <SelectField
        control={control}
        name="yearMon"
        label={t('timetable.month.yearMon')}
        options={choices}
        required
      />
      <RadioField
        control={control}
        name="pattern"
        label={t('timetable.month.pattern')}
        options={order.map((value) => ({ value, label: t(`timetable.month.${value}`) }))}
        isColumn
        required
      />
    </FormDialog>
  )
}
