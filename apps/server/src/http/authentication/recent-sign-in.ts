import type { Endpoint } from '@lumiroute/contract'
import { recentSignInMinutes } from '@lumiroute/contract/session'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Actor } from './identity.ts'
import { isAuthenticatedSince } from './recent-sign-in.queries.ts'

/** The only place that enforces `recentSignIn`: a stolen access token alone must not be enough. */
export async function requireRecentSignIn(
  db: Db,
  { recentSignIn }: Endpoint,
  actor: Actor | null,
): Promise<void> {
  if (!recentSignIn || !actor) return
  if (!(await isAuthenticatedSince(db, actor.sessionId, recentSignInMinutes)))
    throw new AppError('REAUTHENTICATION_REQUIRED')
}
