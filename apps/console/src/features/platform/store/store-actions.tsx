import type { Store } from '@lumiroute/contract/store'
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import HubOutlined from '@mui/icons-material/HubOutlined'
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined'
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/table-column.ts'
import type { StoreRow } from './store.columns.tsx'

export type StoreView = 'edit' | 'firstAdmin' | 'thirdParty' | 'game' | 'info' | 'accounts'
export type StoreOpen = (view: StoreView, store: Store) => void

const views = [
  { id: 'edit', label: 'store.list.editBasic', icon: <EditOutlined /> },
  { id: 'firstAdmin', label: 'store.list.firstAdmin', icon: <AdminPanelSettingsOutlined /> },
  { id: 'thirdParty', label: 'store.list.thirdParty', icon: <HubOutlined /> },
  { id: 'game', label: 'store.list.gameAndProject', icon: <SportsEsportsOutlined /> },
  { id: 'info', label: 'store.list.info', icon: <StorefrontOutlined /> },
  { id: 'accounts', label: 'store.list.accounts', icon: <ManageAccountsOutlined /> },
] as const

function deleteAction(t: TFunction, isPlatform: boolean, onClick: () => void): RowAction {
  return {
    id: 'delete',
    label: t('store.list.delete'),
    icon: <DeleteOutlined />,
    danger: true,
    disabled: isPlatform,
    disabledReason: t('store.list.platformKept'),
    onClick,
  }
}

export function useStoreActions(onOpen: StoreOpen, deleteStore: (store: Store) => Promise<void>) {
  const { t } = useTranslation()
  return useCallback(
    (store: StoreRow): readonly RowAction[] => [
      ...views.map(({ id, label, icon }) => {
        const isNext = id === 'firstAdmin' && store.storeFirstAdminId === null
        const onClick = () => onOpen(id, store)
        return { id, icon, label: t(isNext ? 'store.list.setFirstAdmin' : label), isNext, onClick }
      }),
      deleteAction(t, store.isPlatform, () => void deleteStore(store)),
    ],
    [t, onOpen, deleteStore],
  )
}
