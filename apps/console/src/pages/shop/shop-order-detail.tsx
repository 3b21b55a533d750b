import type { ShopOrderDetail } from '@lumiroute/contract/order'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useShopOrder } from '../../features/shop/order/get-shop-order.ts'
import { OrderActions } from '../../features/shop/order/order-actions.tsx'
import { DeliverySection, OrdererSection, PaymentSection } from '../../features/shop/order/order-facts.tsx'
import { OrderHistory } from '../../features/shop/order/order-history.tsx'
import { OrderLines } from '../../features/shop/order/order-lines.tsx'
import { OrderStatusBadge, PaymentBadge, sourceText } from '../../features/shop/order/order-state.tsx'
import { OrderTotals } from '../../features/shop/order/order-totals.tsx'
import { shopOrderPaths } from '../../features/shop/order/shop-order.paths.ts'
import { ThingNotFound } from '../../features/shop/shop/not-found.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card, Section } from '../../ui/section.tsx'
import { FailedState, LoadingState } from '../../ui/states.tsx'

const desk = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
} as const
const column = { display: 'grid', gap: 2, minWidth: 0 } as const

type OneProps = { storeCode: string; order: ShopOrderDetail; chosen: string | undefined }

function Header({ storeCode, order }: Pick<OneProps, 'storeCode' | 'order'>) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const facts = { time: dateTime(order.orderTime), source: sourceText(t, order.source) }
  const badges = (
    <>
      <OrderStatusBadge order={order} />
      <PaymentBadge order={order} />
    </>
  )
  return (
    <PageHeader
      title={order.orderNo}
      purpose={t('shopOrder.detail.purpose', facts)}
      badge={badges}
      actions={<OrderActions {...{ storeCode, order }} />}
    />
  )
}

function OneOrder({ storeCode, order, chosen }: OneProps) {
  const { t } = useTranslation()
  return (
    <>
      <Header {...{ storeCode, order }} />
      {order.paymentStatus === 'REFUNDING' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle sx={{ fontWeight: 600 }}>{t('shopOrder.detail.dueTitle')}</AlertTitle>
          {t('shopOrder.detail.dueText')}
        </Alert>
      )}
      <Box sx={desk}>
        <Box sx={column}>
          <Section title={t('shopOrder.detail.items')}>
            <OrderLines order={order} />
            <OrderTotals order={order} />
          </Section>
          <OrderHistory order={order} />
        </Box>
        <Box sx={column}>
          <OrdererSection {...{ order, chosen }} />
          <DeliverySection order={order} />
          <PaymentSection order={order} />
        </Box>
      </Box>
    </>
  )
}

export function ShopOrderDetailPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const { storeCode, canChoose, isAbsent } = useChosenStore()
  const load = useShopOrder(storeCode, params.get('no') ?? '')
  const chosen = canChoose ? storeCode : undefined
  if (load.order) return <OneOrder key={load.order.orderNo} {...{ storeCode, chosen }} order={load.order} />
  return (
    <>
      <PageHeader title={t('shopOrder.detail.page')} />
      {isAbsent || load.isAbsent ? (
        <ThingNotFound title={t('shopOrder.detail.notFound')} listPath={shopOrderPaths.list(chosen)} />
      ) : (
        <Card>
          {load.error ? (
            <FailedState reference={load.error.requestId} onRetry={() => void load.refetch()} />
          ) : (
            <LoadingState lines={8} />
          )}
        </Card>
      )}
    </>
  )
}
