import type { withdrawAd as endpoint } from '@lumiroute/contract/ad'
import { today } from '../../../clock/business-day.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireAction, viewTransition } from './ad.policy.ts'
import { isAhead, releaseDates } from './broadcast-dates.ts'
import { describeTransition } from './audit-ad.ts'
import { lockAd } from './lock-ad.ts'
import { transitionAd } from './transition-ad.ts'

/** Takes an ad off the air and frees its vehicles and screens from tomorrow. */
export async function withdrawAd({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const ad = await lockAd(tx, input.adId)
  requireVersion(ad, input.version)
  requireAction(ad, 'withdraw', actor)
  if (!input.reason) throw refuseField('reason', text('validation.reason'))
  const review = { reason: input.reason, reviewedAt: deps.now(), reviewedBy: actor.accountId }
  const change = { ...review, snapshotId: null, hasOpenChange: false }
  const withdrawn = await transitionAd(tx, ad, 'withdraw', change, actor.accountId)
  const dates = ad.broadcastDates.filter((date) => isAhead(date, today(deps)))
  await releaseDates(tx, ad.id, dates)
  await audit(tx, 'ad.withdrawn', describeTransition(ad, withdrawn, input.reason))
  await deps.jobs.announce(tx, 'ad.withdrawn', { adId: ad.id })
  return { ...viewTransition(ad, withdrawn, actor), message: text('ad.withdrawn', { name: ad.name }) }
}
