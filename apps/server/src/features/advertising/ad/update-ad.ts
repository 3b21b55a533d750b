import { editActionOf, type updateAd as endpoint } from '@lumiroute/contract/ad'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { fillChoice } from '../../road/screen/fill-choice.ts'
import { dateFaults, type Exchange, exchangeOf, findLapsedDates, releaseDates } from './ad.dates.ts'
import { type AdValues, partFaults, refuseFaults, refuseVanished, valuesOf } from './ad.form.ts'
import { requireMove } from './ad.policy.ts'
import { type LockedAd, lockAd } from './lock-ad.ts'
import { moveAd } from './move-ad.ts'

type Form = Write<typeof endpoint>['input']['ad_data']

export async function updateAd({ tx, deps, actor, scope, input }: Write<typeof endpoint>) {
  const { ad_data: form } = input
  const ad = await lockAd(tx, input.adId, scope.storeId)
  requireVersion(ad, input.version)
  const action = editActionOf(ad) ?? 'edit'
  requireMove(ad, action, actor)
  const exchange = exchangeOf(ad.broadcastDates, form.broadcastDate)
  if (action !== 'edit') await requireKept(tx, ad, form, exchange, today(deps))
  const dates = action === 'edit' ? form.broadcastDate : exchange.added
  const { filled, faults } = await fillChoice(tx, scope.storeId, form)
  const lacking = await partFaults(tx, scope.storeId, form)
  refuseFaults({ ...dateFaults(dates, today(deps)), ...lacking, ...faults })
  const values = rowOf(valuesOf(deps.settings, scope.storeId, { ...form, ...filled }, ad.muxToken))
  const change = action === 'change' ? { ...values, hasOpenChange: true } : values
  const { version } = await moveAd(tx, ad, action, change, actor.accountId).catch(refuseVanished)
  await releaseDates(tx, ad.id, exchange.dropped)
  return { adId: ad.id, version, message: `更新廣告「${form.name}」成功` }
}

const dateOrNull = (moment: string | null) => (moment === null ? null : new Date(moment))
const rowOf = (values: AdValues) => ({
  ...values,
  startAt: dateOrNull(values.startAt),
  stopAt: dateOrNull(values.stopAt),
})

const kept = '已付款，不可變更'

/** Type, vehicle type and dates were paid for; a date that went by without a broadcast may be another day. */
async function requireKept(tx: Tx, ad: LockedAd, form: Form, exchange: Exchange, day: string): Promise<void> {
  const fields = {
    ...(form.moveType !== ad.moveType && { 'ad_data.moveType': kept }),
    ...(form.vehicleType !== ad.vehicleType && { 'ad_data.vehicleType': kept }),
    ...(!(await isFairExchange(tx, ad, exchange, day)) && { 'ad_data.broadcastDate': kept }),
  }
  if (Object.keys(fields).length > 0)
    throw new AppError('CONFLICT', { message: '已付款的廣告不可變更類型、車輛類型與日期', fields })
}

async function isFairExchange(tx: Tx, ad: LockedAd, { dropped, added }: Exchange, day: string) {
  if (dropped.length + added.length === 0) return true
  if (ad.review === 'accept' || dropped.length !== added.length) return false
  const lapsed = await findLapsedDates(tx, ad, day)
  return dropped.every((date) => lapsed.includes(date))
}
