import type { Ad } from '@lumiroute/contract/ad'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { MonoCode } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'
import { PayFact } from '../ad/ad-status.tsx'
import { waitingText } from './waiting-time.ts'

/** The store, the payment and the waiting time of an ad in review. */
export function StoreFacts({ ad }: { ad: Ad }) {
  const { t } = useTranslation()
  const { dateTime, money } = useFormat()
  const { store, payment } = ad
  const isWaiting = payment.review === 'request'
  const waits = t('adCheck.waits', { time: waitingText(t, payment.submittedAt) })
  const sent = dateTime(payment.submittedAt)
  const items = [
    { id: 'store', term: t('adCheck.field.store'), value: `${store.storeName} ${store.storeCode}` },
    { id: 'pay', term: t('adCheck.field.pay'), value: <PayFact ad={ad} /> },
    {
      id: 'paymentId',
      term: t('adCheck.field.paymentId'),
      value: payment.paymentId && <MonoCode>{payment.paymentId}</MonoCode>,
    },
    { id: 'orderAmount', term: t('adCheck.field.orderAmount'), value: money(payment.orderAmount) },
    {
      id: 'submittedAt',
      term: t('adCheck.field.submittedAt'),
      value: isWaiting ? `${sent}（${waits}）` : sent,
    },
    ...(isWaiting
      ? []
      : [
          { id: 'reviewedAt', term: t('adCheck.field.reviewedAt'), value: dateTime(payment.reviewedAt) },
          { id: 'reason', term: t('adCheck.field.reason'), value: payment.reason },
        ]),
  ]
  return (
    <Section title={t('adCheck.store')}>
      <DescriptionList items={items} />
    </Section>
  )
}
