import type { ShopOrderDetail } from '@lumiroute/contract/order'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { PrintSheet } from '../../../ui/print-sheet.tsx'
import { wayText } from './order-state.tsx'

export type PrintFormat = 'a4' | 'receipt'
type Props = { order: ShopOrderDetail; format: PrintFormat }

const pages = {
  a4: { size: 'A4', margin: '16mm' },
  receipt: { size: '80mm 200mm', margin: '4mm' },
} satisfies Record<PrintFormat, object>

const sheet = (format: PrintFormat) =>
  ({
    fontSize: format === 'a4' ? '11pt' : '9pt',
    lineHeight: 1.45,
    '& h1': { m: 0, fontSize: format === 'a4' ? '16pt' : '11pt' },
    '& table': { width: '100%', borderCollapse: 'collapse', my: '3mm' },
    '& th, & td': {
      textAlign: 'left',
      py: '1mm',
      pr: '2mm',
      borderBottom: '1px solid #999',
      verticalAlign: 'top',
    },
    '& .right': { textAlign: 'right', whiteSpace: 'nowrap', pr: 0, fontVariantNumeric: 'tabular-nums' },
    '& tr': { breakInside: 'avoid' },
  }) as const

function Head({ order, format }: Props) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { store, mbr, delivery } = order
  const where = delivery && [t(`shopOrder.delivery.${delivery.type}`), delivery.address, delivery.cvsStoreId]
  const name = delivery?.name || mbr?.name
  return (
    <>
      <h1>{store.storeName}</h1>
      <div>{t(format === 'a4' ? 'shopOrder.print.title' : 'shopOrder.print.receipt')}</div>
      {store.storeAddr && <div>{store.storeAddr}</div>}
      {store.storePhone && <div>{t('shopOrder.print.phone', { phone: store.storePhone })}</div>}
      <Box sx={{ mt: '3mm' }}>
        {t('shopOrder.field.orderNo')} {order.orderNo}
      </Box>
      <div>{dateTime(order.orderTime)}</div>
      {name && (
        <div>
          {name} {delivery?.mobile || mbr?.mobile}
        </div>
      )}
      {where && <div>{where.filter(Boolean).join(' ')}</div>}
    </>
  )
}

function Items({ order }: { order: ShopOrderDetail }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (
    <table>
      <thead>
        <tr>
          <th>{t('shopOrder.field.items')}</th>
          <th className="right">{t('shopOrder.field.qty')}</th>
          <th className="right">{t('shopOrder.field.total')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.itemId}>
            <td>{[item.oiProdName, item.oiVarName].filter(Boolean).join(' ')}</td>
            <td className="right">{item.oiProdSaleQty}</td>
            <td className="right">{money(item.oiProdSalePrice * item.oiProdSaleQty)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ order }: { order: ShopOrderDetail }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { discountTotal, shippingFee, refundedAmount, orderAmount } = order
  const rows: [string, number][] = [
    ...(shippingFee > 0 ? [[t('shopOrder.detail.shipping'), shippingFee] as [string, number]] : []),
    ...(discountTotal > 0 ? [[t('shopOrder.detail.discount'), -discountTotal] as [string, number]] : []),
    [t('shopOrder.detail.amount'), orderAmount],
    ...(refundedAmount > 0
      ? [[t('shopOrder.detail.refundedTotal'), -refundedAmount] as [string, number]]
      : []),
  ]
  return rows.map(([name, amount]) => (
    <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <span>{name}</span>
      <span className="right">{money(amount)}</span>
    </Box>
  ))
}

/** A print-only sheet; opens the browser's print dialog. */
export function OrderPrint({ order, format, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <PrintSheet page={pages[format]} look={sheet(format)} onDone={onDone}>
      <Head {...{ order, format }} />
      <Items order={order} />
      <Sums order={order} />
      <Box sx={{ mt: '3mm' }}>
        {wayText(t, order.paymentType)}・{t(`shopOrder.payment.${order.paymentStatus}`)}
      </Box>
      {order.memo && <div>{order.memo}</div>}
      <Box sx={{ mt: '4mm' }}>{t('shopOrder.print.thanks')}</Box>
    </PrintSheet>
  )
}
