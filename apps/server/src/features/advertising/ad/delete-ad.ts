import type { deleteAd as endpoint } from '@lumiroute/contract/ad'
import { eq } from 'drizzle-orm'
import { ads } from '../../../db/schema/index.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { expireAdOrder } from '../payment/expire-ad-order.ts'
import { requireMove } from './ad.policy.ts'
import { lockAd } from './lock-ad.ts'

export async function deleteAd({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const ad = await lockAd(tx, input.adId, scope.storeId)
  requireMove(ad, 'delete', actor)
  await expireAdOrder(tx, ad.id)
  await tx.delete(ads).where(eq(ads.id, ad.id))
  return { message: `刪除廣告「${ad.name}」成功` }
}
