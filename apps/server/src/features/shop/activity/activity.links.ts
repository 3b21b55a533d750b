import type { ActivityFields, LinkType } from '@lumiroute/contract/activity'
import type { Tx } from '../../../db/db.ts'
import { type RawQuery, rawQuery } from '../../../db/raw-query.ts'
import { refuseField } from '../../../errors/app-error.ts'

const finds = (name: string, table: string, code: string, rest = '') =>
  rawQuery({
    name: `activity.link.${name}`,
    row: { id: 'int4' },
    sql: `select id from ${table} where store_id = $1 and lower(${code}) = lower($2)${rest}`,
  })

/** The things of the store that a link can lead to. */
const linked: Partial<Record<LinkType, [RawQuery<{ id: number }>, string]>> = {
  product: [finds('product', 'product', 'prod_code', ' and removed_at is null'), '找不到此商品'],
  category: [finds('category', 'category', 'cate_code'), '找不到此分類'],
  coupon: [finds('coupon', 'coupon', 'cpn_code', ' and removed_at is null'), '找不到此優惠券'],
  pointcard: [finds('pointcard', 'point_card', 'pc_code', ' and removed_at is null'), '找不到此集點卡'],
}

type Link = Pick<ActivityFields, 'actLinkType' | 'actLinkValue'>

export async function requireLink(
  tx: Tx,
  storeId: number,
  { actLinkType, actLinkValue }: Link,
): Promise<void> {
  const thing = linked[actLinkType]
  if (!thing) return
  const [find, missing] = thing
  const [found] = await tx.run(find, [storeId, actLinkValue])
  if (!found) throw refuseField('actLinkValue', missing)
}

const tagsOf = rawQuery({
  name: 'activity.tags',
  row: { code: 'text' },
  sql: 'select lower(tag_code) as code from tag where store_id = $1 and lower(tag_code) = any($2::text[])',
})
export async function requireTags(tx: Tx, storeId: number, codes: string[]): Promise<void> {
  if (codes.length === 0) return
  const found = await tx.run(tagsOf, [storeId, codes.map((code) => code.toLowerCase())])
  const missing = codes.find((code) => !found.some((tag) => tag.code === code.toLowerCase()))
  if (missing !== undefined) throw refuseField('actAudienceTags', `找不到標籤「${missing}」`)
}
