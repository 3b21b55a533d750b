import { listStoreAdmins } from '@lumiroute/contract/account'
import type { StoreAdmin } from '@lumiroute/contract/account'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import LockReset from '@mui/icons-material/LockReset'
import PersonAddAlt from '@mui/icons-material/PersonAddAlt'
import { lazy } from 'react'
import { accountColumns } from '../../features/platform/account/account.columns.tsx'
import { useDeleteAccount } from '../../features/platform/account/delete-account.ts'
import { useResetSecondFactor } from '../../features/platform/account/reset-second-factor.ts'
import { keptReason } from '../../features/platform/account/kept-reason.ts'
import { auditPath } from '../../features/platform/audit/audit.paths.ts'
import { defineListPage } from '../kit/define-list-page.tsx'
import { act, dialog, link } from '../kit/row-actions.tsx'

const AddAccountDialog = lazy(async () => ({
  default: (await import('../../features/platform/account/add-account-dialog.tsx')).AddAccountDialog,
}))
const EditAccountDialog = lazy(async () => ({
  default: (await import('../../features/platform/account/edit-account-dialog.tsx')).EditAccountDialog,
}))

export const StoreAccountListPage = defineListPage({
  noun: 'account',
  endpoint: listStoreAdmins,
  rows: 'storeAdminList',
  scope: ({ storeCode }) => ({ storeCode }),
  columns: accountColumns,
  hidden: ['lastSignInAt'],
  create: {
    icon: <PersonAddAlt />,
    flag: 'add',
    dialog: (control, { storeCode }) => <AddAccountDialog storeCode={storeCode} {...control} />,
  },
  rowActions: [
    dialog(
      'edit',
      <EditOutlined />,
      (account: StoreAdmin, control) => <EditAccountDialog account={account} {...control} />,
      { refusal: (account, t) => (account.actions.includes('edit') ? undefined : keptReason(t, account)) },
    ),
    link(
      'audit',
      <History />,
      ({ id }: StoreAdmin) => auditPath({ objectKind: 'account', objectId: String(id) }),
      {
        label: 'nav.auditList',
      },
    ),
    act('resetSecondFactor', <LockReset />, useResetSecondFactor, {
      isShown: ({ actions }) => actions.includes('resetSecondFactor'),
    }),
    act('delete', <DeleteOutlined />, useDeleteAccount, {
      danger: true,
      refusal: (account, t) => (account.actions.includes('delete') ? undefined : keptReason(t, account)),
    }),
  ],
})
