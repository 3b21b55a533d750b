import { deleteStore, listStores } from '@lumiroute/contract/store'
import type { Store } from '@lumiroute/contract/store'
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import HubOutlined from '@mui/icons-material/HubOutlined'
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined'
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import { storeColumns } from '../../features/platform/store/store.columns.tsx'
import { storePaths } from '../../features/platform/store/store.paths.ts'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, dayRange } from '../kit/filters.tsx'
import { dialog, edit, link, remove } from '../kit/row-actions.tsx'

// Loaded lazily, so that the list does not wait for the forms.
const ThirdPartyDialog = lazy(async () => ({
  default: (await import('../../features/platform/third-party/third-party-dialog.tsx')).ThirdPartyDialog,
}))
const GameDialog = lazy(async () => ({
  default: (await import('../../features/platform/store/game-dialog.tsx')).GameDialog,
}))

const hasNoAdmin = ({ storeFirstAdminId }: Store) => storeFirstAdminId === null

export const StoreListPage = defineListPage({
  noun: 'store',
  endpoint: listStores,
  rows: 'storeList',
  columns: storeColumns,
  filters: [
    choice(
      'storeEnabled',
      ['true', 'false'],
      (t) => [
        { value: 'true', label: t('store.enabled') },
        { value: 'false', label: t('store.disabled') },
      ],
      { all: 'store.list.allStates' },
    ),
    choice(
      'admin',
      ['none', 'noPassword'],
      (t) => [
        { value: 'none', label: t('store.list.adminNone') },
        { value: 'noPassword', label: t('store.list.adminNoPassword') },
      ],
      { all: 'store.list.adminAll', label: 'store.list.admin' },
    ),
    dayRange('from', 'to', 'store.list.joined'),
  ],
  drawing: <DarkBoard />,
  create: storePaths.create,
  visibleActions: 1,
  rowActions: [
    edit(storePaths.edit, { label: 'store.list.editBasic' }),
    link('firstAdmin', <AdminPanelSettingsOutlined />, storePaths.firstAdmin, {
      label: (store) => (hasNoAdmin(store as Store) ? 'store.list.setFirstAdmin' : 'store.list.firstAdmin'),
      isNext: (store) => hasNoAdmin(store as Store),
    }),
    dialog('thirdParty', <HubOutlined />, (store: Store, control) => (
      <ThirdPartyDialog store={store} {...control} />
    )),
    dialog(
      'game',
      <SportsEsportsOutlined />,
      (store: Store, control) => <GameDialog store={store} {...control} />,
      { label: 'store.list.gameAndProject' },
    ),
    link('info', <StorefrontOutlined />, ({ storeCode }: Store) => storePaths.info(storeCode)),
    link('accounts', <ManageAccountsOutlined />, ({ storeCode }: Store) => storePaths.accounts(storeCode)),
    remove(
      {
        endpoint: deleteStore,
        stale: [listStores],
        input: ({ id }: Store) => ({ id }),
        names: ({ storeCode, storeName }: Store) => ({ name: storeName, code: storeCode }),
      },
      {
        isShown: () => true,
        refusal: ({ actions }, t) => (actions.includes('delete') ? undefined : t('store.list.platformKept')),
      },
    ),
  ],
})
