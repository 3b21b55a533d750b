import type { recordOfflinePayment as endpoint } from '@lumiroute/contract/ad'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { createAdOrder } from '../payment/create-ad-order.ts'
import { settleOrder } from '../payment/settle-order.ts'
import { requireAction } from './ad.policy.ts'
import { aboutAd } from './audit-ad.ts'
import { lockAd } from './lock-ad.ts'

export async function recordOfflinePayment({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const ad = await lockAd(tx, input.adId)
  requireAction(ad, 'recordPayment', actor)
  const order = { ad, accountId: actor.accountId, price: deps.settings.adPrice }
  const { id, paymentId } = await createAdOrder(tx, order)
  const paid = { paymentId, paymentType: 'OFFLINE', paidAt: deps.now(), memo: input.memo }
  if (!(await settleOrder(tx, id, paid))) throw new AppError('CONFLICT')
  const change = compareFields({}, { paymentId, amount: order.price, memo: input.memo })
  await audit(tx, 'ad.paymentRecorded', { ...aboutAd(ad), change })
  return { paymentId, message: text('ad.offlinePaymentRecorded', { name: ad.name }) }
}
