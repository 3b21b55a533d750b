import { forgotPassword } from '@lumiroute/contract/session'
import type { CallOf } from '@lumiroute/contract'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/client.ts'
import { useConfig } from '../../../lib/api/config.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

const leaveAfterMs = 1500

/** Shown before submitting, so that it does not reveal who has an account. */
function KeptNote() {
  const { t } = useTranslation()
  if (useConfig()?.mail !== 'outbox') return null
  return (
    <Alert severity="info" role="note">
      {t('session.forgotPassword.kept')}
    </Alert>
  )
}

/** Confirms that the mail is on its way, then returns. */
export function ForgotPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useEffect(() => {
    if (sentTo === null) return undefined
    const timer = setTimeout(() => {
      setSentTo(null)
      onDone()
    }, leaveAfterMs)
    return () => clearTimeout(timer)
  }, [sentTo, onDone])

  const { control, submit, busy, failure } = useContractForm({
    schema: forgotPassword.body,
    defaultValues: { email: '' },
    onSubmit: async (values: CallOf<typeof forgotPassword>) => {
      await call(forgotPassword, values)
      setSentTo(values.email)
    },
  })
  return (
    <Form onSubmit={submit}>
      {sentTo !== null && (
        <Alert severity="success" role="status">
          {t('session.forgotPassword.done', { email: sentTo })}
        </Alert>
      )}
      <KeptNote />
      <FormFailure text={failure} />
      <TextField
        control={control}
        name="email"
        label={t('session.field.email')}
        type="email"
        autoComplete="email"
        required
        autoFocus
      />
      <SubmitButton busy={busy} size="large" fullWidth>
        {t('session.forgotPassword.act')}
      </SubmitButton>
    </Form>
  )
}
