import { randomUUID } from 'node:crypto'
import type { payAd as endpoint } from '@lumiroute/contract/payment'
import type { Tx } from '../../../db/db.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { requireProvider } from '../../../adapters/payment/open-payment.ts'
import { type PaymentProvider, getReturnUrl } from '../../../adapters/payment/payment.port.ts'
import { requireAction } from '../ad/ad.policy.ts'
import { aboutAd } from '../ad/audit-ad.ts'
import { lockAd } from '../ad/lock-ad.ts'
import { requireScreens } from '../ad/require-screens.ts'
import { createAdOrder, getAdItemName } from './create-ad-order.ts'
import { createPaymentId } from './payment-id.ts'
import { findStoreName, insertPayment } from './queries/payment.queries.ts'

export async function payAd(call: Steps<typeof endpoint>) {
  const { db, deps, request } = call
  const at = deps.now()
  const provider = requireProvider(deps.payment)
  const { ad, ...started } = await db.write((tx) => startPayment(tx, call, at, provider))
  const { paymentId, amount } = started
  deps.log.info({ paymentId, adId: ad.id, storeId: ad.storeId }, 'payment started')
  const origin = requestOrigin(request, deps.settings)
  const checkout = provider.begin({
    ...started,
    memo: ad.name,
    items: [{ prodCode: 'AD', prodName: getAdItemName(ad.name), prodQty: 1, prodPrice: amount }],
    at,
    origin,
    returnUrl: getReturnUrl(origin, { paymentId, storeCode: started.store.storeCode }),
  })
  return { paymentId, ...checkout }
}

/** Starts a new attempt; money of an earlier attempt settles the same order. */
async function startPayment(
  tx: Tx,
  { deps, scope, actor, input, audit }: Steps<typeof endpoint>,
  createdAt: Date,
  { id: provider }: PaymentProvider,
) {
  const ad = await lockAd(tx, input.adId, scope.storeId)
  requireAction(ad, 'pay', actor)
  await requireScreens(tx, deps, ad)
  const paymentId = createPaymentId(createdAt)
  const uuid = randomUUID()
  const amount = deps.settings.adPrice
  const order = await createAdOrder(tx, { ad, accountId: actor.accountId, price: amount, paymentId })
  await insertPayment(tx, { paymentId, uuid, amount, orderId: order.id, provider, createdAt })
  await audit(tx, 'ad.paymentStarted', { ...aboutAd(ad), change: compareFields({}, { paymentId, amount }) })
  return { ad, paymentId, uuid, amount, store: await findStoreName(tx, ad.storeId) }
}
