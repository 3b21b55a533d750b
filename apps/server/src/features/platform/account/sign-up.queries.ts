import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/db.ts'
import { accounts } from '../../../db/schema/index.ts'

const isUnverifiedFor = (days: number) =>
  and(
    accounts.isSignUp,
    sql`${accounts.emailVerifiedAt} is null`,
    sql`${accounts.createdAt} < now() - make_interval(days => ${days}::int)`,
    sql`not exists (select from account other where other.store_id = ${accounts.storeId} and other.id <> ${accounts.id})`,
  )

export type SignUp = { id: number; storeId: number; adminAccount: string }
const columns = { id: accounts.id, storeId: accounts.storeId, adminAccount: accounts.adminAccount }

export const listUnverifiedSignUps = (db: Db, days: number): Promise<SignUp[]> =>
  db.select(columns).from(accounts).where(isUnverifiedFor(days)).orderBy(accounts.id)

/** Undefined if the address was confirmed, or a colleague added, in the meantime. */
export const lockUnverifiedSignUp = async (tx: Tx, id: number, days: number): Promise<SignUp | undefined> =>
  (
    await tx
      .select(columns)
      .from(accounts)
      .where(and(eq(accounts.id, id), isUnverifiedFor(days)))
      .for('update')
  )[0]
