import type { OrderEventKind } from '@lumiroute/contract/order'
import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

type OrderEvent = {
  orderId: number
  kind: OrderEventKind
  at: Date
  detail?: Record<string, unknown>
  /** The account; omitted for members, payments and scheduled jobs. */
  by?: number | undefined
}

const addOrderEventQuery = rawQuery({
  name: 'order.tell',
  row: {},
  sql: 'insert into order_event (order_id, kind, detail, account_id, at) values ($1, $2, $3, $4, $5)',
})

export async function addOrderEvent(
  tx: Tx,
  { orderId, kind, at, detail = {}, by }: OrderEvent,
): Promise<void> {
  await tx.run(addOrderEventQuery, [orderId, kind, detail, by ?? null, at])
}

const recordPaymentQuery = rawQuery({
  name: 'order.memberPaid',
  row: {},
  sql: `update member set order_count = order_count + 1, total_spent = total_spent + $2,
     last_order_at = greatest(last_order_at, $3::timestamptz), last_active_at = greatest(last_active_at, $3::timestamptz)
   where id = $1`,
})
const recordRefundQuery = rawQuery({
  name: 'order.memberRefunded',
  row: {},
  sql: `update member set order_count = greatest(order_count - $3::int, 0), total_spent = greatest(total_spent - $2, 0)
   where id = $1`,
})

/** Member lists filter by these sums. */
export async function recordPayment(tx: Tx, memberId: number, amount: number, at: Date): Promise<void> {
  await tx.run(recordPaymentQuery, [memberId, amount, at])
}

export async function recordRefund(tx: Tx, memberId: number, amount: number, isWhole: boolean) {
  await tx.run(recordRefundQuery, [memberId, amount, isWhole ? 1 : 0])
}

const lockMemberQuery = rawQuery({
  name: 'order.lockMemberForCod',
  row: {},
  sql: 'select from member where id = $1 for no key update',
})
const countOpenCodQuery = rawQuery({
  name: 'order.countOpenCod',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from "order"
   where member_id = $1 and payment_type = 'COD' and payment_status in ('INIT', 'PENDING', 'FAIL')
     and order_status not in ('done', 'canceled')`,
})

/** Locks the member, so that no other order is added before the transaction ends. */
export async function countOpenCodOrders(tx: Tx, memberId: number): Promise<number> {
  await tx.run(lockMemberQuery, [memberId])
  const [counted] = await tx.run(countOpenCodQuery, [memberId])
  return counted?.n ?? 0
}
