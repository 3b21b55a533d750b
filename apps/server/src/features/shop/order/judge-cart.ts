import type { ChangedLine, CheckoutForm } from '@lumiroute/contract/order'
import { deliveries } from '@lumiroute/contract/product'
import { AppError } from '../../../errors/app-error.ts'
import type { Offer } from './cart.lines.ts'

type Line = CheckoutForm['productList'][number]
type Reason = ChangedLine['reason']
type Fault = { reason: Reason; message: string }
export type CartLine = Offer & { qty: number }

export const money = (amount: number) => `NT$${amount.toLocaleString('en-US')}`

/** What is ordered of one thing in all, however many lines name it. */
type Sums = { ofProduct: Map<number, number>; ofThing: Map<string, number> }
const thingOf = ({ productId, variantId }: Offer) => `${productId} ${variantId ?? ''}`

function sumCart(lines: readonly Line[], offers: readonly Offer[]): Sums {
  const sums: Sums = { ofProduct: new Map(), ofThing: new Map() }
  for (const offer of offers) {
    const qty = (lines[offer.at - 1] as Line).prodSaleQty
    const thing = thingOf(offer)
    sums.ofProduct.set(offer.productId, (sums.ofProduct.get(offer.productId) ?? 0) + qty)
    sums.ofThing.set(thing, (sums.ofThing.get(thing) ?? 0) + qty)
  }
  return sums
}

function findFault(
  line: Line,
  offer: Offer | undefined,
  sums: Sums,
  deliveryType: string | undefined,
): Fault | undefined {
  if (!offer) return { reason: 'gone', message: '商品已不存在' }
  if (offer.state === 'soldout') return { reason: 'stock', message: '已售完' }
  if (offer.state !== 'on') return { reason: 'off', message: '商品未上架' }
  if (offer.hasVariants && offer.variantId === null)
    return { reason: 'variant', message: line.varCode ? '此規格已停售' : '請選擇規格' }
  if (line.prodSalePrice !== offer.price)
    return { reason: 'price', message: `售價已變更為 ${money(offer.price)}` }
  return findAmountFault(offer, sums) ?? findDeliveryFault(offer, deliveryType)
}

function findAmountFault(offer: Offer, { ofProduct, ofThing }: Sums): Fault | undefined {
  const qty = ofProduct.get(offer.productId) ?? 0
  if (qty < offer.minPerOrder) return { reason: 'few', message: `每筆訂單至少 ${offer.minPerOrder} 件` }
  if (offer.maxPerOrder !== null && qty > offer.maxPerOrder)
    return { reason: 'many', message: `每筆訂單最多 ${offer.maxPerOrder} 件` }
  if (offer.tracksStock && offer.stock < (ofThing.get(thingOf(offer)) ?? 0))
    return { reason: 'stock', message: offer.stock > 0 ? `庫存剩 ${offer.stock} 件` : '已售完' }
  return undefined
}

function findDeliveryFault({ deliveries: ways }: Offer, type: string | undefined): Fault | undefined {
  if (type === undefined || ways.length === 0 || ways.includes(type)) return undefined
  return { reason: 'delivery', message: `不提供${deliveries[type as keyof typeof deliveries]}` }
}

const changed = (line: Line, offer: Offer | undefined, fault: Fault): ChangedLine => ({
  prodCode: offer?.prodCode ?? line.prodCode,
  varCode: line.varCode ?? '',
  prodName: offer?.prodName ?? line.prodName ?? '',
  ...fault,
  prodSalePrice: offer?.price ?? null,
  stock: offer?.tracksStock ? offer.stock : null,
})

export const refuseCart = (changedLines: ChangedLine[], message = '商品資料已變更，請重新確認') =>
  new AppError('CONFLICT', { message, changedLines })

export const shortLine = (line: CartLine): ChangedLine =>
  changed(
    { prodCode: line.prodCode, varCode: line.varCode, prodSalePrice: line.price, prodSaleQty: line.qty },
    { ...line, stock: 0 },
    { reason: 'stock', message: '庫存不足' },
  )

/** The cart as the shop sells it; refuses one that its sender saw otherwise. */
export function judgeCart(form: CheckoutForm, offers: readonly Offer[]): CartLine[] {
  const { productList, delivery, prodTotalPrice } = form
  const sums = sumCart(productList, offers)
  const changedLines = productList.flatMap((line, i) => {
    const offer = offers.find(({ at }) => at === i + 1)
    const fault = findFault(line, offer, sums, delivery?.type)
    return fault ? [changed(line, offer, fault)] : []
  })
  if (changedLines.length > 0) throw refuseCart(changedLines)
  const cart = offers.map((offer) => ({ ...offer, qty: (productList[offer.at - 1] as Line).prodSaleQty }))
  const total = cart.reduce((sum, { price, qty }) => sum + price * qty, 0)
  if (total !== prodTotalPrice) throw refuseCart([], `商品總額應為 ${money(total)}，請重新確認`)
  return cart
}
