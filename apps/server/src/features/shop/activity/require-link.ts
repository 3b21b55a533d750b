import type { ActivityFields, LinkType } from '@lumiroute/contract/activity'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { hasLinkTarget, type LinkedType, listTagCodes } from './activity.queries.ts'

const missingTexts: Record<LinkedType, Text> = {
  product: text('activity.productNotFound'),
  category: text('activity.categoryNotFound'),
  coupon: text('activity.couponNotFound'),
  pointcard: text('activity.pointCardNotFound'),
}

const isLinked = (type: LinkType): type is LinkedType => type in missingTexts

type Link = Pick<ActivityFields, 'actLinkType' | 'actLinkValue'>

/** What an activity links to must exist in the store. */
export async function requireLink(
  tx: Tx,
  storeId: number,
  { actLinkType, actLinkValue }: Link,
): Promise<void> {
  if (!isLinked(actLinkType)) return
  if (!(await hasLinkTarget(tx, storeId, actLinkType, actLinkValue)))
    throw refuseField('actLinkValue', missingTexts[actLinkType])
}

export async function requireTags(tx: Tx, storeId: number, codes: string[]): Promise<void> {
  if (codes.length === 0) return
  const found = await listTagCodes(tx, storeId, codes)
  const missing = codes.find((code) => !found.includes(code.toLowerCase()))
  if (missing !== undefined)
    throw refuseField('actAudienceTags', text('activity.tagNotFound', { code: missing }))
}
