import { FirstAdminForm as FirstAdminSchema, updateFirstAdmin } from '@lumiroute/contract/account'
import type { StoreAdmin } from '@lumiroute/contract/account'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { CallersPasswordField, type EmailValues } from '../email-address/callers-password-field.tsx'
import { MailNote } from './mail-note.tsx'
import { PersonFields, type PersonValues } from './person-fields.tsx'
import { useSaveFirstAdmin } from './save-first-admin.ts'

const FirstAdminWithPassword = FirstAdminSchema.extend({
  currentPassword: updateFirstAdmin.body.shape.currentPassword,
})

export type FirstAdminFormProps = {
  storeId: number
  admin?: StoreAdmin
  onSaved: () => void
  onCancel: () => void
}

export function FirstAdminForm({ storeId, admin, onSaved, onCancel }: FirstAdminFormProps) {
  const { t } = useTranslation()
  const save = useSaveFirstAdmin(admin)
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: FirstAdminWithPassword,
    defaultValues: {
      storeId,
      adminAccount: admin?.adminAccount ?? '',
      adminName: admin?.adminName ?? '',
      adminEmail: admin?.adminEmail ?? '',
      sendEmailResetPwd: !admin,
    },
    onSubmit: async (values) => {
      await save(values)
      onSaved()
    },
  })
  useUnsavedGuard(dirty)
  return (
    <Form onSubmit={submit}>
      <FormFailure text={failure} />
      <PersonFields control={control as unknown as Control<PersonValues>} autoFocus={!admin} />
      {admin && (
        <CallersPasswordField control={control as unknown as Control<EmailValues>} email={admin.adminEmail} />
      )}
      <SwitchField
        control={control}
        name="sendEmailResetPwd"
        label={t('account.field.sendEmailResetPwd')}
        helper={admin ? t('account.firstAdmin.mailChoice') : t('account.firstAdmin.mailFixed')}
        disabled={!admin}
      />
      <MailNote />
      <FormBar
        busy={busy}
        submitLabel={admin ? t('account.firstAdmin.submitEdit') : t('account.firstAdmin.submitCreate')}
        onCancel={onCancel}
      />
    </Form>
  )
}
