import { validationTexts } from '@lumiroute/contract'
import { refuseField } from '../../../errors/app-error.ts'
import { requireMove } from './ad.policy.ts'
import { moveAd } from './move-ad.ts'
import type { Verdict } from './update-ad-check.ts'

/** What was approved before goes on playing: only the change is sent back. */
export const rejectAd: Verdict = async ({ tx, deps, actor, input }, ad) => {
  requireMove(ad, 'reject', actor)
  if (!input.reason) throw refuseField('reason', validationTexts.reason)
  const change = { reason: input.reason, reviewedAt: deps.now(), reviewedBy: actor.accountId }
  const moved = await moveAd(tx, ad, 'reject', change, actor.accountId)
  await deps.jobs.announce(tx, 'ad.rejected', { adId: ad.id })
  return { moved, message: `廣告「${ad.name}」已退回` }
}
