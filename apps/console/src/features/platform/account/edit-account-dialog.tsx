import { StoreAdminForm, listStoreAdmins, updateStoreAdmin } from '@lumiroute/contract/account'
import { listStores } from '@lumiroute/contract/store'
import type { StoreAdmin } from '@lumiroute/contract/account'
import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { CallersPasswordField, type EmailValues } from '../email-address/callers-password-field.tsx'
import { keptReason, roleKeptReason } from './kept-reason.ts'
import { AccountFields } from './account-fields.tsx'

export type EditAccountDialogProps = { account: StoreAdmin; open: boolean; onClose: () => void }

const EditForm = StoreAdminForm.extend({ currentPassword: updateStoreAdmin.body.shape.currentPassword })

const toValues = (account: StoreAdmin): z.input<typeof EditForm> => ({
  adminAccount: account.adminAccount,
  adminName: account.adminName,
  adminEmail: account.adminEmail,
  adminEnabled: account.adminEnabled ? 1 : 0,
  storeRole: account.storeRole,
})

export function EditAccountDialog({ account, open, onClose }: EditAccountDialogProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useAct(updateStoreAdmin, {
    invalidate: [listStoreAdmins, listStores],
  })
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: EditForm,
    defaultValues: toValues(account),
    onSubmit: async (values) => {
      await mutateAsync({ ...values, id: account.id, version: account.version })
      onClose()
    },
  })
  const isKept = account.adminEnabled && !account.actions.includes('disable')
  const [adminEnabled, storeRole] = useWatch({ control, name: ['adminEnabled', 'storeRole'] })
  const isDisabling = account.adminEnabled && adminEnabled === 0
  return (
    <FormDialog
      {...{ open, onClose, busy, dirty, failure }}
      title={t('account.edit.title', { account: account.adminAccount })}
      onSubmit={submit}
    >
      <AccountFields
        control={control}
        keptReason={isKept ? keptReason(t, account) : undefined}
        roleKeptReason={account.actions.includes('changeRole') ? undefined : roleKeptReason(t, account)}
      >
        <CallersPasswordField
          control={control as unknown as Control<EmailValues>}
          email={account.adminEmail}
        />
      </AccountFields>
      {storeRole !== account.storeRole && (
        <Alert severity="info" role="status">
          {t('account.edit.roleWarning')}
        </Alert>
      )}
      {isDisabling && (
        <Alert severity="warning" role="status">
          {t('account.edit.disableWarning')}
        </Alert>
      )}
    </FormDialog>
  )
}
