import type { ShopOrderDetail } from '@lumiroute/contract/order'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../ui/figures.tsx'

type Line = { id: string; name: string; amount: number; isStrong?: boolean }

function useLines(order: ShopOrderDetail): Line[] {
  const { t } = useTranslation()
  const { prodTotalPrice, shippingFee, discountTotal, orderAmount, refundedAmount, coupons } = order
  const ofCoupons = coupons.reduce((sum, { amount }) => sum + amount, 0)
  return [
    { id: 'products', name: t('shopOrder.detail.prodTotal'), amount: prodTotalPrice },
    ...(shippingFee > 0
      ? [{ id: 'shipping', name: t('shopOrder.detail.shipping'), amount: shippingFee }]
      : []),
    ...coupons.map(({ ticketNo, cpnTitle, amount }) => ({
      id: ticketNo,
      name: t('shopOrder.detail.coupon', { title: cpnTitle }),
      amount: -amount,
    })),
    // A returned ticket no longer refers to the order, but its discount stays.
    ...(discountTotal > ofCoupons
      ? [{ id: 'discount', name: t('shopOrder.detail.discount'), amount: ofCoupons - discountTotal }]
      : []),
    { id: 'amount', name: t('shopOrder.detail.amount'), amount: orderAmount, isStrong: true },
    ...(refundedAmount > 0
      ? [
          { id: 'refunded', name: t('shopOrder.detail.refundedTotal'), amount: -refundedAmount },
          {
            id: 'net',
            name: t('shopOrder.detail.net'),
            amount: orderAmount - refundedAmount,
            isStrong: true,
          },
        ]
      : []),
  ]
}

export function OrderTotals({ order }: { order: ShopOrderDetail }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 2, ml: 'auto', maxWidth: 320, display: 'grid', gap: 0.75 }}>
      {useLines(order).map(({ id, name, amount, isStrong }) => (
        <Box
          key={id}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            fontSize: isStrong ? 15 : 13,
            lineHeight: '22px',
            fontWeight: isStrong ? 650 : 400,
          }}
        >
          <Box component="dt" sx={{ color: isStrong ? 'text.primary' : 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Money dollars={amount} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
