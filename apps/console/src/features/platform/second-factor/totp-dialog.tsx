import { confirmTotp, getSecondFactor, startTotp } from '@lumiroute/contract/second-factor'
import type { AnswerOf } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readOptions, useAct } from '../../../lib/api/query.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { MonoCode } from '../../../ui/figures.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { LoadingState } from '../../../ui/states.tsx'

type Props = { onClose: () => void; onDone: (recoveryCodes: readonly string[] | null) => void }

const grouped = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')

function Secret({ secret, uri }: AnswerOf<typeof startTotp>) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box sx={{ color: 'text.secondary' }}>{t('secondFactor.totp.scan')}</Box>
      <QrCode text={uri} label={t('secondFactor.totp.qr')} side="200px" />
      <Box sx={{ textAlign: 'center' }}>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('secondFactor.totp.secret')}</Box>
        <MonoCode>{grouped(secret)}</MonoCode>
      </Box>
    </Box>
  )
}

export function TotpDialog({ onClose, onDone }: Props) {
  const { t } = useTranslation()
  // Never from the cache: each set-up has a secret of its own.
  const { data, error } = useQuery({
    ...readOptions(startTotp, {}),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const act = useAct(confirmTotp, { invalidate: [getSecondFactor], quiet: 'errors' })
  const { control, submit, busy, failure } = useContractForm({
    schema: confirmTotp.body,
    defaultValues: { code: '' },
    onSubmit: async (typed) => onDone((await act.mutateAsync(typed)).recoveryCodes),
  })
  const problem = failure ?? error?.message
  return (
    <FormDialog
      open
      width="xs"
      title={t('secondFactor.totp.set')}
      submitLabel={t('secondFactor.totp.confirm')}
      onClose={onClose}
      onSubmit={submit}
      busy={busy}
      {...(problem !== undefined && { failure: problem })}
    >
      {data ? <Secret {...data} /> : <LoadingState />}
      <TextField
        control={control}
        name="code"
        label={t('secondFactor.totp.code')}
        autoComplete="one-time-code"
        maxLength={7}
        mono
        required
      />
    </FormDialog>
  )
}
