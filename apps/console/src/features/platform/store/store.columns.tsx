import type { Store } from '@lumiroute/contract/store'
import Check from '@mui/icons-material/Check'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { code, column, moment, rowNumber } from '../../../ui/table/columns.tsx'
import { StoreState } from './store-state.tsx'

function StoreTitle({ store }: { store: Store }) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
      <span>{store.storeName}</span>
      {store.isPlatform && <StatusBadge tone="info" label={t('store.platform')} />}
    </Stack>
  )
}

/** Amber means action needed: LINE is optional, an administrator is not. */
function IsSet({ isSet, isNeeded = false }: { isSet: boolean; isNeeded?: boolean }) {
  const { t } = useTranslation()
  if (isSet) return <StatusBadge tone="neutral" icon={Check} label={t('store.set')} />
  return <StatusBadge tone={isNeeded ? 'warning' : 'neutral'} label={t('store.notSet')} />
}

export const storeColumns = [
  rowNumber(),
  code('storeCode', { sortable: true, width: 120, cardRole: 'subtitle' }),
  column<Store>('storeName', {
    value: ({ storeName }) => storeName,
    render: (store) => <StoreTitle store={store} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<Store>('storeEnabled', {
    value: ({ storeEnabled }, { t }) => t(storeEnabled ? 'store.enabled' : 'store.disabled'),
    render: ({ storeEnabled }) => <StoreState isEnabled={storeEnabled} />,
    sortable: true,
    width: 104,
    cardRole: 'badge',
  }),
  code('storeTaxNumber', { width: 104 }),
  column<Store>('firstAdmin', {
    value: ({ storeFirstAdminId }, { t }) => t(storeFirstAdminId === null ? 'store.notSet' : 'store.set'),
    render: ({ storeFirstAdminId }) => <IsSet isSet={storeFirstAdminId !== null} isNeeded />,
    width: 116,
  }),
  column<Store>('line', {
    value: ({ hasThirdParty }, { t }) => t(hasThirdParty ? 'store.set' : 'store.notSet'),
    render: ({ hasThirdParty }) => <IsSet isSet={hasThirdParty} />,
    width: 104,
  }),
  moment('updatedAt'),
]
