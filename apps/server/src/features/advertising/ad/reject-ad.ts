import type { rejectAd as endpoint } from '@lumiroute/contract/ad'
import { refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireAction, viewTransition } from './ad.policy.ts'
import { describeTransition } from './audit-ad.ts'
import { lockAd } from './lock-ad.ts'
import { transitionAd } from './transition-ad.ts'

/** What was approved before continues to play: only the change is sent back. */
export async function rejectAd({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const ad = await lockAd(tx, input.adId)
  requireVersion(ad, input.version)
  requireAction(ad, 'reject', actor)
  if (!input.reason) throw refuseField('reason', text('validation.reason'))
  const change = { reason: input.reason, reviewedAt: deps.now(), reviewedBy: actor.accountId }
  const rejected = await transitionAd(tx, ad, 'reject', change, actor.accountId)
  await audit(tx, 'ad.rejected', describeTransition(ad, rejected, input.reason))
  await deps.jobs.announce(tx, 'ad.rejected', { adId: ad.id })
  return { ...viewTransition(ad, rejected, actor), message: text('ad.rejected', { name: ad.name }) }
}
