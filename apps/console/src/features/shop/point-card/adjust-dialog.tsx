import { adjustPoints } from '@lumiroute/contract/point-card'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ledgerReads } from './list-point-cards.ts'

type Values = { delta: number | undefined; reason: string }
const Adjusted = adjustPoints.body.pick({ delta: true, reason: true })
type Sent = z.output<typeof Adjusted>
const Schema = z
  .custom<Values>()
  .transform((values) => values as z.input<typeof Adjusted>)
  .pipe(Adjusted)

export type AdjustDialogProps = { storeCode: string; cardNo: string; onClose: () => void }

/** Corrects a balance; a double click counts once. */
export function AdjustDialog({ storeCode, cardNo, onClose }: AdjustDialogProps) {
  const { t } = useTranslation()
  const [requestKey] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useAct(adjustPoints, { invalidate: ledgerReads, quiet: 'errors' })
  const { control, submit, busy, dirty, failure } = useContractForm<Values, Sent>({
    schema: Schema,
    defaultValues: { delta: undefined, reason: '' },
    onSubmit: async (values) => {
      await mutateAsync({ store: storeCode, cardNo, ...values, requestKey })
      onClose()
    },
  })
  const of: Control<Values, unknown, Sent> = control
  return (
    <FormDialog
      open
      title={t('pointCard.adjust.title')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('pointCard.adjust.submit')}
      width="xs"
      {...{ busy, dirty }}
      {...(failure && { failure })}
    >
      <NumberField
        control={of}
        name="delta"
        label={t('pointCard.field.delta')}
        helper={t('pointCard.adjust.deltaHelper')}
        min={-50}
        max={50}
        end={t('pointCard.form.pointsUnit')}
        required
      />
      <TextField
        control={of}
        name="reason"
        label={t('pointCard.field.reason')}
        helper={t('pointCard.adjust.reasonHelper')}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}
