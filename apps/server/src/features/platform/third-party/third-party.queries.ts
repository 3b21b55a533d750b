import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { stores, thirdParties } from '../../../db/schema/index.ts'

export type ThirdPartyRow = Omit<typeof thirdParties.$inferSelect, 'updatedAt'> & {
  storeCode: string
  updatedAt: string
}
type Sealed = Pick<
  ThirdPartyRow,
  'lineChannelSecret' | 'lineAccessToken' | 'lineLiffId' | 'lineLoginChannelId' | 'lineLoginChannelSecret'
>

export async function findThirdParty(db: Handle, storeId: number): Promise<ThirdPartyRow | undefined> {
  const [found] = await db
    .select({
      row: thirdParties,
      storeCode: stores.storeCode,
      // Formatted by the database, with the offset of the business time zone.
      updatedAt: sql<string>`to_json(${thirdParties.updatedAt}) #>> '{}'`,
    })
    .from(thirdParties)
    .innerJoin(stores, eq(stores.id, thirdParties.storeId))
    .where(eq(thirdParties.storeId, storeId))
  return found && { ...found.row, storeCode: found.storeCode, updatedAt: found.updatedAt }
}

export const lockThirdParty = (tx: Tx, storeId: number) =>
  tx
    .select({ id: thirdParties.storeId })
    .from(thirdParties)
    .where(eq(thirdParties.storeId, storeId))
    .for('update')

/** False if the store already has settings, even when two people add them simultaneously. */
export async function insertThirdParty(
  tx: Tx,
  storeId: number,
  sealed: Sealed,
  by: number,
): Promise<boolean> {
  const made = await tx
    .insert(thirdParties)
    .values({ storeId, ...sealed, updatedBy: by })
    .onConflictDoNothing()
    .returning({ id: thirdParties.storeId })
  return made.length > 0
}

export const changeThirdParty = (tx: Tx, storeId: number, sealed: Sealed, by: number) =>
  tx
    .update(thirdParties)
    .set({ ...sealed, updatedAt: sql`now()`, updatedBy: by, version: sql`${thirdParties.version} + 1` })
    .where(eq(thirdParties.storeId, storeId))
