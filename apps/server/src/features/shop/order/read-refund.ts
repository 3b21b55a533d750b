import type { InputOf } from '@lumiroute/contract'
import type { refundOrder } from '@lumiroute/contract/order'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { ItemRow, LockedOrder } from './shop-order.rows.ts'
import type { Piece } from './take-stock.ts'

type Input = Pick<InputOf<typeof refundOrder>, 'lines' | 'shippingAmount'>
type Line = { itemId: number; qty: number; amount: number }
export type Refund = { lines: Line[]; amount: number; pieces: Piece[]; isWhole: boolean }

const sum = (figures: number[]) => figures.reduce((all, each) => all + each, 0)

/** What is asked for against what is left; never more than was paid, line by line. */
export function readRefund(order: LockedOrder, items: readonly ItemRow[], input: Input): Refund {
  const shippingLeft = shippingLeftOf(order, items)
  const lines = input.lines ? requireLines(items, input.lines) : items.map(restOf)
  const shipping = input.lines ? input.shippingAmount : shippingLeft
  if (shipping > shippingLeft) throw refuseField('shippingAmount', `最多可退 ${shippingLeft}`)
  const amount = sum(lines.map((line) => line.amount)) + shipping
  if (input.lines && amount === 0) throw new AppError('VALIDATION', { message: '請輸入退款金額' })
  const isWhole = order.refundedAmount + amount === order.orderAmount
  return { lines, amount, pieces: lines.flatMap((line) => pieceOf(items, line)), isWhole }
}

/** What was paid beyond the lines, less what of it went back before. */
const shippingLeftOf = ({ orderAmount, refundedAmount }: LockedOrder, items: readonly ItemRow[]) =>
  orderAmount -
  sum(items.map(({ total }) => total)) -
  (refundedAmount - sum(items.map(({ refunded }) => refunded)))

const restOf = ({ id, qty, refundedQty, total, refunded }: ItemRow): Line => ({
  itemId: id,
  qty: qty - refundedQty,
  amount: total - refunded,
})

function requireLines(items: readonly ItemRow[], lines: readonly Line[]): Line[] {
  if (new Set(lines.map(({ itemId }) => itemId)).size < lines.length)
    throw new AppError('VALIDATION', { message: '同一項商品不可重複' })
  for (const [at, line] of lines.entries()) {
    const item = items.find(({ id }) => id === line.itemId)
    if (!item) throw refuseField(`lines.${at}.itemId`, '找不到此商品')
    const rest = restOf(item)
    if (line.qty > rest.qty) throw refuseField(`lines.${at}.qty`, `最多可退 ${rest.qty} 件`)
    if (line.amount > rest.amount) throw refuseField(`lines.${at}.amount`, `最多可退 ${rest.amount}`)
  }
  return [...lines]
}

function pieceOf(items: readonly ItemRow[], { itemId, qty }: Line): Piece[] {
  const item = items.find(({ id }) => id === itemId)
  if (!item || item.productId === null || qty === 0) return []
  return [{ productId: item.productId, variantId: item.variantId, qty }]
}
