import type { Ad } from '@lumiroute/contract/ad'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { TextKey } from '../../../lib/text.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { column, rowNumber, title } from '../../../ui/table/columns.tsx'
import { adFactColumns } from '../ad/ad.columns.tsx'
import { AdStatusCell, PayFact, payText, statusText } from '../ad/ad-status.tsx'
import { isLate, waitingText } from './waiting-time.ts'

function StoreCell({ store }: Pick<Ad, 'store'>) {
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

/** Review and payment are independent: an ad in review may be unpaid. */
function Facts({ ad }: { ad: Ad }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, py: 0.75, justifyItems: 'start' }}>
      <AdStatusCell ad={ad} />
      <PayFact ad={ad} />
    </Box>
  )
}

const waiting = column<Ad>('submittedAt', {
  header: 'adCheck.field.waiting',
  value: ({ payment }, { t }) => waitingText(t, payment.submittedAt),
  render: ({ payment }) => <Waiting since={payment.submittedAt} />,
  sortable: true,
  width: 104,
})
const reviewed = column<Ad>('reviewedAt', {
  value: ({ payment }, { dateTime }) => dateTime(payment.reviewedAt),
  render: ({ payment }) => <ReviewDay at={payment.reviewedAt} />,
  width: 136,
})

/** The queue shows how long an ad has waited; other lists show when it was decided. */
export const adCheckColumns = (isQueue: boolean) => [
  { ...rowNumber(), header: 'ad.field.no' as const },
  column<Ad>('store', {
    value: ({ store }) => `${store.storeName} ${store.storeCode}`,
    render: ({ store }) => <StoreCell store={store} />,
    sortable: true,
    cardRole: 'subtitle',
  }),
  title('name'),
  ...adFactColumns.map((fact) => ({ ...fact, header: fact.header ?? (`ad.field.${fact.id}` as TextKey) })),
  isQueue ? waiting : reviewed,
  column<Ad>('status', {
    header: 'ad.field.status',
    value: (ad, { t }) => `${statusText(t, ad)} ${payText(t, ad)}`,
    render: (ad) => <Facts ad={ad} />,
    cardRole: 'badge',
  }),
]
