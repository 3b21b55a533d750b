import type { refreshSession as endpoint, Tokens } from '@lumiroute/contract/session'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { endSessions } from './end-sessions.ts'
import { signFor } from './open-session.ts'
import {
  findSignInById,
  type HeldToken,
  isUnspent,
  lockRefreshToken,
  replaceRefreshToken,
} from './session.queries.ts'
import { hashToken, nextToken } from './session-tokens.ts'

/** Commit before responding: the error about a reused token must not roll back the end of its session. */
export async function refreshSession({ db, deps, input, audit }: Steps<typeof endpoint>): Promise<Tokens> {
  const next = nextToken(deps.settings.secrets.jwt, input.refreshToken, input.attempt)
  const outcome = await db.write((tx) => rotate(tx))
  if ('ended' in outcome) {
    deps.watch.markEnded(outcome.ended)
    throw new AppError('UNAUTHENTICATED')
  }
  const row = await findSignInById(db, outcome.accountId)
  if (!row?.adminEnabled || !row.storeEnabled) throw new AppError('UNAUTHENTICATED')
  return { accessToken: await signFor(deps, row, outcome.sessionId), refreshToken: next }

  async function rotate(tx: Tx): Promise<HeldToken | { ended: string[] }> {
    const held = await lockRefreshToken(tx, hashToken(input.refreshToken))
    if (!held?.isOpen) return { ended: [] }
    if (held.spentAt === null) {
      await replaceRefreshToken(
        tx,
        hashToken(input.refreshToken),
        hashToken(next),
        input.attempt ?? null,
        held.sessionId,
      )
      return held
    }
    if (await isSameAttempt(tx, held)) return held
    await audit(tx, 'session.tokenReused', { accountId: held.accountId, outcome: 'refused' })
    return { ended: await endSessions(tx, { session: held.sessionId }) }
  }

  async function isSameAttempt(tx: Tx, held: HeldToken): Promise<boolean> {
    if (!input.attempt || held.attempt !== input.attempt || !held.isSpentLately) return false
    return isUnspent(tx, hashToken(next))
  }
}
