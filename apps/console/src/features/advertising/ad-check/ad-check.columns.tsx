import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { factColumns } from '../ad/ad.columns.tsx'
import { AdStatusCell, PayFact, payText, statusText } from '../ad/ad-status.tsx'
import type { CheckRow, CheckStatus } from './list-ad-checks.ts'
import { isLate, waitingText } from './waiting-time.ts'

type Column = DataColumn<CheckRow>

function StoreCell({ store }: Pick<CheckRow, 'store'>) {
  return (
    <Box sx={{ py: 0.75 }}>
      {store.storeName}
      <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
        <MonoCode>{store.storeCode}</MonoCode>
      </Box>
    </Box>
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

function ReviewDay({ at }: { at: string | null }) {
  const { date, dateTime } = useFormat()
  return (
    <time dateTime={at ?? undefined} title={dateTime(at)}>
      {date(at)}
    </time>
  )
}

/** Review and payment are two facts: what waits for review may be unpaid. */
function Facts({ ad }: { ad: CheckRow }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, py: 0.75, justifyItems: 'start' }}>
      <AdStatusCell ad={ad} />
      <PayFact ad={ad} />
    </Box>
  )
}

/** The queue tells how long an ad has waited; of the others one wants to know when they were decided. */
function timeColumn(t: TFunction, status: CheckStatus, dateTime: (at: string | null) => string): Column {
  if (status !== 'request')
    return {
      id: 'reviewedAt',
      header: t('adCheck.field.reviewedAt'),
      cell: ({ payment }) => <ReviewDay at={payment.reviewedAt} />,
      exportValue: ({ payment }) => dateTime(payment.reviewedAt),
      width: 136,
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
      cell: ({ name }) => name,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    ...factColumns<CheckRow>(t),
    timeColumn(t, status, dateTime),
    {
      id: 'status',
      header: t('ad.field.status'),
      cell: (ad) => <Facts ad={ad} />,
      exportValue: (ad) => `${statusText(t, ad)} ${payText(t, ad)}`,
      cardRole: 'badge',
    },
  ]
}

export function useAdCheckColumns(status: CheckStatus): readonly Column[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => columnsOf(t, status, dateTime), [t, status, dateTime])
}
