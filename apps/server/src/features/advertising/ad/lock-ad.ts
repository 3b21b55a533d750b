import type { Pay, Review } from '@lumiroute/contract/ad'
import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { type AdRow, findPaymentStatus, lockAdRow } from './queries/ad.queries.ts'

export type LockedAd = Omit<AdRow, 'review'> & { review: Review; pay: Pay; onAir: boolean }

/**
 * Every transition starts here, so that the second of two simultaneous ones sees the first's result. Lock
 * sequence: ad, order, payment, vehicle or device, booking.
 */
export async function lockAd(tx: Tx, adId: number, storeId?: number): Promise<LockedAd> {
  const ad = await lockAdRow(tx, adId, storeId)
  if (!ad) throw notFound()
  // Read after the lock: a join would return the payment as it was before the wait.
  const pay = toPay(await findPaymentStatus(tx, adId))
  return { ...ad, review: ad.review as Review, pay, onAir: ad.snapshotId !== null }
}

function toPay(paymentStatus: string | undefined): Pay {
  if (paymentStatus === undefined) return 'none'
  return paymentStatus === 'SUCCESS' ? 'paid' : 'unpay'
}
