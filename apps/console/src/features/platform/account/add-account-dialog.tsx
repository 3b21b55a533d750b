import { NewStoreAdminForm, createStoreAdmin, listStoreAdmins } from '@lumiroute/contract/account'
import { listStores } from '@lumiroute/contract/store'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { isApiError } from '../../../lib/api/client.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { AccountFields } from './account-fields.tsx'
import { isPlatform } from './kept-reason.ts'
import { passwordRules } from './password-rules.ts'

export type AddAccountDialogProps = { storeCode: string; open: boolean; onClose: () => void }

const getBlank = (storeCode: string): z.input<typeof NewStoreAdminForm> => ({
  adminAccount: '',
  adminName: '',
  adminEmail: '',
  adminEnabled: 1,
  storeRole: isPlatform(storeCode) ? 'owner' : 'manager',
  adminPassword: '',
  confirmPassword: '',
})

/** The form field is adminPassword, the API field adminPasswd: rename so that the error reaches the field. */
function renamePassword(error: unknown): unknown {
  if (!isApiError(error) || !error.fields.adminPasswd) return error
  const { adminPasswd, ...rest } = error.fields
  return { message: error.message, fields: { ...rest, adminPassword: adminPasswd } }
}

export function AddAccountDialog({ storeCode, open, onClose }: AddAccountDialogProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useAct(createStoreAdmin, {
    invalidate: [listStoreAdmins, listStores],
  })
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: NewStoreAdminForm,
    defaultValues: getBlank(storeCode),
    onSubmit: async ({ adminPassword, confirmPassword: _same, ...account }) => {
      await mutateAsync({ ...account, storeCode, adminPasswd: adminPassword }).catch((error: unknown) => {
        throw renamePassword(error)
      })
      onClose()
    },
  })
  return (
    <FormDialog
      {...{ open, onClose, busy, dirty, failure }}
      title={t('account.add.title')}
      submitLabel={t('account.add.submit')}
      onSubmit={submit}
    >
      <AccountFields
        control={control}
        roleKeptReason={isPlatform(storeCode) ? t('account.reason.platform') : undefined}
      >
        <PasswordField
          control={control}
          name="adminPassword"
          label={t('account.field.adminPassword')}
          autoComplete="new-password"
          rules={passwordRules(t)}
          required
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label={t('account.field.confirmPassword')}
          autoComplete="new-password"
          required
        />
      </AccountFields>
    </FormDialog>
  )
}
