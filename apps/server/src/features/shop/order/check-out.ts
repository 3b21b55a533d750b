import type { checkOut as endpoint, CheckoutForm } from '@lumiroute/contract/order'
import { hash } from 'node:crypto'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireMemberId } from '../member/require-member.ts'
import { findOffers } from '../product/find-offers.ts'
import { type Bill, getBill, toCheckoutAnswer } from './order-bill.ts'
import type { Orderer, OrderRequest } from './order-totals.ts'
import { placeShopOrder } from './place-shop-order.ts'
import { findOrderByKey, lockRequestKey } from './queries/place.queries.ts'

type Call = Steps<typeof endpoint>

export async function checkOut(call: Call) {
  const { db, deps, request, scope } = call
  const orderRequest = await toRequest(call)
  const bill = await db.write((tx) => placeOnce(tx, orderRequest))
  deps.log.info({ orderNo: bill.orderNo, storeId: scope.storeId }, 'order placed')
  return toCheckoutAnswer(deps, request, bill)
}

async function toRequest(call: Call): Promise<OrderRequest> {
  const { 'idempotency-key': given, store: _store, ...form } = call.input
  const { deps, language } = call
  const by = await getOrderer(call)
  const key = given === undefined ? null : `${by.accountId === null ? 'm' : 'a'}${getCallerId(call)} ${given}`
  return { deps, form, by, at: deps.now(), key, hash: key === null ? null : hashForm(form), language }
}

/** Of several calls with one key, the first places the order; the others wait and return the same. */
async function placeOnce(tx: Tx, request: OrderRequest): Promise<Bill> {
  const { form, by, at, key, hash } = request
  const [known, offers] = await Promise.all([
    findByKey(tx, by.storeId, key),
    findOffers(tx, by.storeId, form.productList, at),
  ])
  if (known && known.hash !== hash) throw new AppError('order.keyReused')
  return known ? getBill(tx, known.id) : (await placeShopOrder(tx, request, offers)).bill
}

/** Sent together; they run in sequence, so the lock is held before the lookup. */
async function findByKey(tx: Tx, storeId: number, key: string | null) {
  if (key === null) return undefined
  const [, known] = await Promise.all([lockRequestKey(tx, key, storeId), findOrderByKey(tx, storeId, key)])
  return known
}

const getCallerId = ({ member, actor }: Call) => member?.id ?? actor?.accountId ?? 0
const hashForm = (form: CheckoutForm) => hash('sha256', JSON.stringify(form), 'base64url')

/** Only the store's people take cash. */
export function refuseCash({ paymentType }: Pick<CheckoutForm, 'paymentType'>): void {
  if (paymentType === 'CASH') throw refuseField('paymentType', text('order.chooseOtherPayment'))
}

/** Members order for themselves, whatever the body says; store administrators for the member they name. */
async function getOrderer({ db, member, actor, scope, input }: Call): Promise<Orderer> {
  const { storeId } = scope
  if (member) {
    refuseCash(input)
    return { storeId, memberId: member.id, accountId: null }
  }
  const accountId = actor?.accountId ?? 0
  if (input.mbrCode === undefined) return { storeId, memberId: null, accountId }
  return { storeId, memberId: await requireMemberId(db, storeId, input.mbrCode), accountId }
}
