import type { Tx } from '../../../db/db.ts'
import { type Text, text } from '../../../text/text.ts'
import { countStoreRows, type DependentTable, dependentTables } from './store.queries.ts'

/** How the error message names the rows of each table. */
const describe: Record<DependentTable, (count: number) => Text> = {
  member: (count) => text('store.members', { count }),
  ad: (count) => text('store.ads', { count }),
  playlist: (count) => text('store.playlists', { count }),
  order: (count) => text('store.orders', { count }),
  product: (count) => text('store.products', { count }),
  category: (count) => text('store.categories', { count }),
  activity: (count) => text('store.activities', { count }),
  coupon: (count) => text('store.coupons', { count }),
  point_card: (count) => text('store.pointCards', { count }),
  message: (count) => text('store.messages', { count }),
}

/** The first reason not to delete the store, if any. */
export async function findDependent(tx: Tx, storeId: number): Promise<Text | undefined> {
  for (const table of dependentTables) {
    const count = await countStoreRows(tx, table, storeId)
    if (count > 0) return describe[table](count)
  }
  return undefined
}
