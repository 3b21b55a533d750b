import { validationTexts } from '@lumiroute/contract'
import { refuseField } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { isAhead, releaseDates } from './ad.dates.ts'
import { requireMove } from './ad.policy.ts'
import { moveAd } from './move-ad.ts'
import type { Verdict } from './update-ad-check.ts'

/** Takes an ad off the air: its vehicles are free again from tomorrow on. */
export const withdrawAd: Verdict = async ({ tx, deps, actor, input }, ad) => {
  requireMove(ad, 'withdraw', actor)
  if (!input.reason) throw refuseField('reason', validationTexts.reason)
  const change = {
    reason: input.reason,
    reviewedAt: deps.now(),
    reviewedBy: actor.accountId,
    snapshotId: null,
    hasOpenChange: false,
  }
  const moved = await moveAd(tx, ad, 'withdraw', change, actor.accountId)
  const ahead = ad.broadcastDates.filter((date) => isAhead(date, today(deps)))
  await releaseDates(tx, ad.id, ahead)
  await deps.jobs.announce(tx, 'ad.withdrawn', { adId: ad.id })
  return { moved, message: `廣告「${ad.name}」已停播` }
}
