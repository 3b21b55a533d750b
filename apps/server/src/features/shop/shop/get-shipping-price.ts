import type { Delivery } from '@lumiroute/contract/product'
import { getShippingFee } from '@lumiroute/contract/shop'
import type { Handle } from '../../../db/db.ts'
import { getSettings } from './shop.queries.ts'

/** The delivery fee for products of this total price. */
export async function getShippingPrice(
  db: Handle,
  storeId: number,
  delivery: Delivery | undefined,
  prodTotalPrice: number,
): Promise<number> {
  if (delivery === undefined || delivery === 'pickup') return 0
  return getShippingFee(await getSettings(db, storeId), delivery, prodTotalPrice)
}
