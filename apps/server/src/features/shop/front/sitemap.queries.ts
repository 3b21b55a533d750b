import { isCategoryShown } from '../../../db/product-states.ts'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { hasMemberCard } from '../../../db/store-offers.ts'
import { isOpen, isPublicActivity, isPublicCoupon, isPublicProduct } from './front.queries.ts'

/** The most addresses that one sitemap may have, less the store's own pages. */
const mostAddresses = 49_000

const storesQuery = rawQuery({
  name: 'sitemap.stores',
  row: { storeCode: 'text', changedOn: 'text' },
  sql: `select store_code as "storeCode", updated_at::date::text as "changedOn" from store
   where store_enabled order by id limit ${mostAddresses}`,
})
export const listSitemapStores = (db: Handle) => db.run(storesQuery, [])

const item = (kind: string, code: string, from: string) => `(select '${kind}' as kind, ${code} as code,
    r.updated_at::date::text as changed_on from ${from} order by r.id desc limit ${mostAddresses})`

const pagesQuery = rawQuery({
  name: 'sitemap.pages',
  row: { storeCode: 'text', changedOn: 'text', hasMemberCard: 'bool', items: 'json' },
  sql: `select s.store_code as "storeCode", s.updated_at::date::text as "changedOn",
     ${hasMemberCard} as "hasMemberCard", (select coalesce(json_agg(json_build_object('kind', x.kind, 'code', x.code,
       'changedOn', x.changed_on)), '[]') from (
       select * from ${item(
         'category',
         'r.cate_code',
         `category r where r.id in (select c.id from category c left join category above on above.id = c.parent_id
            where c.store_id = s.id and ${isCategoryShown})`,
       )} categories
       union all select * from ${item('product', 'r.prod_code', `product r where r.store_id = s.id and ${isPublicProduct}`)} products
       union all select * from ${item('activity', 'r.act_code', `activity r where r.store_id = s.id and ${isPublicActivity}`)} activities
       union all select * from ${item('coupon', 'r.cpn_code', `coupon r where r.store_id = s.id and ${isPublicCoupon}`)} coupons
       limit ${mostAddresses}) x) as items
   from store s where ${isOpen}`,
})

export type SitemapItem = {
  kind: 'category' | 'product' | 'activity' | 'coupon'
  code: string
  changedOn: string
}
export type SitemapStore = {
  storeCode: string
  changedOn: string
  hasMemberCard: boolean
  items: SitemapItem[]
}

/** What the public sees of a store; undefined if it is unknown or disabled. */
export async function findSitemapStore(
  db: Handle,
  store: string,
  now: Date,
): Promise<SitemapStore | undefined> {
  const found = (await db.run(pagesQuery, { store, now }))[0]
  return found && { ...found, items: found.items as SitemapItem[] }
}
