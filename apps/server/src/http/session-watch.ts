import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type Db, statement } from '../db/db.ts'

export const sessionEndedChannel = 'session_ended'

const endedLately = statement<{ id: string }>(
  'session-watch.lately',
  `select id from session where ended_at > now() - interval '16 minutes'`,
)
const isAlive = statement<{ alive: boolean }>(
  'session-watch.alive',
  `select ended_at is null as alive from session where id = $1`,
)
const maxWaitMs = 5000
/** Longer than an access token lives, by more than two clocks differ. */
const keepMs = 30 * 60_000

export type SessionWatch = {
  isEnded(sessionId: string): boolean | Promise<boolean>
  /** What this process ended itself counts before PostgreSQL's notice comes round. */
  markEnded(sessionIds: string[]): void
  stop(): Promise<void>
}

/**
 * Knows which sessions ended within the life of an access token, so that no call has to ask.
 * Every server hears of an ended session through LISTEN; while the line is down each call asks the table.
 */
export async function watchSessions(db: Db, log: FastifyBaseLogger): Promise<SessionWatch> {
  const ended = new Map<string, number>()
  let line: pg.PoolClient | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function open() {
    const client = await db.pool.connect()
    client.on('error', () => reopen(client))
    client.on('end', () => reopen(client))
    client.on('notification', ({ payload }) => payload && note([payload]))
    try {
      await client.query(`listen ${sessionEndedChannel}`)
      // Listening first and loading second leaves no gap between the two; what was noted meanwhile stays.
      const { rows } = await client.query<{ id: string }>(endedLately.text)
      note(rows.map(({ id }) => id))
      line = client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const note = (ids: string[]) => ids.forEach((id) => ended.set(id, Date.now()))

  function reopen(client: pg.PoolClient) {
    if (line !== client) return
    line = undefined
    client.release(true)
    log.warn('the line that tells of ended sessions broke')
    retry(100)
  }

  function retry(waitMs: number) {
    if (stopped) return
    timer = setTimeout(() => open().catch(() => retry(Math.min(waitMs * 2, maxWaitMs))), waitMs)
    timer.unref()
  }

  await open()
  const forget = setInterval(() => {
    for (const [id, notedAt] of ended) if (notedAt < Date.now() - keepMs) ended.delete(id)
  }, 60_000)
  forget.unref()

  return {
    isEnded(sessionId) {
      if (ended.has(sessionId)) return true
      if (line) return false
      return db.run(isAlive, [sessionId]).then(([row]) => !row?.alive)
    },
    markEnded: note,
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(forget)
      const client = line
      line = undefined
      client?.release(true)
    },
  }
}
