import { RequiredText, validationTexts } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'

export type ReasonKind = 'reject' | 'withdraw'
export type ReasonDialogProps = {
  kind: ReasonKind
  name: string
  open: boolean
  onClose: () => void
  onSubmit: (reason: string) => Promise<unknown>
}

const ReasonForm = z.object({ reason: RequiredText(500, { required: validationTexts.reason }) })
const common = {
  reject: ['quality', 'rights', 'words', 'brand', 'date'],
  withdraw: ['complaint', 'expired', 'store', 'equipment'],
} as const

function useCommonReasons(kind: ReasonKind): string[] {
  const { t } = useTranslation()
  if (kind === 'reject') return common.reject.map((name) => t(`adCheck.rejectDialog.${name}`))
  return common.withdraw.map((name) => t(`adCheck.withdrawDialog.${name}`))
}

function useWords(kind: ReasonKind, name: string) {
  const { t } = useTranslation()
  const isReject = kind === 'reject'
  return {
    title: t(isReject ? 'adCheck.rejectDialog.title' : 'adCheck.withdrawDialog.title', { name }),
    text: t(isReject ? 'adCheck.rejectDialog.text' : 'adCheck.withdrawDialog.text'),
    submitLabel: t(isReject ? 'adCheck.rejectDialog.submit' : 'adCheck.withdrawDialog.submit'),
  }
}

/** Appends the chosen reason on a line of its own. */
const withReason = (now: string, reason: string) =>
  now.includes(reason) ? now : [now.trim(), reason].filter(Boolean).join('\n')

export function ReasonDialog({ kind, name, open, onClose, onSubmit }: ReasonDialogProps) {
  const { t } = useTranslation()
  const { title, text, submitLabel } = useWords(kind, name)
  const reasons = useCommonReasons(kind)
  const { form, control, submit, busy, dirty, failure } = useContractForm({
    schema: ReasonForm,
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => onSubmit(reason),
  })
  const add = (reason: string) =>
    form.setValue('reason', withReason(form.getValues('reason'), reason), {
      shouldDirty: true,
      shouldValidate: true,
    })
  return (
    <FormDialog {...{ open, onClose, busy, dirty, failure, title, submitLabel }} onSubmit={submit}>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{text}</Typography>
      <TextArea
        control={control}
        name="reason"
        label={t('adCheck.field.reason')}
        max={500}
        rows={4}
        required
      />
      <Box role="group" aria-label={t('adCheck.rejectDialog.reasons')}>
        <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 0.75 }}>
          {t('adCheck.rejectDialog.reasons')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {reasons.map((reason) => (
            <Chip key={reason} label={reason} variant="outlined" onClick={() => add(reason)} />
          ))}
        </Box>
      </Box>
    </FormDialog>
  )
}
