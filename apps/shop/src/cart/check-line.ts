import type { FrontProductDetail } from '@lumiroute/contract/front'
import type { CartLine } from './cart.ts'

/** What became of a line since it was put into the cart. */
export type LineState =
  | { kind: 'current' }
  /** Not asked yet, or offline. */
  | { kind: 'unknown' }
  | { kind: 'price'; price: number }
  | { kind: 'soldout' }
  | { kind: 'gone' }
  | { kind: 'few'; limit: number }
  | { kind: 'many'; limit: number }

/** `product` is null if it is no longer on sale. */
export function checkLine(
  line: CartLine,
  product: FrontProductDetail | null | undefined,
  ofProduct: number,
): LineState {
  if (product === undefined) return { kind: 'unknown' }
  const offer = product && findOffer(line, product)
  if (!product || !offer) return { kind: 'gone' }
  if (offer.availability === 'soldout') return { kind: 'soldout' }
  if (offer.price !== line.price) return { kind: 'price', price: offer.price }
  const { prodMinPerOrder: min, prodMaxPerOrder: max } = product
  if (ofProduct < min) return { kind: 'few', limit: min }
  return max !== null && ofProduct > max ? { kind: 'many', limit: max } : { kind: 'current' }
}

function findOffer({ varCode }: CartLine, product: FrontProductDetail) {
  const { hasVariants, prodVariants, prodSalePrice, availability } = product
  if (!hasVariants) return varCode === '' ? { price: prodSalePrice, availability } : undefined
  const variant = prodVariants.find((each) => each.varCode === varCode)
  return variant && { price: variant.salePrice, availability: variant.availability }
}

/** Pieces of one product over all its variants: limits count them together. */
export const countProduct = (lines: readonly CartLine[], prodCode: string): number =>
  lines.reduce((sum, line) => sum + (line.prodCode === prodCode ? line.quantity : 0), 0)

/** Lines that could be ordered as they are, as far as known. */
export const isOrderable = ({ kind }: LineState) => kind === 'current' || kind === 'unknown'
