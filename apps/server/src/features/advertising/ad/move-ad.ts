import { type AdAction, type AdState, findMove } from '@lumiroute/contract/ad'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { ads } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { LockedAd } from './lock-ad.ts'

type Change = Partial<Omit<typeof ads.$inferInsert, 'id' | 'storeId' | 'review' | 'version'>>
export type Moved = AdState & { version: number }

/** The only write of an ad's state: what the table says becomes of it, and what else changes with the move. */
export async function moveAd(
  tx: Tx,
  ad: LockedAd,
  action: AdAction,
  change: Change,
  by: number,
): Promise<Moved> {
  const next = findMove(ad, action)?.becomes({ review: ad.review, pay: ad.pay })
  if (!next) throw new AppError('CONFLICT')
  const [row] = await tx
    .update(ads)
    .set({
      ...change,
      review: next.review,
      updatedAt: sql`now()`,
      updatedBy: by,
      version: sql`${ads.version} + 1`,
    })
    .where(and(eq(ads.id, ad.id), eq(ads.review, ad.review)))
    .returning({ version: ads.version })
  if (!row) throw new AppError('CONFLICT')
  const snapshotId = change.snapshotId === undefined ? ad.snapshotId : change.snapshotId
  return { ...next, onAir: snapshotId !== null, version: row.version }
}
