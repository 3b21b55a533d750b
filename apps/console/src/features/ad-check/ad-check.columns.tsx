import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { MonoCode } from '../../ui/figures.tsx'
import type { DataColumn } from '../../ui/table/table-column.ts'
import { AdTitle, factColumns } from '../ad/ad.columns.tsx'
import { AdStatusCell, PayFact, statusText } from '../ad/ad-status.tsx'
import type { CheckRow, CheckStatus } from './list-ad-checks.ts'
import { isLate, waitingText } from './waiting-time.ts'

type Column = DataColumn<CheckRow>

function StoreCell({ store }: Pick<CheckRow, 'store'>) {
  return (
    <span>
      {store.storeName}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, ml: 1 }}>
        <MonoCode>{store.storeCode}</MonoCode>
      </Box>
    </span>
  )
}

function Waiting({ since }: { since: string | null }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const style = isLate(since) ? { color: 'warning.onTint', fontWeight: 600 } : undefined
  return (
    <Box component="time" dateTime={since ?? undefined} title={dateTime(since)} sx={style}>
      {waitingText(t, since)}
    </Box>
  )
}

/** The queue tells how long an ad has waited; of the others one wants to know when they were decided. */
function timeColumn(t: TFunction, status: CheckStatus, dateTime: (at: string | null) => string): Column {
  if (status !== 'request')
    return {
      id: 'reviewedAt',
      header: t('adCheck.field.reviewedAt'),
      cell: ({ payment }) => dateTime(payment.reviewedAt),
      width: 168,
    }
  return {
    id: 'submittedAt',
    header: t('adCheck.field.waiting'),
    cell: ({ payment }) => <Waiting since={payment.submittedAt} />,
    exportValue: ({ payment }) => waitingText(t, payment.submittedAt),
    sortable: true,
    width: 104,
  }
}

function columnsOf(t: TFunction, status: CheckStatus, dateTime: (at: string | null) => string): Column[] {
  return [
    { id: 'no', header: t('ad.field.no'), cell: ({ no }) => no, align: 'right', width: 56 },
    {
      id: 'store',
      header: t('adCheck.field.store'),
      cell: ({ store }) => <StoreCell store={store} />,
      exportValue: ({ store }) => `${store.storeName} ${store.storeCode}`,
      sortable: true,
      cardRole: 'subtitle',
    },
    {
      id: 'name',
      header: t('adCheck.field.name'),
      cell: (ad) => <AdTitle ad={ad} />,
      exportValue: ({ name }) => name,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    ...factColumns<CheckRow>(t),
    timeColumn(t, status, dateTime),
    {
      id: 'pay',
      header: t('adCheck.field.pay'),
      cell: (ad) => <PayFact ad={ad} />,
      exportValue: ({ payment }) => t(payment.pay === 'paid' ? 'ad.status.paid' : 'ad.status.unpay'),
      width: 96,
    },
    {
      id: 'status',
      header: t('ad.field.status'),
      cell: (ad) => <AdStatusCell ad={ad} />,
      exportValue: (ad) => statusText(t, ad),
      cardRole: 'badge',
    },
  ]
}

export function useAdCheckColumns(status: CheckStatus): readonly Column[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => columnsOf(t, status, dateTime), [t, status, dateTime])
}
