import type { Store } from '@lumiroute/contract/store'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Suspense, lazy, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { StoreOpen } from '../../features/platform/store/store-actions.tsx'
import { StoreTable } from '../../features/platform/store/store-table.tsx'
import { storePaths } from '../../features/platform/store/store.paths.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'

// The list must not wait for the forms that are opened from it.
const ThirdPartyDialog = lazy(async () => ({
  default: (await import('../../features/platform/third-party/third-party-dialog.tsx')).ThirdPartyDialog,
}))
const GameDialog = lazy(async () => ({
  default: (await import('../../features/platform/store/game-dialog.tsx')).GameDialog,
}))

const dialogs = { thirdParty: ThirdPartyDialog, game: GameDialog }
type Opened = { view: keyof typeof dialogs; store: Store }

const pathOf = {
  edit: storePaths.edit,
  firstAdmin: storePaths.firstAdmin,
  info: ({ storeCode }: Store) => storePaths.info(storeCode),
  accounts: ({ storeCode }: Store) => storePaths.accounts(storeCode),
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const Dialog = dialogs[opened.view]
  return (
    <Suspense>
      <Dialog open store={opened.store} onClose={onClose} />
    </Suspense>
  )
}

export function StoreListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const table = useTableUrlState({ filters: ['storeEnabled', 'admin', 'from', 'to'], sizes: [20, 50, 100] })
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback<StoreOpen>(
    (view, store) => {
      if (view === 'thirdParty' || view === 'game') return setOpened({ view, store })
      return void navigate(pathOf[view](store))
    },
    [navigate],
  )
  const create = (
    <Button variant="contained" startIcon={<Add />} href={storePaths.create}>
      {t('store.list.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('store.list.title')} purpose={t('store.list.purpose')} actions={create} />
      <StoreTable {...table} onOpen={open} />
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
