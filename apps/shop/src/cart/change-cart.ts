import type { ChangedLine } from '@lumiroute/contract/order'
import { type CartLine, maxQuantity } from './cart.ts'

type Named = Pick<CartLine, 'prodCode' | 'varCode'>
type Lines = readonly CartLine[]

/** The server's codes ignore case. */
export const isSameLine = (a: Named, b: Named) =>
  a.prodCode.toLowerCase() === b.prodCode.toLowerCase() && a.varCode === b.varCode

export const changeLine = (lines: Lines, line: Named, change: Partial<CartLine>): CartLine[] =>
  lines.map((each) => (isSameLine(each, line) ? { ...each, ...change } : each))

export const removeLine = (lines: Lines, line: Named): CartLine[] =>
  lines.filter((each) => !isSameLine(each, line))

/** Back where it was. */
export const insertLine = (lines: Lines, line: CartLine, at: number): CartLine[] => [
  ...lines.slice(0, at),
  line,
  ...lines.slice(at),
]

export const sumLines = (lines: Lines): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Whether the person can agree to a change; everything else is removed or bought elsewhere. */
export const canAccept = ({ reason, prodSalePrice, stock }: ChangedLine): boolean =>
  (reason === 'price' && prodSalePrice !== null) || (reason === 'stock' && stock !== null && stock > 0)

/** The cart with the new price or the pieces that are left. */
export function acceptChange(lines: Lines, changed: ChangedLine): CartLine[] {
  const { reason, prodSalePrice, stock } = changed
  if (!canAccept(changed)) return [...lines]
  if (reason === 'price' && prodSalePrice !== null)
    return changeLine(lines, changed, { price: prodSalePrice })
  return changeLine(lines, changed, { quantity: Math.min(stock ?? 0, maxQuantity) })
}

/** What the checkout and the quote are sent. */
export const toProductList = (lines: Lines) =>
  lines.map(({ prodCode, varCode, name, price, quantity }) => ({
    prodCode,
    prodName: name.slice(0, 60),
    prodSalePrice: price,
    prodSaleQty: quantity,
    ...(varCode !== '' && { varCode }),
  }))
