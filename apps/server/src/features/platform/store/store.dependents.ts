import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { type Text, text } from '../../../text/text.ts'

type Dependent = {
  describe: (count: number) => Text
  count: (storeId: number) => ReturnType<typeof sql>
}

/** What keeps a store from being deleted. A feature with rows that must not vanish adds its line here. */
const dependents: Dependent[] = [
  {
    describe: (count) => text('store.members', { count }),
    count: (id) => sql`select count(*)::int as n from member where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.ads', { count }),
    count: (id) => sql`select count(*)::int as n from ad where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.playlists', { count }),
    count: (id) => sql`select count(*)::int as n from playlist where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.orders', { count }),
    count: (id) => sql`select count(*)::int as n from "order" where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.products', { count }),
    count: (id) => sql`select count(*)::int as n from product where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.categories', { count }),
    count: (id) => sql`select count(*)::int as n from category where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.activities', { count }),
    count: (id) => sql`select count(*)::int as n from activity where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.coupons', { count }),
    count: (id) => sql`select count(*)::int as n from coupon where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.pointCards', { count }),
    count: (id) => sql`select count(*)::int as n from point_card where store_id = ${id}`,
  },
  {
    describe: (count) => text('store.messages', { count }),
    count: (id) => sql`select count(*)::int as n from message where store_id = ${id}`,
  },
]

/** The first reason not to delete the store, or nothing. */
export async function findDependent(tx: Tx, storeId: number): Promise<Text | undefined> {
  for (const { describe, count } of dependents) {
    const { rows } = await tx.execute<{ n: number }>(count(storeId))
    const n = rows[0]?.n ?? 0
    if (n > 0) return describe(n)
  }
  return undefined
}
