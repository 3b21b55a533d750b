import { resetPassword } from '@lumiroute/contract/session'
import { useTranslation } from 'react-i18next'
import { announceOnArrival } from '../../../lib/announce.ts'
import { call } from '../../../lib/api/client.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { session } from '../../../lib/session/session.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordTwice } from './new-password.ts'

type Props = { token: string; onDone: () => void }

export function ResetPasswordForm({ token, onDone }: Props) {
  const { t } = useTranslation()

  async function send({ password }: PasswordTwice) {
    await call(resetPassword, { token, password })
    // The server has ended every session of the account, so this one would fail at its next request.
    session.close()
    announceOnArrival('success', t('session.resetPassword.done'))
    onDone()
  }
  const { control, submit, busy, failure } = useContractForm({
    schema: PasswordTwice,
    defaultValues: { password: '', confirmPassword: '' },
    onSubmit: send,
  })
  return (
    <Form onSubmit={submit}>
      <FormFailure text={failure} />
      <NewPasswordFields control={control} name="password" />
      <SubmitButton busy={busy} size="large" fullWidth>
        {t('session.resetPassword.act')}
      </SubmitButton>
    </Form>
  )
}
