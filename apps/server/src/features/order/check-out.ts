import { createHash } from 'node:crypto'
import type { checkOut as endpoint, CheckoutForm } from '@lumiroute/contract'
import { statement, type Tx } from '../../db/db.ts'
import { AppError, refuseField } from '../../http/app-error.ts'
import type { Steps } from '../../http/route.ts'
import { findNamedMember } from '../member/find-named-member.ts'
import { answerBill, readBill } from './order.bill.ts'
import { type Orderer, placeShopOrder } from './place-shop-order.ts'

type Call = Steps<typeof endpoint>

export async function checkOut(call: Call) {
  const { db, deps, request, scope } = call
  const at = deps.now()
  const bill = await db.write(async (tx) => readBill(tx, await placeOnce(tx, call, at)))
  deps.log.info({ orderNo: bill.orderNo, storeId: scope.storeId }, 'an order was placed')
  return answerBill(deps, request, bill)
}

const lockKey = statement('order.lockKey', 'select pg_advisory_xact_lock(hashtextextended($1, $2::int))')
const byKey = statement<{ id: number; hash: string }>(
  'order.byKey',
  'select id, request_hash as hash from "order" where store_id = $1 and request_key = $2',
)

/** Of many calls with one key the first orders, the others wait for it and answer the same. */
async function placeOnce(tx: Tx, call: Call, at: Date): Promise<number> {
  const { deps, scope, input } = call
  const { 'idempotency-key': given, store: _store, ...form } = input
  const by = await whoOrders(tx, call)
  const key = given === undefined ? null : `${by.accountId === null ? 'm' : 'a'}${whoIs(call)} ${given}`
  const hash = key === null ? null : hashOf(form)
  if (key !== null) {
    await tx.run(lockKey, [key, scope.storeId])
    const [known] = await tx.run(byKey, [scope.storeId, key])
    if (known && known.hash !== hash)
      throw new AppError('CONFLICT', { message: '相同的 Idempotency-Key 已用於另一筆訂單' })
    if (known) return known.id
  }
  return placeShopOrder(tx, { deps, form, by, at, key, hash })
}

const whoIs = ({ member, actor }: Call) => member?.id ?? actor?.accountId ?? 0
const hashOf = (form: CheckoutForm) => createHash('sha256').update(JSON.stringify(form)).digest('base64url')

/** A member orders for oneself, whatever the body says; the store's people for the one they name. */
async function whoOrders(tx: Tx, { member, actor, scope, input }: Call): Promise<Orderer> {
  const { storeId } = scope
  if (member) {
    if (input.paymentType === 'CASH') throw refuseField('paymentType', '請選擇其他付款方式')
    return { storeId, memberId: member.id, accountId: null }
  }
  const accountId = actor?.accountId ?? 0
  if (input.mbrCode === undefined) return { storeId, memberId: null, accountId }
  return { storeId, memberId: await findNamedMember(tx, storeId, input.mbrCode), accountId }
}
