import type { Endpoint } from '@lumiroute/contract'
import { recentSignInMinutes, signInProofHeader } from '@lumiroute/contract/session'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { hashToken } from '../../secrets/tokens.ts'
import type { Actor } from './identity.ts'
import type { MemberCaller } from './member-identity.ts'
import { isProofValid } from './recent-sign-in.queries.ts'

/**
 * The only place that enforces `recentSignIn`: a stolen access token alone must not be enough, not even a minute after the
 * sign-in.
 */
export async function requireRecentSignIn(
  db: Db,
  { recentSignIn }: Endpoint,
  actor: Actor | null,
  { headers }: FastifyRequest,
): Promise<void> {
  if (!recentSignIn || !actor) return
  const proof = headers[signInProofHeader]
  if (typeof proof !== 'string' || !(await isProofValid(db, actor.sessionId, hashToken(proof))))
    throw new AppError('REAUTHENTICATION_REQUIRED')
}

/** The same for members, who sign in again with LINE. */
export function requireRecentMember(
  { recentSignIn }: Endpoint,
  { signedInAt }: MemberCaller,
  now: Date,
): void {
  if (recentSignIn && signedInAt.getTime() < now.getTime() - recentSignInMinutes * 60_000)
    throw new AppError('REAUTHENTICATION_REQUIRED')
}
