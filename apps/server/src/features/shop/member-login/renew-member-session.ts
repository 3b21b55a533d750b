import type { renewMemberSession as endpoint } from '@lumiroute/contract/member'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { describeSignIn } from './member-session.ts'
import { findFront } from './member-login.queries.ts'
import {
  endMemberSession,
  type HeldSession,
  lockMemberSession,
  turnMemberSession,
} from './member-session.queries.ts'
import { readSessionCookie, type Turn, writeSessionCookie } from './session-cookie.ts'

type Outcome = { held: HeldSession; turn: number } | 'refused' | 'reused'

/** Commits before it answers: refusing a reused cookie must not undo the end of its session. */
export async function renewMemberSession(call: Steps<typeof endpoint>) {
  const { db, deps } = call
  const front = await findFront(db, call.input.store)
  const cookie = front && readSessionCookie(call, front.storeId)
  if (!cookie) throw new AppError('UNAUTHENTICATED')
  const outcome = await db.write((tx) => replaceTurn(tx, cookie, front.storeId, deps.now()))
  if (outcome === 'reused') {
    deps.watch.markEnded([cookie.sessionId])
    deps.log.warn({ storeId: front.storeId }, 'a replaced member session was used again, and ended')
  }
  if (typeof outcome === 'string') throw new AppError('UNAUTHENTICATED')
  const { held, turn } = outcome
  const { sessionId } = cookie
  const answer = await describeSignIn(deps, held, { id: sessionId, signedInAt: held.signedInAt })
  return { ...answer, setCookie: [writeSessionCookie(call, front.storeId, { sessionId, turn })] }
}

/**
 * Each turn is used once. The last one may be used again for a minute, for a second tab or a lost answer, and gets
 * the same successor. An older one means that the cookie was copied, so the whole session ends.
 */
async function replaceTurn(tx: Tx, { sessionId, turn }: Turn, storeId: number, at: Date): Promise<Outcome> {
  const held = await lockMemberSession(tx, { sessionId, storeId, at })
  if (!held) return 'refused'
  if (turn === held.turn) {
    await turnMemberSession(tx, sessionId, at)
    return { held, turn: turn + 1 }
  }
  if (turn === held.turn - 1 && held.isTurnedLately) return { held, turn: held.turn }
  await endMemberSession(tx, sessionId, at)
  return 'reused'
}
