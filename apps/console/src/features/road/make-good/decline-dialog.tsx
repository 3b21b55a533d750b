import { RequiredText, validationTexts } from '@lumiroute/contract'
import { declineMakeGood, listMakeGoods, type MakeGood } from '@lumiroute/contract/make-good'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useAct } from '../../../lib/api/query.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'

type Props = { makeGood: MakeGood; open: boolean; onClose: () => void }

const ReasonForm = z.object({ reason: RequiredText(500, { required: validationTexts.reason }) })

export function DeclineDialog({ makeGood, open, onClose }: Props) {
  const { t } = useTranslation()
  const { mutateAsync } = useAct(declineMakeGood, { quiet: 'errors', invalidate: [listMakeGoods] })
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: ReasonForm,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await mutateAsync({ makeGoodId: makeGood.id, reason })
      onClose()
    },
  })
  const title = t('makeGood.decline.title', { name: makeGood.adName })
  const submitLabel = t('makeGood.decline.submit')
  return (
    <FormDialog {...{ open, onClose, busy, dirty, failure, title, submitLabel }} onSubmit={submit}>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{t('makeGood.decline.text')}</Typography>
      <TextArea
        control={control}
        name="reason"
        label={t('makeGood.field.reason')}
        max={500}
        rows={3}
        required
      />
    </FormDialog>
  )
}
