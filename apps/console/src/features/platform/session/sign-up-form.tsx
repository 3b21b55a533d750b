import { register } from '@lumiroute/contract/session'
import type { CallOf } from '@lumiroute/contract'
import { useTranslation } from 'react-i18next'
import { announce, announceOnArrival } from '../../../lib/announce.ts'
import { call, isApiError } from '../../../lib/api/client.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { session } from '../../../lib/session/session.ts'
import { Form } from '../../../ui/form/form-layout.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { usePasswordRules } from './password-rules.ts'

export function SignUpForm() {
  const { t } = useTranslation()
  const rules = usePasswordRules()

  async function send(values: CallOf<typeof register>) {
    try {
      const { token } = await call(register, { ...values, refreshCookie: 'lasting' })
      announceOnArrival('success', t('session.signUp.done'))
      session.open(token, true)
    } catch (error) {
      if (!isApiError(error)) throw error
      announce('error', error.message)
      if (Object.keys(error.fields).length > 0) throw error
    }
  }
  const { control, submit, busy } = useContractForm({
    schema: register.body,
    defaultValues: { name: '', email: '', password: '' },
    onSubmit: send,
  })
  return (
    <Form onSubmit={submit}>
      <TextField
        control={control}
        name="name"
        label={t('session.field.name')}
        helper={t('session.signUp.storeHint')}
        autoComplete="organization"
        required
        autoFocus
      />
      <TextField
        control={control}
        name="email"
        label={t('session.field.email')}
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField
        control={control}
        name="password"
        label={t('session.field.password')}
        autoComplete="new-password"
        rules={rules}
        required
      />
      <SubmitButton busy={busy} size="large" fullWidth>
        {t('session.signUp.act')}
      </SubmitButton>
    </Form>
  )
}
