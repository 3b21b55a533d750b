import type { ChangedLine, CheckoutForm } from '@lumiroute/contract/order'
import type { Delivery } from '@lumiroute/contract/product'
import type { Language } from '@lumiroute/contract/text'
import { AppError } from '../../../errors/app-error.ts'
import { type Text, text, translate } from '../../../text/text.ts'
import type { Offer } from '../product/find-offers.ts'

/** What decides about the price; a question about it says less than an order. */
export type PricedForm = Pick<CheckoutForm, 'productList' | 'tickets' | 'paymentType' | 'shippingFee'> & {
  delivery?: Pick<NonNullable<CheckoutForm['delivery']>, 'type'> | undefined
  /** What the sender calculated; absent in a question. */
  prodTotalPrice?: number
}

type Line = CheckoutForm['productList'][number]
type Reason = ChangedLine['reason']
type Fault = { reason: Reason; message: Text }
export type CartLine = Offer & { qty: number }

export const formatMoney = (amount: number) => `NT$${amount.toLocaleString('en-US')}`

/** Quantities over all cart lines, since several may contain the same product. */
type Sums = { ofProduct: Map<number, number>; ofVariant: Map<string, number> }
const getStockKey = ({ productId, variantId }: Offer) => `${productId} ${variantId ?? ''}`

function sumCart(lines: readonly Line[], offers: readonly Offer[]): Sums {
  const sums: Sums = { ofProduct: new Map(), ofVariant: new Map() }
  for (const offer of offers) {
    const qty = (lines[offer.at - 1] as Line).prodSaleQty
    const thing = getStockKey(offer)
    sums.ofProduct.set(offer.productId, (sums.ofProduct.get(offer.productId) ?? 0) + qty)
    sums.ofVariant.set(thing, (sums.ofVariant.get(thing) ?? 0) + qty)
  }
  return sums
}

function findFault(
  line: Line,
  offer: Offer | undefined,
  sums: Sums,
  deliveryType: string | undefined,
): Fault | undefined {
  if (!offer) return { reason: 'gone', message: text('order.productGone') }
  if (offer.state === 'soldout') return { reason: 'stock', message: text('order.soldOut') }
  if (offer.state !== 'on') return { reason: 'off', message: text('order.notOnSale') }
  if (offer.hasVariants && offer.variantId === null)
    return { reason: 'variant', message: text(line.varCode ? 'order.variantGone' : 'order.chooseVariant') }
  if (line.prodSalePrice !== offer.price)
    return { reason: 'price', message: text('order.priceChanged', { price: formatMoney(offer.price) }) }
  return findAmountFault(offer, sums) ?? findDeliveryFault(offer, deliveryType)
}

function findAmountFault(offer: Offer, { ofProduct, ofVariant }: Sums): Fault | undefined {
  const qty = ofProduct.get(offer.productId) ?? 0
  if (qty < offer.minPerOrder)
    return { reason: 'few', message: text('order.atLeast', { count: offer.minPerOrder }) }
  if (offer.maxPerOrder !== null && qty > offer.maxPerOrder)
    return { reason: 'many', message: text('order.atMost', { count: offer.maxPerOrder }) }
  if (offer.tracksStock && offer.stock < (ofVariant.get(getStockKey(offer)) ?? 0))
    return {
      reason: 'stock',
      message: offer.stock > 0 ? text('order.stockLeft', { count: offer.stock }) : text('order.soldOut'),
    }
  return undefined
}

function findDeliveryFault({ deliveries }: Offer, type: string | undefined): Fault | undefined {
  if (type === undefined || deliveries.length === 0 || deliveries.includes(type)) return undefined
  return {
    reason: 'delivery',
    message: text('order.deliveryUnavailable', { delivery: text(deliveryTexts[type as Delivery]) }),
  }
}

const deliveryTexts = {
  pickup: 'productSheet.pickup',
  home: 'productSheet.home',
  cvs: 'productSheet.cvs',
} as const satisfies Record<Delivery, string>

type Seen = { line: Line; offer: Offer | undefined; fault: Fault }

const toChangedLine = ({ line, offer, fault }: Seen, language: Language): ChangedLine => ({
  prodCode: offer?.prodCode ?? line.prodCode,
  varCode: line.varCode ?? '',
  prodName: offer?.prodName ?? line.prodName ?? '',
  reason: fault.reason,
  message: translate(fault.message, language),
  prodSalePrice: offer?.price ?? null,
  stock: offer?.tracksStock ? offer.stock : null,
})

const refuseLines = (changedLines: ChangedLine[]) => new AppError('order.cartChanged', {}, { changedLines })

/** The stock was taken between validation and reservation. */
export const refuseShortLines = (lines: readonly CartLine[], language: Language) =>
  refuseLines(
    lines.map((cartLine) => {
      const { prodCode, varCode, price, qty } = cartLine
      const line = { prodCode, varCode, prodSalePrice: price, prodSaleQty: qty }
      const fault: Fault = { reason: 'stock', message: text('order.stockShort') }
      return toChangedLine({ line, offer: { ...cartLine, stock: 0 }, fault }, language)
    }),
  )

/** The cart with the shop's prices; rejects one whose products, prices or limits have changed. */
export function validateCart(form: PricedForm, offers: readonly Offer[], language: Language): CartLine[] {
  const { productList, delivery, prodTotalPrice } = form
  const sums = sumCart(productList, offers)
  const changedLines = productList.flatMap((line, i) => {
    const offer = offers.find(({ at }) => at === i + 1)
    const fault = findFault(line, offer, sums, delivery?.type)
    return fault ? [toChangedLine({ line, offer, fault }, language)] : []
  })
  if (changedLines.length > 0) throw refuseLines(changedLines)
  const cart = offers.map((offer) => ({ ...offer, qty: (productList[offer.at - 1] as Line).prodSaleQty }))
  const total = cart.reduce((sum, { price, qty }) => sum + price * qty, 0)
  if (prodTotalPrice !== undefined && total !== prodTotalPrice)
    throw new AppError('order.totalChanged', { total: formatMoney(total) }, { changedLines: [] })
  return cart
}
