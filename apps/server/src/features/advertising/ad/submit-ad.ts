import type { submitAd as endpoint } from '@lumiroute/contract/ad'
import { isStreamAddress } from '@lumiroute/contract/stream'
import { today } from '../../../clock/business-day.ts'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireAction, viewTransition } from './ad.policy.ts'
import { describeTransition } from './audit-ad.ts'
import { findLateDates } from './broadcast-dates.ts'
import { type LockedAd, lockAd } from './lock-ad.ts'
import { hasMaterials } from './queries/ad.queries.ts'
import {
  fillScreenFields,
  findMissingFields,
  findScreenFaults,
  missingField,
  rejectFaults,
} from './require-screens.ts'
import { transitionAd } from './transition-ad.ts'

export async function submitAd({ tx, deps, actor, scope, input, audit }: Write<typeof endpoint>) {
  const ad = await lockAd(tx, input.adId, scope.storeId)
  requireVersion(ad, input.version)
  requireAction(ad, 'submit', actor)
  const screenFields = await fillScreenFields(tx, deps, ad)
  await requireComplete(tx, deps, { ...ad, ...screenFields })
  const change = { ...screenFields, submittedAt: deps.now() }
  const submitted = await transitionAd(tx, ad, 'submit', change, actor.accountId)
  await audit(tx, 'ad.submitted', describeTransition(ad, submitted))
  await deps.jobs.announce(tx, 'ad.submitted', { adId: ad.id })
  return { ...viewTransition(ad, submitted, actor), message: text('ad.submitted', { name: ad.name }) }
}

/** A draft may lack fields that the ad cannot play without. */
async function requireComplete(tx: Tx, deps: Deps, ad: LockedAd): Promise<void> {
  const faults = findMissingFields(ad)
  if (ad.playId1 === null) faults.playId1 = missingField
  else if (!(await hasMaterials(tx, ad.playId1))) faults.playId1 = text('ad.playlistEmpty')
  if ((await findLateDates(tx, ad, today(deps))).length > 0) faults.broadcastDate = text('ad.dateNotAhead')
  if (ad.enabled && !isStreamAddress(ad.streamUrl)) faults.streamUrl = text('streamValidation.streamUrl')
  rejectFaults({ ...faults, ...(await findScreenFaults(tx, deps, ad, faults)) })
}
