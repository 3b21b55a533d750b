import type { Delivery } from '@lumiroute/contract/product'
import { shippingFeeOf } from '@lumiroute/contract/shop'
import type { Handle } from '../../../db/db.ts'
import { readSettings } from './shop.queries.ts'

/** What the delivery of products of this price costs today. */
export async function priceShipping(
  db: Handle,
  storeId: number,
  delivery: Delivery | undefined,
  prodTotalPrice: number,
): Promise<number> {
  if (delivery === undefined || delivery === 'pickup') return 0
  return shippingFeeOf(await readSettings(db, storeId), delivery, prodTotalPrice)
}
