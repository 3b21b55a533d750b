import type { Db } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'
import type { PgListener } from '../../db/pg-listener.ts'

export const sessionEndedChannel = 'session_ended'

const endedLately = `select id from session where ended_at > now() - interval '16 minutes'`
const isAlive = rawQuery({
  name: 'session-watch.alive',
  row: { alive: 'bool' },
  sql: `select ended_at is null as alive from session where id = $1`,
})
/** Longer than an access token lives, by more than two clocks differ. */
const keepMs = 30 * 60_000

export type SessionWatch = {
  isEnded(sessionId: string): boolean | Promise<boolean>
  /** What this process ended itself counts before PostgreSQL's notice comes round. */
  markEnded(sessionIds: string[]): void
  stop(): void
}

/**
 * Knows which sessions ended within the life of an access token, so that no call has to ask.
 * Every server hears of an ended session; while the line is down each call asks the table.
 */
export async function watchSessions(db: Db, listener: PgListener): Promise<SessionWatch> {
  const ended = new Map<string, number>()
  const note = (ids: string[]) => ids.forEach((id) => ended.set(id, performance.now()))

  await listener.subscribe(sessionEndedChannel, {
    onMessage: (id) => note([id]),
    load: async (line) => note((await line.query<{ id: string }>(endedLately)).rows.map(({ id }) => id)),
  })
  const forget = setInterval(() => {
    for (const [id, notedAt] of ended) if (notedAt < performance.now() - keepMs) ended.delete(id)
  }, 60_000)
  forget.unref()

  return {
    isEnded(sessionId) {
      if (ended.has(sessionId)) return true
      if (listener.isUp()) return false
      return db.run(isAlive, [sessionId]).then(([row]) => !row?.alive)
    },
    markEnded: note,
    stop: () => clearInterval(forget),
  }
}
