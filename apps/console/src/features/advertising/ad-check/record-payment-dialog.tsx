import { Text } from '@lumiroute/contract'
import type { Ad } from '@lumiroute/contract/ad'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { announce } from '../../../lib/announce.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useRecordPayment } from './review-ad.ts'

export type RecordPaymentDialogProps = { ad: Ad; open: boolean; onClose: () => void }

const PaymentForm = z.object({ memo: Text(200) })

export function RecordPaymentDialog({ ad, open, onClose }: RecordPaymentDialogProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useRecordPayment()
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: PaymentForm,
    defaultValues: { memo: '' },
    onSubmit: async ({ memo }) => {
      const { message } = await mutateAsync({ adId: ad.id, memo })
      announce('success', message)
      onClose()
    },
  })
  return (
    <FormDialog
      {...{ open, onClose, busy, dirty, failure }}
      title={t('adCheck.payDialog.title')}
      submitLabel={t('adCheck.payDialog.submit')}
      onSubmit={submit}
      width="xs"
    >
      <Typography sx={{ color: 'text.secondary', fontSize: 14, overflowWrap: 'anywhere' }}>
        {t('adCheck.payDialog.text', { name: ad.name })}
      </Typography>
      <TextArea
        control={control}
        name="memo"
        label={t('adCheck.field.memo')}
        placeholder={t('adCheck.payDialog.memoPlaceholder')}
        max={200}
        rows={2}
      />
    </FormDialog>
  )
}
