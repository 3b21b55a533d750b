import type { Handle } from '../../../db/db.ts'
import { getSettings } from './shop.queries.ts'

/** What customers need to know before they order. */
export async function getCustomerSettings(db: Handle, storeId: number) {
  const { shippingHome, shippingCvs, freeShippingFrom, codEnabled } = await getSettings(db, storeId)
  return { shippingHome, shippingCvs, freeShippingFrom, codEnabled }
}
