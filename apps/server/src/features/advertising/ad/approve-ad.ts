import { AppError } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { bookScreens } from '../../road/screen/book-screens.ts'
import { findLateDates, isAhead } from './ad.dates.ts'
import { requireMove } from './ad.policy.ts'
import { bookVehicles } from './book-vehicles.ts'
import { keepRecords } from './keep-records.ts'
import { keepSnapshot } from './keep-snapshot.ts'
import { moveAd } from './move-ad.ts'
import type { Verdict } from './update-ad-check.ts'

/** Vehicles or screens, snapshot, records and the verdict, or nothing of it. */
export const approveAd: Verdict = async ({ tx, deps, actor, input }, ad) => {
  requireMove(ad, 'approve', actor)
  const day = today(deps)
  const late = await findLateDates(tx, ad, day)
  if (late.length > 0)
    throw new AppError('CONFLICT', { message: `播放日期已過：${late.join('、')}，請退回讓店家更換日期` })
  const ahead = ad.broadcastDates.filter((date) => isAhead(date, day))
  if (ad.moveType === 'move_play') await bookVehicles(tx, ad, ahead, input.vehicles)
  else await bookScreens(tx, ad, ahead)
  const snapshotId = await keepSnapshot(tx, ad.id, actor.accountId)
  await keepRecords(tx, ad)
  const verdict = { reason: '', reviewedAt: deps.now(), reviewedBy: actor.accountId }
  const change = { ...verdict, snapshotId, hasOpenChange: false }
  const moved = await moveAd(tx, ad, 'approve', change, actor.accountId)
  await deps.jobs.announce(tx, 'ad.approved', { adId: ad.id })
  return { moved, message: `廣告「${ad.name}」審核通過` }
}
