import { getEditAction, type updateAd as endpoint } from '@lumiroute/contract/ad'
import { today } from '../../../clock/business-day.ts'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireAction } from './ad.policy.ts'
import {
  compareDates,
  type DateChange,
  findDateFaults,
  findLapsedDates,
  releaseDates,
} from './broadcast-dates.ts'
import { type LockedAd, lockAd } from './lock-ad.ts'
import { findFrontFaults } from './own-front.ts'
import { transitionAd } from './transition-ad.ts'
import { findReferenceFaults, refuseDeletedReference, refuseFaults, toAdRow } from './validate-ad.ts'

type Form = Write<typeof endpoint>['input']['ad_data']

export async function updateAd({ tx, deps, actor, scope, input, audit }: Write<typeof endpoint>) {
  const { ad_data: form } = input
  const ad = await lockAd(tx, input.adId, scope.storeId)
  requireVersion(ad, input.version)
  const action = getEditAction(ad) ?? 'edit'
  requireAction(ad, action, actor)
  const dateChange = compareDates(ad.broadcastDates, form.broadcastDate)
  if (action !== 'edit') await requirePaidFieldsUnchanged(tx, ad, form, dateChange, today(deps))
  const newDates = action === 'edit' ? form.broadcastDate : dateChange.added
  const { filled, faults } = await deps.screenBooking.fillFields(tx, scope.storeId, form)
  const missing = await findReferenceFaults(tx, scope.storeId, form)
  const front = await findFrontFaults(tx, deps.settings, scope.storeId, form)
  refuseFaults({ ...findDateFaults(newDates, today(deps)), ...missing, ...faults, ...front })
  const row = toAdRow(deps.settings, scope.storeId, { ...form, ...filled }, ad)
  const change = action === 'change' ? { ...row, hasOpenChange: true } : row
  const { version } = await transitionAd(tx, ad, action, change, actor.accountId).catch(
    refuseDeletedReference,
  )
  await releaseDates(tx, ad.id, dateChange.dropped)
  await audit(tx, 'ad.updated', { object: { id: ad.id, name: form.name }, change: compareFields(ad, row) })
  return { adId: ad.id, version, message: text('ad.updated', { name: form.name }) }
}

const paid = text('ad.paidField')

/**
 * Type, vehicle type and dates were paid for; only a date that passed without a broadcast may be exchanged.
 */
async function requirePaidFieldsUnchanged(
  tx: Tx,
  ad: LockedAd,
  form: Form,
  dateChange: DateChange,
  day: string,
): Promise<void> {
  const fields = {
    ...(form.moveType !== ad.moveType && { 'ad_data.moveType': paid }),
    ...(form.vehicleType !== ad.vehicleType && { 'ad_data.vehicleType': paid }),
    ...(!(await mayExchangeDates(tx, ad, dateChange, day)) && { 'ad_data.broadcastDate': paid }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('ad.paidFieldsChanged', {}, { fields })
}

async function mayExchangeDates(tx: Tx, ad: LockedAd, { dropped, added }: DateChange, day: string) {
  if (dropped.length + added.length === 0) return true
  if (ad.review === 'accept' || dropped.length !== added.length) return false
  const lapsed = await findLapsedDates(tx, ad, day)
  return dropped.every((date) => lapsed.includes(date))
}
