import type { Review } from '@lumiroute/contract/ad'
import type { OrderStatus, PaymentStatus } from '@lumiroute/contract/order'
import { and, eq, inArray } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { column, rawQuery } from '../../../db/raw-query.ts'
import { orders, paymentNotices, payments, stores, thirdParties } from '../../../db/schema/index.ts'
import type { AttemptStatus, Verdict } from './judge-notice.ts'

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

export type FoundPayment = {
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
  liffId: string | null
}
const columns = {
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
  liffId: thirdParties.lineLiffId,
}
export async function findPayment(db: Handle, paymentId: string): Promise<FoundPayment | undefined> {
  const [found] = await db
    .select(columns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(thirdParties, eq(thirdParties.storeId, orders.storeId))
    .where(eq(payments.paymentId, paymentId))
  return found as FoundPayment | undefined
}

const lockAdOfOrder = rawQuery({
  name: 'payment.lockAdOfOrder',
  row: { review: column<Review>('text') },
  sql: 'select review from ad where id = (select ad_id from "order" where id = $1) for update',
})
type LockedOrder = { status: PaymentStatus; orderStatus: OrderStatus | null; paymentType: string }
const lockOrder = rawQuery<LockedOrder>({
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

/** Ad, order, payment: everyone locks them in this order, so that nobody waits for each other in a circle. */
export async function lockPayment(tx: Tx, { id, orderId }: FoundPayment) {
  const [ad] = await tx.run(lockAdOfOrder, [orderId])
  const [order] = await tx.run(lockOrder, [orderId])
  const [attempt] = await tx.run(lockAttempt, [id])
  if (!order || !attempt) throw new Error('a payment lost its order')
  return { review: ad?.review ?? null, order, attempt: attempt.status }
}

export const closePayment = (tx: Tx, id: number, status: 'SUCCESS' | 'FAIL' | 'EXPIRED', settledAt: Date) =>
  tx.update(payments).set({ status, settledAt }).where(eq(payments.id, id))

export const holdPayment = (tx: Tx, id: number) =>
  tx.update(payments).set({ status: 'PENDING' }).where(eq(payments.id, id))

/** The order follows its newest attempt, as long as nothing has settled it. */
export const followAttempt = (
  tx: Tx,
  orderId: number,
  paymentId: string,
  paymentStatus: 'FAIL' | 'PENDING',
) =>
  tx
    .update(orders)
    .set({ paymentStatus })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.paymentId, paymentId),
        inArray(orders.paymentStatus, ['INIT', 'PENDING', 'FAIL']),
      ),
    )

const charge = rawQuery({
  name: 'payment.charge',
  row: {},
  sql: `with changed as (update "order" set order_amount = $2 where id = $1 and order_amount <> $2 returning id)
   update order_item set oi_prod_sale_price = $2 where order_id in (select id from changed)`,
})
/** An earlier attempt may pay at the price of its day; the books show what was paid. */
export const chargeAdOrder = (tx: Tx, orderId: number, amount: number) => tx.run(charge, [orderId, amount])

export type NoticeRow = {
  paymentId: string
  provider: string
  body: Record<string, unknown>
  address: string
}
export const insertNotice = (tx: Tx, row: NoticeRow, verdict: Verdict, at: Date) =>
  tx.insert(paymentNotices).values({ ...row, verdict, at })

export type OpenPayment = { paymentId: string; provider: string; amount: number; ageSeconds: number }

/** Asked less often the longer it stays open: most of these were left for good. */
const openPayments = rawQuery<OpenPayment>({
  name: 'payment.open',
  row: { paymentId: 'text', provider: 'text', amount: 'int4', ageSeconds: 'int4' },
  sql: `update payment p set asked_at = $1
   from (select id from payment where status in ('INIT', 'PENDING') and created_at < $1::timestamptz - interval '2 minutes'
       and (asked_at is null or $1::timestamptz - asked_at > greatest(interval '4 minutes', ($1::timestamptz - created_at) / 8))
     order by asked_at nulls first, id limit 60 for update skip locked) due
   where p.id = due.id
   returning p.payment_id as "paymentId", p.provider, p.amount,
     extract(epoch from $1::timestamptz - p.created_at)::int as "ageSeconds"`,
})
export const takeOpenPayments = (db: Handle, now: Date) => db.run(openPayments, [now])

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
  sql: `update payment set status = 'EXPIRED', settled_at = $2 where payment_id = $1 and status in ('INIT', 'PENDING') returning id`,
})
export const expirePayment = (db: Handle, paymentId: string, now: Date) => db.run(expire, [paymentId, now])

const forgetForged = rawQuery({
  name: 'payment.forgetForged',
  row: {},
  sql: `delete from payment_notice where verdict in ('forged', 'unknown') and at < $1::timestamptz - interval '30 days'`,
})
/** Strangers can send as many as they like; the books keep what was genuine. */
export const forgetForgedNotices = (db: Handle, now: Date) => db.run(forgetForged, [now])
