import { isStreamAddress, streamTexts } from '@lumiroute/contract/stream'
import { count, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { materials } from '../../../db/schema/index.ts'
import { today } from '../../../clock/business-day.ts'
import { findLateDates, pastDate } from './ad.dates.ts'
import { requireMove } from './ad.policy.ts'
import type { LockedAd } from './lock-ad.ts'
import { moveAd } from './move-ad.ts'
import { fillScreens, findMissingFields, findScreenFaults, rejectFaults } from './require-screens.ts'
import type { Verdict } from './update-ad-check.ts'

/** The store hands its ad in. */
export const submitAd: Verdict = async ({ tx, deps, actor }, ad) => {
  requireMove(ad, 'submit', actor)
  const filled = await fillScreens(tx, ad)
  await requireComplete(tx, { ...ad, ...filled }, today(deps))
  const change = { ...filled, submittedAt: deps.now() }
  const moved = await moveAd(tx, ad, 'submit', change, actor.accountId)
  await deps.jobs.announce(tx, 'ad.submitted', { adId: ad.id })
  return { moved, message: `廣告「${ad.name}」已送出審核` }
}

/** A draft may lack what nobody can play without. */
async function requireComplete(tx: Tx, ad: LockedAd, day: string): Promise<void> {
  const fields = findMissingFields(ad)
  if (ad.playId1 === null) fields.playId1 = '**必填'
  else if (!(await hasMaterial(tx, ad.playId1))) fields.playId1 = '播放清單尚無素材'
  if ((await findLateDates(tx, ad, day)).length > 0) fields.broadcastDate = pastDate
  if (ad.enabled && !isStreamAddress(ad.streamUrl)) fields.streamUrl = streamTexts.streamUrl
  Object.assign(fields, await findScreenFaults(tx, ad, fields, day))
  rejectFaults(fields)
}

async function hasMaterial(tx: Tx, playlistId: number): Promise<boolean> {
  const [found] = await tx.select({ n: count() }).from(materials).where(eq(materials.playlistId, playlistId))
  return (found?.n ?? 0) > 0
}
