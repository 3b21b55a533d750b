import { getMe, updateMe } from '@lumiroute/contract/session'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { EmailChangeNote } from '../email-address/email-change-note.tsx'
import { useUser } from './current-user.tsx'

export function ProfileForm() {
  const { t } = useTranslation()
  const { adminName, adminEmail, emailVerifiedAt, newEmail, version } = useUser()
  const act = useAct(updateMe, { invalidate: [getMe], quiet: 'errors', success: () => t('profile.saved') })
  const { control, submit, busy, failure, form } = useContractForm({
    schema: updateMe.body,
    defaultValues: { adminName, adminEmail },
    onSubmit: async ({ currentPassword, ...values }) => {
      const { user } = await act.mutateAsync({
        ...values,
        version,
        ...(values.adminEmail !== adminEmail && { currentPassword: currentPassword ?? '' }),
      })
      // The address in force; a new one waits above for its confirmation.
      form.reset({ adminName: user.adminName, adminEmail: user.adminEmail })
    },
  })
  const isNewEmail = useWatch({ control, name: 'adminEmail' }) !== adminEmail
  return (
    <Form onSubmit={submit}>
      <FormFailure text={failure} />
      {newEmail && <EmailChangeNote newEmail={newEmail} />}
      <TextField
        control={control}
        name="adminName"
        label={t('session.field.name')}
        autoComplete="name"
        required
      />
      <TextField
        control={control}
        name="adminEmail"
        label={t('session.field.email')}
        helper={t(emailVerifiedAt === null ? 'emailAddress.unverified' : 'emailAddress.verified')}
        type="email"
        autoComplete="email"
        required
      />
      {isNewEmail && (
        <PasswordField
          control={control}
          name="currentPassword"
          label={t('session.field.currentPassword')}
          helper={t('emailAddress.passwordNeeded')}
          autoComplete="current-password"
          required
        />
      )}
      <div>
        <SubmitButton busy={busy}>{t('profile.save')}</SubmitButton>
      </div>
    </Form>
  )
}
