import type { approveAd as endpoint } from '@lumiroute/contract/ad'
import { today } from '../../../clock/business-day.ts'
import { AppError } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireAction, viewTransition } from './ad.policy.ts'
import { describeApproval } from './audit-ad.ts'
import { bookVehicles } from './book-vehicles.ts'
import { findLateDates, isAhead } from './broadcast-dates.ts'
import { createRecords } from './create-records.ts'
import { lockAd } from './lock-ad.ts'
import { needsScreens } from './require-screens.ts'
import { savePromises } from './save-promises.ts'
import { saveSnapshot } from './save-snapshot.ts'
import { transitionAd } from './transition-ad.ts'

export async function approveAd({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const ad = await lockAd(tx, input.adId)
  requireVersion(ad, input.version)
  requireAction(ad, 'approve', actor)
  const lateDates = await findLateDates(tx, ad, today(deps))
  if (lateDates.length > 0) throw new AppError('ad.datesPassed', { dates: lateDates })
  const dates = ad.broadcastDates.filter((date) => isAhead(date, today(deps)))
  const { vehicleBooking, screenBooking } = deps
  if (needsScreens(ad)) await screenBooking.book(tx, ad, dates)
  else await bookVehicles({ tx, ad, vehicleBooking }, dates, input.vehicles)
  const snapshotId = await saveSnapshot(tx, ad.id, actor.accountId)
  await createRecords(tx, ad)
  await savePromises(tx, { adId: ad.id, snapshotId, dates, minutes: deps.settings.adMinutes })
  const review = { reason: '', reviewedAt: deps.now(), reviewedBy: actor.accountId }
  const change = { ...review, snapshotId, hasOpenChange: false }
  const approved = await transitionAd(tx, ad, 'approve', change, actor.accountId)
  await audit(tx, 'ad.approved', await describeApproval(tx, ad, approved, snapshotId))
  await deps.jobs.announce(tx, 'ad.approved', { adId: ad.id })
  return { ...viewTransition(ad, approved, actor), message: text('ad.approved', { name: ad.name }) }
}
