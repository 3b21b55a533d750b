import type { deleteAd as endpoint } from '@lumiroute/contract/ad'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { expireAdOrder } from '../payment/expire-ad-order.ts'
import { requireAction } from './ad.policy.ts'
import { aboutAd } from './audit-ad.ts'
import { lockAd } from './lock-ad.ts'
import { deleteAdRow } from './queries/ad.queries.ts'

export async function deleteAd({ tx, actor, scope, input, audit }: Write<typeof endpoint>) {
  const ad = await lockAd(tx, input.adId, scope.storeId)
  requireAction(ad, 'delete', actor)
  await expireAdOrder(tx, ad.id)
  await deleteAdRow(tx, ad.id)
  await audit(tx, 'ad.deleted', aboutAd(ad))
  return { message: text('ad.deleted', { name: ad.name }) }
}
