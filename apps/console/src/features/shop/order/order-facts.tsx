import type { ShopOrderDetail } from '@lumiroute/contract/order'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { Description } from '../../../ui/description-list.tsx'
import { DateTime, Money, MonoCode } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'
import { memberPaths } from '../member/member.paths.ts'
import { invoiceText } from './invoice-text.ts'
import { PaymentBadge, wayText } from './order-state.tsx'

type OrderProps = { order: ShopOrderDetail }
const filled = (items: Description[]) => items.filter(({ value }) => value !== '' && value !== null)

export function OrdererSection({ order: { mbr }, chosen }: OrderProps & { chosen: string | undefined }) {
  const { t } = useTranslation()
  const { may } = usePermitted()
  if (!may('members.read')) return null
  if (!mbr)
    return (
      <Section title={t('shopOrder.detail.orderer')}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('shopOrder.detail.erased')}</Box>
      </Section>
    )
  const toMember = (
    <Button size="small" href={memberPaths.detail(mbr.mbrCode, chosen)}>
      {t('shopOrder.detail.toMember')}
    </Button>
  )
  const items = [
    { id: 'name', term: t('shopOrder.field.name'), value: mbr.name },
    { id: 'mobile', term: t('shopOrder.field.mobile'), value: mbr.mobile },
    { id: 'email', term: t('shopOrder.field.email'), value: mbr.email },
  ]
  return (
    <Section title={t('shopOrder.detail.orderer')} actions={toMember}>
      <DescriptionList items={items} />
    </Section>
  )
}

export function DeliverySection({ order }: OrderProps) {
  const { t } = useTranslation()
  const { delivery } = order
  const term = (name: 'name' | 'mobile' | 'address' | 'cvsStoreId') => ({
    id: name,
    term: t(`shopOrder.field.${name}`),
    value: delivery?.[name] ?? '',
  })
  const way = delivery ? t(`shopOrder.delivery.${delivery.type}`) : t('shopOrder.delivery.pickup')
  const items = filled([
    { id: 'delivery', term: t('shopOrder.field.delivery'), value: way },
    ...(['name', 'mobile', 'address', 'cvsStoreId'] as const).map(term),
    {
      id: 'pickupAt',
      term: t('shopOrder.field.pickupAt'),
      value: delivery?.pickupAt ? <DateTime at={delivery.pickupAt} /> : '',
    },
    { id: 'invoice', term: t('shopOrder.field.invoice'), value: invoiceText(t, order.invoice) },
    { id: 'memo', term: t('shopOrder.field.memo'), value: order.memo },
  ])
  return (
    <Section title={t('shopOrder.detail.deliveryTitle')}>
      <DescriptionList items={items} />
    </Section>
  )
}

const attempts = ['INIT', 'PENDING', 'SUCCESS', 'FAIL', 'EXPIRED'] as const

function PayLog({ order: { payLog } }: OrderProps) {
  const { t } = useTranslation()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {payLog.map(({ paymentId, provider, amount, status, createdAt, settledAt }) => (
        <Box component="li" key={paymentId} sx={{ fontSize: 13, lineHeight: '20px' }}>
          <MonoCode>{paymentId}</MonoCode>
          <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '18px' }}>
            {wayText(t, provider)}・<Money dollars={amount} />・
            {t(`shopOrder.attempt.${attempts.find((each) => each === status) ?? 'INIT'}`)}・
            <DateTime at={settledAt ?? createdAt} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

export function PaymentSection({ order }: OrderProps) {
  const { t } = useTranslation()
  const items = filled([
    { id: 'status', term: t('shopOrder.field.paymentStatus'), value: <PaymentBadge order={order} /> },
    { id: 'way', term: t('shopOrder.field.paymentType'), value: wayText(t, order.paymentType) },
    {
      id: 'paidAt',
      term: t('shopOrder.field.paidAt'),
      value: order.paidAt ? <DateTime at={order.paidAt} /> : '',
    },
    ...(order.payLog.length > 0
      ? [{ id: 'log', term: t('shopOrder.detail.attempts'), value: <PayLog order={order} /> }]
      : []),
  ])
  return (
    <Section title={t('shopOrder.detail.paymentTitle')}>
      <DescriptionList items={items} />
    </Section>
  )
}
