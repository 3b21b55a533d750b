import type { Review } from '@lumiroute/contract/ad'
import { eq } from 'drizzle-orm'
import type { Handle, Tx } from '../../../../db/db.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'
import { orders, payments, stores } from '../../../../db/schema/index.ts'
import type { OrderPaymentState } from '../../../../ports/order-settlement.ts'
import type { AttemptStatus } from '../validate-payment-webhook.ts'

export async function findStoreName(tx: Tx, storeId: number) {
  const [store] = await tx
    .select({ storeCode: stores.storeCode, storeName: stores.storeName })
    .from(stores)
    .where(eq(stores.id, storeId))
  return store as { storeCode: string; storeName: string }
}

type NewPayment = Pick<
  typeof payments.$inferInsert,
  'paymentId' | 'orderId' | 'uuid' | 'provider' | 'amount' | 'createdAt'
>
export const insertPayment = (tx: Tx, payment: NewPayment) =>
  tx.insert(payments).values({ ...payment, status: 'INIT' })

export type Payment = {
  id: number
  paymentId: string
  uuid: string
  provider: string
  amount: number
  status: AttemptStatus
  orderId: number
  /** AD, or CART and POS of the shop. */
  source: string
  orderNo: string | null
  storeCode: string
}
const paymentColumns = {
  id: payments.id,
  paymentId: payments.paymentId,
  uuid: payments.uuid,
  provider: payments.provider,
  amount: payments.amount,
  status: payments.status,
  orderId: payments.orderId,
  source: orders.source,
  orderNo: orders.orderNo,
  storeCode: stores.storeCode,
}
export async function findPayment(db: Handle, paymentId: string): Promise<Payment | undefined> {
  const [found] = await db
    .select(paymentColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(payments.paymentId, paymentId))
  return found as Payment | undefined
}

const lockOrderedAd = rawQuery({
  name: 'payment.lockOrderedAd',
  row: { review: column<Review>('text') },
  sql: 'select review from ad where id = (select ad_id from "order" where id = $1) for update',
})
const lockOrder = rawQuery<OrderPaymentState>({
  name: 'payment.lockOrder',
  row: { status: 'text', orderStatus: 'text?', paymentType: 'text' },
  sql: `select payment_status as status, order_status as "orderStatus", payment_type as "paymentType"
   from "order" where id = $1 for update`,
})
const lockAttempt = rawQuery({
  name: 'payment.lockAttempt',
  row: { status: column<AttemptStatus>('text') },
  sql: 'select status from payment where id = $1 for update',
})

/** Lock in the sequence ad, order, payment: any other could deadlock. */
export async function lockPayment(tx: Tx, { id, orderId }: Payment) {
  const [ad] = await tx.run(lockOrderedAd, [orderId])
  const [order] = await tx.run(lockOrder, [orderId])
  const [attempt] = await tx.run(lockAttempt, [id])
  if (!order || !attempt) throw new Error('payment without an order')
  return { review: ad?.review ?? null, order, attempt: attempt.status }
}

export const closePayment = (tx: Tx, id: number, status: 'SUCCESS' | 'FAIL' | 'EXPIRED', settledAt: Date) =>
  tx.update(payments).set({ status, settledAt }).where(eq(payments.id, id))

export const markPaymentPending = (tx: Tx, id: number) =>
  tx.update(payments).set({ status: 'PENDING' }).where(eq(payments.id, id))

export type OpenPayment = { paymentId: string; provider: string; amount: number; ageSeconds: number }

/** Older payments are checked less often: most of them were abandoned. */
const claimOpen = rawQuery<OpenPayment>({
  name: 'payment.claimOpen',
  row: { paymentId: 'text', provider: 'text', amount: 'int4', ageSeconds: 'int4' },
  sql: `update payment p set asked_at = $1
   from (select id from payment where status in ('INIT', 'PENDING') and created_at < $1::timestamptz - interval '2 minutes'
       and (asked_at is null or $1::timestamptz - asked_at > greatest(interval '4 minutes', ($1::timestamptz - created_at) / 8))
     order by asked_at nulls first, id limit 60 for update skip locked) due
   where p.id = due.id
   returning p.payment_id as "paymentId", p.provider, p.amount,
     extract(epoch from $1::timestamptz - p.created_at)::int as "ageSeconds"`,
})
export const claimOpenPayments = (db: Handle, now: Date) => db.run(claimOpen, [now])

export type DecidedPayment = { paymentId: string; amount: number; outcome: 'pay' | 'fail' }
const decidedPayments = rawQuery<DecidedPayment>({
  name: 'payment.decidedInSandbox',
  row: { paymentId: 'text', amount: 'int4', outcome: 'text' },
  sql: `select p.payment_id as "paymentId", p.amount, s.outcome
   from payment p join sandbox_payment s on s.payment_id = p.payment_id
   where p.status in ('INIT', 'PENDING') and p.provider = 'SANDBOX' and s.outcome in ('pay', 'fail')
     and s.at <= $1::timestamptz - make_interval(secs => $2)
   order by p.id limit 100`,
})
/** Sandbox payments whose outcome was acknowledged that long ago, but not yet applied to the order. */
export const listDecidedPayments = (db: Handle, now: Date, minAgeSeconds: number) =>
  db.run(decidedPayments, [now, minAgeSeconds])

const expire = rawQuery({
  name: 'payment.expire',
  row: { id: 'int4' },
  sql: `update payment set status = 'EXPIRED', settled_at = $2
   where payment_id = $1 and status in ('INIT', 'PENDING') returning id`,
})
/** False if it was settled meanwhile. */
export const expirePayment = async (db: Handle, paymentId: string, now: Date): Promise<boolean> =>
  (await db.run(expire, [paymentId, now])).length > 0
