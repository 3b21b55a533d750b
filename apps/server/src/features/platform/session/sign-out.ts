import type { signOut as endpoint } from '@lumiroute/contract/session'
import type { Write } from '../../../http/pipeline/route.ts'
import { endSessions } from './end-sessions.ts'

export async function signOut({ tx, actor, deps, afterCommit }: Write<typeof endpoint>) {
  const ended = await endSessions(tx, { session: actor.sessionId })
  afterCommit(() => deps.watch.markEnded(ended))
  return {}
}
