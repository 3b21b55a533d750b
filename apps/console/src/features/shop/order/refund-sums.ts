import type { ShopOrder } from '@lumiroute/contract/order'

type Item = ShopOrder['items'][number]
type Line = { amount?: number | undefined }

const sum = (figures: number[]) => figures.reduce((all, each) => all + each, 0)

/** What of a line has not gone back yet. */
export const leftOf = ({ oiProdSaleQty, oiRefundedQty, oiTotal, oiRefunded }: Item) => ({
  qty: oiProdSaleQty - oiRefundedQty,
  amount: oiTotal - oiRefunded,
})

/** What so many pieces of a line were worth, discounts shared; the last ones take what is left. */
export function worthOf(item: Item, qty: number | undefined): number {
  const left = leftOf(item)
  if (qty === undefined || !(qty > 0)) return 0
  return qty >= left.qty ? left.amount : Math.round((left.amount * qty) / left.qty)
}

/** What was paid beyond the lines, less what of it went back. */
export const shippingLeftOf = ({ orderAmount, refundedAmount, items }: ShopOrder) =>
  orderAmount - refundedAmount - sum(items.map((item) => leftOf(item).amount))

/** A field that is being typed in may hold no number. */
export const partOf = (lines: readonly Line[], shipping: number) =>
  sum([...lines.map(({ amount }) => amount ?? 0), shipping].map((each) => (Number.isFinite(each) ? each : 0)))
