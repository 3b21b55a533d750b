import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { authChallenges } from '../../../db/schema/index.ts'

type ChallengeRow = typeof authChallenges.$inferSelect
export type ChallengePurpose = ChallengeRow['purpose']

/** Then the person starts over with the password. */
const maxFailures = 5

type NewChallenge = Pick<ChallengeRow, 'tokenHash' | 'purpose' | 'challenge'> &
  Partial<Pick<ChallengeRow, 'accountId' | 'sessionId' | 'userHandle' | 'regInfo'>> & { minutes: number }

export async function insertChallenge(db: Handle, { minutes, ...row }: NewChallenge): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`
  await db.insert(authChallenges).values({ ...row, expiresAt })
}

/** Locks a challenge that is still valid, so that of two simultaneous answers only one counts. */
export const lockChallenge = async (
  tx: Tx,
  tokenHash: string,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | undefined> =>
  (
    await tx
      .select()
      .from(authChallenges)
      .where(
        and(
          eq(authChallenges.tokenHash, tokenHash),
          eq(authChallenges.purpose, purpose),
          isNull(authChallenges.usedAt),
          gt(authChallenges.expiresAt, sql`now()`),
          lt(authChallenges.failures, maxFailures),
        ),
      )
      .for('update')
  )[0]

const isIt = ({ tokenHash }: ChallengeRow) => eq(authChallenges.tokenHash, tokenHash)

export const markChallengeUsed = (tx: Tx, challenge: ChallengeRow) =>
  tx
    .update(authChallenges)
    .set({ usedAt: sql`now()` })
    .where(isIt(challenge))

export const addChallengeFailure = (tx: Tx, challenge: ChallengeRow) =>
  tx
    .update(authChallenges)
    .set({ failures: sql`${authChallenges.failures} + 1` })
    .where(isIt(challenge))

export const removeOldChallenges = (db: Handle) =>
  db.delete(authChallenges).where(lt(authChallenges.expiresAt, sql`now() - interval '1 day'`))
