import { and, asc, count, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { passkeys, recoveryCodes, totps } from '../../../db/schema/index.ts'

type TotpRow = typeof totps.$inferSelect
export type PasskeyRow = typeof passkeys.$inferSelect

export const findTotp = async (db: Handle, accountId: number): Promise<TotpRow | undefined> =>
  (await db.select().from(totps).where(eq(totps.accountId, accountId)))[0]

/** Replaces a secret that was not confirmed; false if one is in use. */
export async function upsertTotp(tx: Tx, accountId: number, secret: string): Promise<boolean> {
  const fresh = { secret, createdAt: sql`now()`, confirmedAt: null, lastStep: 0, lastUsedAt: null }
  const saved = await tx
    .insert(totps)
    .values({ accountId, secret })
    .onConflictDoUpdate({
      target: totps.accountId,
      set: fresh,
      setWhere: sql`${totps.confirmedAt} is null or ${totps.secret} = ''`,
    })
    .returning({ accountId: totps.accountId })
  return saved.length > 0
}

/** False if a code of this or a later time step was used before. */
export async function spendTotpStep(tx: Tx, accountId: number, step: number): Promise<boolean> {
  const used = await tx
    .update(totps)
    .set({ lastStep: step, lastUsedAt: sql`now()`, confirmedAt: sql`coalesce(${totps.confirmedAt}, now())` })
    .where(and(eq(totps.accountId, accountId), lt(totps.lastStep, step)))
    .returning({ accountId: totps.accountId })
  return used.length > 0
}

export async function deleteTotp(tx: Tx, accountId: number): Promise<boolean> {
  const gone = await tx.delete(totps).where(eq(totps.accountId, accountId)).returning({ id: totps.accountId })
  return gone.length > 0
}

export const listPasskeys = (db: Handle, accountId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id))

/** Locks it, so that two answers with the same signature counter cannot both pass. */
export const lockPasskey = async (tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> =>
  (await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update'))[0]

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>

/** False if the credential is known already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id })
  return added.length > 0
}

export async function recordPasskeyUse(tx: Tx, id: number, counter: number): Promise<void> {
  await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id))
}

const isOwn = (accountId: number, id: number) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id))

export async function setPasskeyName(tx: Tx, accountId: number, id: number, name: string): Promise<boolean> {
  const renamed = await tx
    .update(passkeys)
    .set({ name })
    .where(isOwn(accountId, id))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

/** The name of the deleted passkey. */
export const deletePasskey = async (tx: Tx, accountId: number, id: number): Promise<string | undefined> =>
  (await tx.delete(passkeys).where(isOwn(accountId, id)).returning({ name: passkeys.name }))[0]?.name

export const deletePasskeys = (tx: Tx, accountId: number) =>
  tx.delete(passkeys).where(eq(passkeys.accountId, accountId)).returning({ id: passkeys.id })

const isUnused = (accountId: number) =>
  and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))

export async function countRecoveryCodes(db: Handle, accountId: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(recoveryCodes).where(isUnused(accountId))
  return row?.n ?? 0
}

export async function insertRecoveryCodes(tx: Tx, accountId: number, hashes: string[]): Promise<void> {
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })))
}

export const deleteRecoveryCodes = (tx: Tx, accountId: number) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))

/** False if the code is wrong or used. */
export async function spendRecoveryCode(tx: Tx, accountId: number, codeHash: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isUnused(accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return used.length > 0
}
