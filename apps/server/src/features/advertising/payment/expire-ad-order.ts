import type { Tx } from '../../../db/db.ts'
import { expireOrderOfAd } from './queries/order.queries.ts'

/** The unpaid order of a deleted ad stays listed under the ad's name, and cannot be paid any more. */
export const expireAdOrder = (tx: Tx, adId: number): Promise<void> => expireOrderOfAd(tx, adId)
