import { getMe, updateMe } from '@lumiroute/contract/session'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useUser } from './current-user.tsx'

export function ProfileForm() {
  const { t } = useTranslation()
  const { adminName, adminEmail, version } = useUser()
  const act = useAct(updateMe, { invalidate: [getMe], quiet: 'errors', success: () => t('profile.saved') })
  const { control, submit, busy, failure } = useContractForm({
    schema: updateMe.body,
    defaultValues: { adminName, adminEmail },
    onSubmit: (values) => act.mutateAsync({ ...values, version }),
  })
  return (
    <Form onSubmit={submit}>
      <FormFailure text={failure} />
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
        type="email"
        autoComplete="email"
        required
      />
      <div>
        <SubmitButton busy={busy}>{t('profile.save')}</SubmitButton>
      </div>
    </Form>
  )
}
