import type { addAd as endpoint } from '@lumiroute/contract/ad'
import { AppError } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { fillChoice } from '../../road/screen/fill-choice.ts'
import { dateFaults } from './ad.dates.ts'
import { partFaults, refuseFaults, refuseVanished, valuesOf } from './ad.form.ts'
import { insertAd } from './insert-ad.ts'

type Call = Steps<typeof endpoint>

/** A single statement looks and writes, and is a transaction by itself: one around it would double the way. */
export async function addAd(call: Call) {
  const { db, deps, actor, scope, input } = call
  const { ad_data: form } = input
  const { filled, faults } = await fillChoice(db, scope.storeId, form)
  const early = { ...dateFaults(form.broadcastDate, today(deps)), ...faults }
  if (Object.keys(early).length > 0) await refuseAd(call, early)
  const values = valuesOf(deps.settings, scope.storeId, { ...form, ...filled })
  const adId = await insertAd(db, scope.storeId, values, actor.accountId).catch(refuseVanished)
  if (adId === undefined) return refuseAd(call)
  return { adId, message: `新增廣告「${form.name}」成功` }
}

/** With every fault at once, not the first alone. */
async function refuseAd({ db, scope, input }: Call, faults: Record<string, string> = {}): Promise<never> {
  refuseFaults({ ...faults, ...(await partFaults(db, scope.storeId, input.ad_data)) })
  throw new AppError('CONFLICT')
}
