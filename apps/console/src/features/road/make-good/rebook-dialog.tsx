import {
  listMakeGoodDates,
  listMakeGoods,
  type MakeGood,
  rebookMakeGood,
} from '@lumiroute/contract/make-good'
import { IsoDate } from '@lumiroute/contract'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useAct, useRead } from '../../../lib/api/query.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'

type Props = { makeGood: MakeGood; open: boolean; onClose: () => void }

const DateForm = z.object({ date: IsoDate })

/** Offers the dates on which a vehicle or screen is free. */
export function RebookDialog({ makeGood, open, onClose }: Props) {
  const { t } = useTranslation()
  const { date: formatDay } = useFormat()
  const dates = useRead(listMakeGoodDates, { makeGoodId: makeGood.id })
  const { mutateAsync } = useAct(rebookMakeGood, { quiet: 'errors', invalidate: [listMakeGoods] })
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: DateForm,
    defaultValues: { date: '' },
    onSubmit: async ({ date }) => {
      await mutateAsync({ makeGoodId: makeGood.id, date })
      onClose()
    },
  })
  const options = (dates.data?.dateList ?? []).map((day) => ({ value: day, label: formatDay(day) }))
  const isNone = dates.data !== undefined && options.length === 0
  const title = t('makeGood.rebook.title', { name: makeGood.adName })
  const submitLabel = t('makeGood.rebook.submit')
  return (
    <FormDialog {...{ open, onClose, busy, dirty, failure, title, submitLabel }} onSubmit={submit}>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
        {t(isNone ? 'makeGood.rebook.none' : 'makeGood.rebook.text')}
      </Typography>
      {!isNone && (
        <SelectField
          control={control}
          name="date"
          label={t('makeGood.field.date')}
          options={options}
          required
        />
      )}
    </FormDialog>
  )
}
