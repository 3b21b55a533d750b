import type { createAd as endpoint } from '@lumiroute/contract/ad'
import { today } from '../../../clock/business-day.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findDateFaults } from './broadcast-dates.ts'
import { insertAd } from './queries/ad.queries.ts'
import { findReferenceFaults, refuseDeletedReference, refuseFaults, toAdRow } from './validate-ad.ts'

/** Needs no transaction: foreign keys guard what is deleted between the checks and the only write. */
export async function createAd({ db, deps, actor, scope, input }: Steps<typeof endpoint>) {
  const { storeId } = scope
  const { ad_data: form } = input
  const { filled, faults } = await deps.screenBooking.fillFields(db, storeId, form)
  const missing = await findReferenceFaults(db, storeId, form)
  refuseFaults({ ...findDateFaults(form.broadcastDate, today(deps)), ...faults, ...missing })
  const row = toAdRow(deps.settings, storeId, { ...form, ...filled })
  const ad = { ...row, storeId, updatedBy: actor.accountId }
  const adId = await insertAd(db, ad).catch(refuseDeletedReference)
  return { adId, message: text('ad.created', { name: form.name }) }
}
