import { randomUUID } from 'node:crypto'
import type { payAd as endpoint } from '@lumiroute/contract/payment'
import type { Tx } from '../../../db/db.ts'
import { today } from '../../../clock/business-day.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { requireProvider } from '../../../adapters/payment/open-payment.ts'
import { type PaymentProvider, returnUrlOf } from '../../../adapters/payment/payment.port.ts'
import { requireMove } from '../ad/ad.policy.ts'
import { lockAd } from '../ad/lock-ad.ts'
import { requireScreens } from '../ad/require-screens.ts'
import { newPaymentId } from '../../shop/order/payment-id.ts'
import { placeAdOrder } from '../../shop/order/place-ad-order.ts'
import { findStoreName, insertPayment } from './payment.queries.ts'

export async function payAd(call: Steps<typeof endpoint>) {
  const { db, deps, request } = call
  const at = deps.now()
  const provider = requireProvider(deps.payment)
  const { ad, ...begun } = await db.write((tx) => beginPayment(tx, call, at, provider))
  const { paymentId, amount } = begun
  deps.log.info({ paymentId, adId: ad.id, storeId: ad.storeId }, 'a payment began')
  const origin = requestOrigin(request, deps.settings)
  const checkout = provider.begin({
    ...begun,
    memo: ad.name,
    items: [{ prodCode: 'AD', prodName: `廣告訂閱：${ad.name}`, prodQty: 1, prodPrice: amount }],
    at,
    origin,
    returnUrl: returnUrlOf(origin, { paymentId, storeCode: begun.store.storeCode }),
  })
  return { paymentId, ...checkout }
}

/** The order and a fresh attempt; what an earlier attempt may still bring settles the same order. */
async function beginPayment(
  tx: Tx,
  { deps, scope, actor, input }: Steps<typeof endpoint>,
  createdAt: Date,
  { id: provider }: PaymentProvider,
) {
  const ad = await lockAd(tx, input.adId, scope.storeId)
  requireMove(ad, 'pay', actor)
  await requireScreens(tx, ad, today(deps))
  const paymentId = newPaymentId(createdAt)
  const uuid = randomUUID()
  const amount = deps.settings.adPrice
  const order = await placeAdOrder(tx, { ad, account: { id: actor.accountId }, price: amount, paymentId })
  await insertPayment(tx, { paymentId, uuid, amount, orderId: order.id, provider, createdAt })
  return { ad, paymentId, uuid, amount, store: await findStoreName(tx, ad.storeId) }
}
