import type { ShopOrder } from '@lumiroute/contract/order'

type Item = ShopOrder['items'][number]
type Line = { amount?: number | undefined }

const sum = (figures: number[]) => figures.reduce((all, each) => all + each, 0)

/** Pieces and amount of an order item not refunded yet. */
export const getLeft = ({ oiProdSaleQty, oiRefundedQty, oiTotal, oiRefunded }: Item) => ({
  qty: oiProdSaleQty - oiRefundedQty,
  amount: oiTotal - oiRefunded,
})

/** Value of some pieces of an order item after discounts; the last pieces take the remainder. */
export function computeWorth(item: Item, qty: number | undefined): number {
  const left = getLeft(item)
  if (qty === undefined || !(qty > 0)) return 0
  return qty >= left.qty ? left.amount : Math.round((left.amount * qty) / left.qty)
}

/** Amount paid beyond the items, less what was refunded of it. */
export const getShippingLeft = ({ orderAmount, refundedAmount, items }: ShopOrder) =>
  orderAmount - refundedAmount - sum(items.map((item) => getLeft(item).amount))

/** A field may hold no number while it is being typed. */
export const getPart = (lines: readonly Line[], shipping: number) =>
  sum([...lines.map(({ amount }) => amount ?? 0), shipping].map((each) => (Number.isFinite(each) ? each : 0)))
