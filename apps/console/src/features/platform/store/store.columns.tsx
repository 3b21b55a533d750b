import type { Store } from '@lumiroute/contract/store'
import Check from '@mui/icons-material/Check'
import Stack from '@mui/material/Stack'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { StoreState } from './store-state.tsx'

export type StoreRow = Store & { no: number }

function StoreTitle({ store }: { store: Store }) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
      <span>{store.storeName}</span>
      {store.isPlatform && <StatusBadge tone="info" label={t('store.platform')} />}
    </Stack>
  )
}

/** Amber is for what needs doing: a store may do without LINE, but not without an administrator. */
function IsSet({ isSet, isNeeded = false }: { isSet: boolean; isNeeded?: boolean }) {
  const { t } = useTranslation()
  if (isSet) return <StatusBadge tone="neutral" icon={Check} label={t('store.set')} />
  return <StatusBadge tone={isNeeded ? 'warning' : 'neutral'} label={t('store.notSet')} />
}

const stateText = (t: TFunction, isEnabled: boolean) => t(isEnabled ? 'store.enabled' : 'store.disabled')
const setText = (t: TFunction, isSet: boolean) => t(isSet ? 'store.set' : 'store.notSet')

function namingColumns(t: TFunction): DataColumn<StoreRow>[] {
  return [
    { id: 'no', header: t('store.field.no'), cell: ({ no }) => no, align: 'right', width: 56 },
    {
      id: 'storeCode',
      header: t('store.field.storeCode'),
      cell: ({ storeCode }) => <MonoCode>{storeCode}</MonoCode>,
      exportValue: ({ storeCode }) => storeCode,
      sortable: true,
      width: 120,
      cardRole: 'subtitle',
    },
    {
      id: 'storeName',
      header: t('store.field.storeName'),
      cell: (store) => <StoreTitle store={store} />,
      exportValue: ({ storeName }) => storeName,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'storeEnabled',
      header: t('store.field.storeEnabled'),
      cell: ({ storeEnabled }) => <StoreState isEnabled={storeEnabled} />,
      exportValue: ({ storeEnabled }) => stateText(t, storeEnabled),
      sortable: true,
      width: 104,
      cardRole: 'badge',
    },
  ]
}

function settingColumns(t: TFunction, dateTime: (at: string) => string): DataColumn<StoreRow>[] {
  return [
    {
      id: 'storeTaxNumber',
      header: t('store.field.storeTaxNumber'),
      cell: ({ storeTaxNumber }) => (storeTaxNumber ? <MonoCode>{storeTaxNumber}</MonoCode> : '—'),
      exportValue: ({ storeTaxNumber }) => storeTaxNumber,
      width: 104,
    },
    {
      id: 'firstAdmin',
      header: t('store.field.firstAdmin'),
      cell: ({ storeFirstAdminId }) => <IsSet isSet={storeFirstAdminId !== null} isNeeded />,
      exportValue: ({ storeFirstAdminId }) => setText(t, storeFirstAdminId !== null),
      width: 116,
    },
    {
      id: 'line',
      header: t('store.field.line'),
      cell: ({ hasThirdParty }) => <IsSet isSet={hasThirdParty} />,
      exportValue: ({ hasThirdParty }) => setText(t, hasThirdParty),
      width: 104,
    },
    {
      id: 'updatedAt',
      header: t('store.field.updatedAt'),
      cell: ({ updatedAt }) => <DateTime at={updatedAt} />,
      exportValue: ({ updatedAt }) => dateTime(updatedAt),
      sortable: true,
      width: 176,
    },
  ]
}

export function useStoreColumns(): readonly DataColumn<StoreRow>[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => [...namingColumns(t), ...settingColumns(t, dateTime)], [t, dateTime])
}
