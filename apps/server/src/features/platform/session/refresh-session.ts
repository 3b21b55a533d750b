import type { refreshSession as endpoint } from '@lumiroute/contract/session'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { endSessions } from './end-sessions.ts'
import { signFor } from './open-session.ts'
import { handOverTokens, isCookieName, readRefreshCookie } from './refresh-cookie.ts'
import {
  findSignInById,
  type HeldToken,
  isUnspent,
  lockRefreshToken,
  replaceRefreshToken,
} from './session.queries.ts'
import { hashToken, nextToken } from '../../../secrets/tokens.ts'

/** Commit before responding: the error about a reused token must not roll back the end of its session. */
export async function refreshSession(call: Steps<typeof endpoint>) {
  const { db, deps, input, audit } = call
  const isInCookie = isCookieName(input.refreshToken)
  const spent = isInCookie ? readRefreshCookie(call.request, input.refreshToken) : input.refreshToken
  const next = nextToken(deps.settings.secrets.jwt, spent, input.attempt)
  const outcome = await db.write((tx) => rotate(tx))
  if ('ended' in outcome) {
    deps.watch.markEnded(outcome.ended)
    throw new AppError('UNAUTHENTICATED')
  }
  const row = await findSignInById(db, outcome.accountId)
  if (!row?.adminEnabled || !row.storeEnabled) throw new AppError('UNAUTHENTICATED')
  const { sessionId } = outcome
  const renewed = { accessToken: await signFor(deps, row, sessionId), refreshToken: next, sessionId }
  const kind = input.refreshCookie ?? (isInCookie ? 'session' : undefined)
  const { tokens, setCookie } = handOverTokens(call, renewed, kind)
  return { ...tokens, setCookie }

  async function rotate(tx: Tx): Promise<HeldToken | { ended: string[] }> {
    const held = await lockRefreshToken(tx, hashToken(spent))
    if (!held?.isOpen) return { ended: [] }
    if (held.spentAt === null) {
      await replaceRefreshToken(tx, {
        spent: hashToken(spent),
        next: hashToken(next),
        attempt: input.attempt ?? null,
        sessionId: held.sessionId,
        address: getNetwork(call.from.address),
      })
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
