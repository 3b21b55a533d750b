import type { recordOfflinePayment as endpoint } from '@lumiroute/contract/ad'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { createAdOrder } from '../payment/create-ad-order.ts'
import { settleOrder } from '../payment/settle-order.ts'
import { requireMove } from './ad.policy.ts'
import { lockAd } from './lock-ad.ts'

export async function recordOfflinePayment({ tx, deps, actor, input }: Write<typeof endpoint>) {
  const ad = await lockAd(tx, input.adId)
  requireMove(ad, 'recordPayment', actor)
  const order = { ad, accountId: actor.accountId, price: deps.settings.adPrice }
  const { id, paymentId } = await createAdOrder(tx, order)
  const settled = { paymentId, paymentType: 'OFFLINE', paidAt: deps.now(), memo: input.memo }
  if (!(await settleOrder(tx, id, settled))) throw new AppError('CONFLICT')
  return { paymentId, message: `廣告「${ad.name}」已登錄線下付款` }
}
