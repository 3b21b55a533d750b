import type { addAd as endpoint } from '@lumiroute/contract'
import { today } from '../../http/business-day.ts'
import type { Steps } from '../../http/route.ts'
import { dateFaults } from './ad.dates.ts'
import { faultsOf, partFaults, refuseFaults, refuseVanished, valuesOf } from './ad.form.ts'
import { insertAd } from './insert-ad.ts'

/** A single statement looks and writes, and is a transaction by itself: one around it would double the way. */
export async function addAd({ db, deps, actor, scope, input }: Steps<typeof endpoint>) {
  const { ad_data: form } = input
  const faults = dateFaults(form.broadcastDate, today(deps))
  if (Object.keys(faults).length > 0)
    refuseFaults({ ...faults, ...(await partFaults(db, scope.storeId, form)) })
  const values = valuesOf(deps.settings, scope.storeId, form)
  const { id, ...found } = await insertAd(db, scope.storeId, values, actor.accountId).catch(refuseVanished)
  refuseFaults(faultsOf(found))
  return { adId: id as number, message: `新增廣告「${form.name}」成功` }
}
