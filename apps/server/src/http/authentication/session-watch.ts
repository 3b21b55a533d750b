import type { Db } from '../../db/db.ts'
import type { PgListener } from '../../db/pg-listener.ts'
import { isSessionAlive, listRecentlyEnded } from './session-watch.queries.ts'

export const sessionEndedChannel = 'session_ended'

/** Longer than the life of an access token, with a margin for clock differences. */
const keepMs = 30 * 60_000

export type SessionWatch = {
  isEnded(sessionId: string): boolean | Promise<boolean>
  /** Applies sessions ended by this process before PostgreSQL's notification arrives. */
  markEnded(sessionIds: string[]): void
  stop(): void
}

/**
 * Tracks sessions of accounts and members that ended within the life of an access token, so that calls need no query. Every server is
 * notified of an ended session; while the listener is down each call queries the table.
 */
export async function watchSessions(db: Db, listener: PgListener): Promise<SessionWatch> {
  const ended = new Map<string, number>()
  const note = (ids: string[]) => ids.forEach((id) => ended.set(id, performance.now()))

  await listener.subscribe(sessionEndedChannel, {
    onMessage: (id) => note([id]),
    load: async (client) => note(await listRecentlyEnded(client)),
  })
  const forget = setInterval(() => {
    for (const [id, notedAt] of ended) if (notedAt < performance.now() - keepMs) ended.delete(id)
  }, 60_000)
  forget.unref()

  return {
    isEnded(sessionId) {
      if (ended.has(sessionId)) return true
      if (listener.isUp()) return false
      return isSessionAlive(db, sessionId).then((isAlive) => !isAlive)
    },
    markEnded: note,
    stop: () => clearInterval(forget),
  }
}
