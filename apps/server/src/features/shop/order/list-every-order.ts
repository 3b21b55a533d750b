import type { Order } from '@lumiroute/contract/order'
import type { Handle } from '../../../db/db.ts'
import { readPages } from '../../../db/read-pages.ts'
import { listOrdersJson } from './queries/order.queries.ts'

/** Every order of a store with its items, page by page. */
export const listEveryOrder = (db: Handle, storeId: number) =>
  readPages<Order>((after) =>
    listOrdersJson(db, { filters: { storeId, after }, given: { maySeePeople: true }, sort: 'id' }),
  )
