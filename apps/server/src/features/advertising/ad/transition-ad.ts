import { type AdAction, type AdState, findTransition } from '@lumiroute/contract/ad'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { LockedAd } from './lock-ad.ts'
import { type AdChange, updateAdRow } from './queries/ad.queries.ts'

export type TransitionedAd = AdState & { version: number }

/** The only write of an ad's state, together with the other changed fields. */
export async function transitionAd(
  tx: Tx,
  ad: LockedAd,
  action: AdAction,
  change: AdChange,
  accountId: number,
): Promise<TransitionedAd> {
  const next = findTransition(ad, action)?.becomes({ review: ad.review, pay: ad.pay })
  if (!next) throw new AppError('CONFLICT')
  const version = await updateAdRow(tx, ad, { ...change, review: next.review }, accountId)
  if (version === undefined) throw new AppError('CONFLICT')
  const snapshotId = change.snapshotId === undefined ? ad.snapshotId : change.snapshotId
  return { ...next, onAir: snapshotId !== null, version }
}
