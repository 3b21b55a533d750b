import type { Order } from '@lumiroute/contract/order'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Count, Money, MonoCode } from '../../../ui/figures.tsx'

/** It is inside the list's table, whose styles would apply here. */
const table = {
  width: { xs: '100%', sm: 'auto' },
  minWidth: { sm: 520 },
  maxWidth: 760,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& thead th': {
    position: 'static',
    height: 'auto',
    bgcolor: 'transparent',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& th, & td': {
    height: 'auto',
    px: { xs: 0.75, sm: 1.5 },
    py: 0.75,
    border: 0,
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
  },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& thead .right, & .right': { textAlign: 'right', whiteSpace: 'nowrap' },
} as const

function ItemRows({ items }: Pick<Order, 'items'>) {
  return items.map(({ oiProdCode, oiProdName, oiProdSaleQty, oiProdSalePrice }, at) => (
    <tr key={at}>
      <td>
        <MonoCode>{oiProdCode}</MonoCode>
      </td>
      <Box component="td" sx={{ overflowWrap: 'anywhere', minWidth: 80 }}>
        {oiProdName}
      </Box>
      <td className="right">
        <Count figure={oiProdSaleQty} />
      </td>
      <td className="right">
        <Money dollars={oiProdSalePrice} />
      </td>
      <td className="right">
        <Money dollars={oiProdSaleQty * oiProdSalePrice} />
      </td>
    </tr>
  ))
}

const ways = ['SANDBOX', 'HANDOFF', 'ECPAY', 'OFFLINE'] as const

function PaymentFacts({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { dateTime, money } = useFormat()
  const way = ways.find((each) => each === order.paymentType)
  const facts = [
    ...(order.paidAt ? [[t('order.field.paidAt'), dateTime(order.paidAt)]] : []),
    ...(way ? [[t('order.field.paymentType'), t(`order.way.${way}`)]] : []),
    ...(order.credit > 0 ? [[t('order.field.credit'), money(order.credit)]] : []),
    ...(order.memo ? [[t('order.field.memo'), order.memo]] : []),
  ]
  if (facts.length === 0) return null
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', gap: 0.5, columnGap: 3 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', gap: 1, fontSize: 13, lineHeight: '20px' }}>
          <Box component="dt" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation()
  const heads = ['oiProdCode', 'oiProdName', 'oiProdSaleQty', 'oiProdSalePrice', 'itemTotal'] as const
  if (order.items.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('order.list.noItems')}</Box>
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={t('order.list.items', { paymentId: order.paymentId })} sx={table}>
        <thead>
          <tr>
            {heads.map((name, at) => (
              <th key={name} scope="col" className={at > 1 ? 'right' : undefined}>
                {t(`order.field.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ItemRows items={order.items} />
        </tbody>
      </Box>
      <PaymentFacts order={order} />
    </Box>
  )
}
