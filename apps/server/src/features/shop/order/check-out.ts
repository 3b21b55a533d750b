import { hash } from 'node:crypto'
import type { checkOut as endpoint, CheckoutForm } from '@lumiroute/contract/order'
import { type Db, sqlState, type Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { requireMemberId } from '../member/require-member.ts'
import { findOffers } from './cart.lines.ts'
import { answerBill, type Bill, readBill } from './order.bill.ts'
import type { Orderer, Wanted } from './order.sums.ts'
import { placePlainOrder } from './place-plain-order.ts'
import { placeShopOrder } from './place-shop-order.ts'

type Call = Steps<typeof endpoint>

export async function checkOut(call: Call) {
  const { db, deps, request, scope } = call
  const wanted = await readWanted(call)
  const bill = (await placePlainOrder(db, wanted)) ?? (await placeOnce(db, wanted))
  deps.log.info({ orderNo: bill.orderNo, storeId: scope.storeId }, 'an order was placed')
  return answerBill(deps, request, bill)
}

async function readWanted(call: Call): Promise<Wanted> {
  const { 'idempotency-key': given, store: _store, ...form } = call.input
  const by = await whoOrders(call)
  const key = given === undefined ? null : `${by.accountId === null ? 'm' : 'a'}${whoIs(call)} ${given}`
  return { deps: call.deps, form, by, at: call.deps.now(), key, hash: key === null ? null : hashOf(form) }
}

const lockKey = rawQuery({
  name: 'order.lockKey',
  row: { pg_advisory_xact_lock: 'void' },
  sql: 'select pg_advisory_xact_lock(hashtextextended($1, $2::int))',
})
const byKey = rawQuery({
  name: 'order.byKey',
  row: { id: 'int4', hash: 'text' },
  sql: 'select id, request_hash as hash from "order" where store_id = $1 and request_key = $2',
})
const taken = '23505'

/** Of many calls with one key the first orders, the others wait for it and answer the same. */
async function placeOnce(db: Db, wanted: Wanted): Promise<Bill> {
  const place = () => db.write((tx) => placeOrFind(tx, wanted))
  try {
    return await place()
  } catch (error) {
    // A plain order does not wait for the lock: it may have taken the key since we looked.
    if (sqlState(error) !== taken) throw error
    return place()
  }
}

async function placeOrFind(tx: Tx, wanted: Wanted): Promise<Bill> {
  const { form, by, at, key, hash } = wanted
  const [known, offers] = await Promise.all([
    findPlaced(tx, by.storeId, key),
    findOffers(tx, by.storeId, form.productList, at),
  ])
  if (known && known.hash !== hash)
    throw new AppError('CONFLICT', { message: '相同的 Idempotency-Key 已用於另一筆訂單' })
  return known ? readBill(tx, known.id) : (await placeShopOrder(tx, wanted, offers)).bill
}

/** Sent together: they run one after the other, and what is found was committed before the lock was ours. */
async function findPlaced(tx: Tx, storeId: number, key: string | null) {
  if (key === null) return undefined
  const [, [known]] = await Promise.all([tx.run(lockKey, [key, storeId]), tx.run(byKey, [storeId, key])])
  return known
}

const whoIs = ({ member, actor }: Call) => member?.id ?? actor?.accountId ?? 0
const hashOf = (form: CheckoutForm) => hash('sha256', JSON.stringify(form), 'base64url')

/** A member orders for oneself, whatever the body says; the store's people for the one they name. */
async function whoOrders({ db, member, actor, scope, input }: Call): Promise<Orderer> {
  const { storeId } = scope
  if (member) {
    if (input.paymentType === 'CASH') throw refuseField('paymentType', '請選擇其他付款方式')
    return { storeId, memberId: member.id, accountId: null }
  }
  const accountId = actor?.accountId ?? 0
  if (input.mbrCode === undefined) return { storeId, memberId: null, accountId }
  return { storeId, memberId: await requireMemberId(db, storeId, input.mbrCode), accountId }
}
