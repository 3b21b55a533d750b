import type { createAd as endpoint } from '@lumiroute/contract/ad'
import { today } from '../../../clock/business-day.ts'
import type { Tx } from '../../../db/db.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutAd } from './audit-ad.ts'
import { findDateFaults } from './broadcast-dates.ts'
import { insertAd } from './queries/ad.queries.ts'
import { findReferenceFaults, refuseDeletedReference, refuseFaults, toAdRow } from './validate-ad.ts'

/** Checks before its transaction: foreign keys guard what is deleted in between. */
export async function createAd({ db, deps, actor, scope, input, audit }: Steps<typeof endpoint>) {
  const { storeId } = scope
  const { ad_data: form } = input
  const { filled, faults } = await deps.screenBooking.fillFields(db, storeId, form)
  const missing = await findReferenceFaults(db, storeId, form)
  refuseFaults({ ...findDateFaults(form.broadcastDate, today(deps)), ...faults, ...missing })
  const row = toAdRow(deps.settings, storeId, { ...form, ...filled })
  const ad = { ...row, storeId, updatedBy: actor.accountId }
  const adId = await db.write((tx) => add(tx)).catch(refuseDeletedReference)
  return { adId, message: text('ad.created', { name: form.name }) }

  async function add(tx: Tx): Promise<number> {
    const id = await insertAd(tx, ad)
    await audit(tx, 'ad.created', aboutAd({ ...ad, id }))
    return id
  }
}
