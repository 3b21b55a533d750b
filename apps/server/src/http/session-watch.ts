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
  const ended = new Set<string>()
  let line: pg.PoolClient | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function open() {
    const client = await db.pool.connect()
    client.on('error', () => reopen(client))
    client.on('end', () => reopen(client))
    client.on('notification', ({ payload }) => payload && ended.add(payload))
    try {
      await client.query(`listen ${sessionEndedChannel}`)
      // Listening first and loading second leaves no gap between the two.
      const rows = await client.query<{ id: string }>(endedLately.text)
      ended.clear()
      for (const { id } of rows.rows) ended.add(id)
      line = client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

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
  const forget = setInterval(() => line && refreshEnded().catch(() => undefined), 10 * 60_000)
  forget.unref()

  async function refreshEnded() {
    const rows = await db.run(endedLately, [])
    const still = new Set(rows.map(({ id }) => id))
    for (const id of ended) if (!still.has(id)) ended.delete(id)
  }

  return {
    isEnded(sessionId) {
      if (ended.has(sessionId)) return true
      if (line) return false
      return db.run(isAlive, [sessionId]).then(([row]) => !row?.alive)
    },
    markEnded: (sessionIds) => sessionIds.forEach((id) => ended.add(id)),
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
