import type { InputOf } from '@lumiroute/contract'
import type { refundOrder } from '@lumiroute/contract/order'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import type { ItemRow, LockedOrder } from './queries/locked-order.queries.ts'
import type { Piece } from './queries/stock.queries.ts'

type Input = Pick<InputOf<typeof refundOrder>, 'lines' | 'shippingAmount'>
type Line = { itemId: number; qty: number; amount: number }
export type Refund = { lines: Line[]; amount: number; pieces: Piece[]; isWhole: boolean }

const sum = (figures: number[]) => figures.reduce((all, each) => all + each, 0)

/** Rejects more than remains of each item and of the shipping fee. */
export function validateRefund(order: LockedOrder, items: readonly ItemRow[], input: Input): Refund {
  const shippingLeft = getShippingLeft(order, items)
  const lines = input.lines ? requireLines(items, input.lines) : items.map(getRest)
  const shipping = input.lines ? input.shippingAmount : shippingLeft
  if (shipping > shippingLeft)
    throw refuseField('shippingAmount', text('order.refundAtMost', { amount: shippingLeft }))
  const amount = sum(lines.map((line) => line.amount)) + shipping
  if (input.lines && amount === 0) throw new AppError('order.refundAmountMissing')
  const isWhole = order.refundedAmount + amount === order.orderAmount
  return { lines, amount, pieces: lines.flatMap((line) => toPiece(items, line)), isWhole }
}

/** The shipping fee that was paid, less what was refunded of it. */
const getShippingLeft = ({ orderAmount, refundedAmount }: LockedOrder, items: readonly ItemRow[]) =>
  orderAmount -
  sum(items.map(({ total }) => total)) -
  (refundedAmount - sum(items.map(({ refunded }) => refunded)))

const getRest = ({ id, qty, refundedQty, total, refunded }: ItemRow): Line => ({
  itemId: id,
  qty: qty - refundedQty,
  amount: total - refunded,
})

function requireLines(items: readonly ItemRow[], lines: readonly Line[]): Line[] {
  if (new Set(lines.map(({ itemId }) => itemId)).size < lines.length) throw new AppError('order.itemRepeated')
  for (const [at, line] of lines.entries()) {
    const item = items.find(({ id }) => id === line.itemId)
    if (!item) throw refuseField(`lines.${at}.itemId`, text('order.itemNotFound'))
    const rest = getRest(item)
    if (line.qty > rest.qty)
      throw refuseField(`lines.${at}.qty`, text('order.refundQuantityAtMost', { count: rest.qty }))
    if (line.amount > rest.amount)
      throw refuseField(`lines.${at}.amount`, text('order.refundAtMost', { amount: rest.amount }))
  }
  return [...lines]
}

function toPiece(items: readonly ItemRow[], { itemId, qty }: Line): Piece[] {
  const item = items.find(({ id }) => id === itemId)
  if (!item || item.productId === null || qty === 0) return []
  return [{ productId: item.productId, variantId: item.variantId, qty }]
}
