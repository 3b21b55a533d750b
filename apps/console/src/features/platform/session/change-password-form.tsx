import { samePassword, validationTexts as say } from '@lumiroute/contract'
import { changePassword } from '@lumiroute/contract/session'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const Typed = changePassword.body
  .extend({ confirmPassword: z.string().min(1, say.requiredField) })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, samePassword('newPassword'))
type Typed = z.infer<typeof Typed>

const empty: Typed = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePasswordForm({ onChanged }: { onChanged?: () => void }) {
  const { t } = useTranslation()
  const act = useAct(changePassword, { quiet: 'errors' })
  const { control, submit, busy, failure, form } = useContractForm({
    schema: Typed,
    defaultValues: empty,
    onSubmit: async ({ currentPassword, newPassword }: Typed) => {
      await act.mutateAsync({ currentPassword, newPassword })
      form.reset(empty)
      onChanged?.()
    },
  })
  return (
    <Form onSubmit={submit}>
      <FormFailure text={failure} />
      <PasswordField
        control={control}
        name="currentPassword"
        label={t('session.field.currentPassword')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields control={control} name="newPassword" />
      <div>
        <SubmitButton busy={busy}>{t('profile.changePassword')}</SubmitButton>
      </div>
    </Form>
  )
}
