import type { StoreAdmin } from '@lumiroute/contract/account'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { useUser } from '../session/current-user.tsx'
import { useDeleteAccount } from './delete-account.ts'

/** Why the server does not offer to disable or delete an account. */
export function useKeptReason() {
  const { t } = useTranslation()
  const { id } = useUser()
  return useCallback(
    (account: StoreAdmin) => (account.id === id ? t('account.reason.self') : t('account.reason.lastEnabled')),
    [t, id],
  )
}

export function useAccountActions(onEdit: (account: StoreAdmin) => void) {
  const { t } = useTranslation()
  const keptReason = useKeptReason()
  const deleteAccount = useDeleteAccount()
  return useCallback(
    (account: StoreAdmin): readonly RowAction[] => [
      {
        id: 'edit',
        label: t('account.list.edit'),
        icon: <EditOutlined />,
        disabled: !account.actions.includes('edit'),
        onClick: () => onEdit(account),
      },
      {
        id: 'delete',
        label: t('account.list.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        disabled: !account.actions.includes('delete'),
        disabledReason: keptReason(account),
        onClick: () => void deleteAccount(account),
      },
    ],
    [t, keptReason, onEdit, deleteAccount],
  )
}
