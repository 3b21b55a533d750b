import type { createAd as endpoint } from '@lumiroute/contract/ad'
import { today } from '../../../clock/business-day.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findDateFaults } from './broadcast-dates.ts'
import { findFrontFaults } from './own-front.ts'
import { insertAd } from './queries/ad.queries.ts'
import {
  faultsError,
  findReferenceFaults,
  hasFaults,
  refuseDeletedReference,
  toAdRow,
} from './validate-ad.ts'

/** Needs no transaction: the only write checks the references itself, which saves a statement for each ad. */
export async function createAd({ db, deps, actor, scope, input }: Steps<typeof endpoint>) {
  const { storeId } = scope
  const { ad_data: form } = input
  const { filled, faults: screenFaults } = await deps.screenBooking.fillFields(db, storeId, form)
  const faults = {
    ...findDateFaults(form.broadcastDate, today(deps)),
    ...screenFaults,
    ...(await findFrontFaults(db, deps.settings, storeId, form)),
  }
  const row = toAdRow(deps.settings, storeId, { ...form, ...filled })
  const ad = { ...row, storeId, updatedBy: actor.accountId }
  const adId = hasFaults(faults) ? undefined : await insertAd(db, ad).catch(refuseDeletedReference)
  if (adId === undefined) throw faultsError({ ...faults, ...(await findReferenceFaults(db, storeId, form)) })
  return { adId, message: text('ad.created', { name: form.name }) }
}
