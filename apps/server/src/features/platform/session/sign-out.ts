import type { signOut as endpoint } from '@lumiroute/contract/session'
import type { Steps } from '../../../http/pipeline/route.ts'
import { endSessions } from './end-sessions.ts'
import { clearRefreshCookie } from './refresh-cookie.ts'

export async function signOut({ db, actor, deps, request }: Steps<typeof endpoint>) {
  const ended = await db.write((tx) => endSessions(tx, { session: actor.sessionId }))
  deps.watch.markEnded(ended)
  return { setCookie: clearRefreshCookie({ deps, request }, actor.sessionId) }
}
