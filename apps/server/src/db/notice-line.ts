import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Db } from './db.ts'

const maxWaitMs = 5000
/** How the connection is known in pg_stat_activity. */
export const noticeLineName = 'lumiroute notices'

type Hearing = {
  /** What the database told since. */
  on: (payload: string) => void
  /** Reads what was told before the line was there, each time that it comes up. */
  load?: (line: pg.PoolClient) => Promise<void>
}

/** One connection of each server that listens, for all that the servers tell each other. */
export type NoticeLine = {
  isUp(): boolean
  hear(channel: string, hearing: Hearing): Promise<void>
  tell(channel: string, payload: string): Promise<void>
  stop(): Promise<void>
}

/** After a break the line is opened again by itself; whoever hears is then asked to load what was missed. */
export async function openNoticeLine(db: Db, log: FastifyBaseLogger): Promise<NoticeLine> {
  const hearings = new Map<string, Hearing>()
  let line: pg.PoolClient | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function open() {
    const client = await db.pool.connect()
    client.on('error', () => reopen(client))
    client.on('end', () => reopen(client))
    client.on('notification', ({ channel, payload }) => payload && hearings.get(channel)?.on(payload))
    try {
      await client.query(`set application_name = '${noticeLineName}'`)
      for (const [channel, hearing] of hearings) await listen(client, channel, hearing)
      // A pool does not end before the last connection is given back.
      if (stopped) client.release(true)
      else line = client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  // Listening first and loading second leaves no gap between the two.
  async function listen(client: pg.PoolClient, channel: string, { load }: Hearing) {
    await client.query(`listen ${channel}`)
    await load?.(client)
  }

  function reopen(client: pg.PoolClient) {
    if (line !== client) return
    line = undefined
    client.release(true)
    log.warn('the line that hears the other servers broke')
    retry(100)
  }

  function retry(waitMs: number) {
    if (stopped) return
    timer = setTimeout(() => open().catch(() => retry(Math.min(waitMs * 2, maxWaitMs))), waitMs)
    timer.unref()
  }

  await open()
  return {
    isUp: () => line !== undefined,
    async hear(channel, hearing) {
      hearings.set(channel, hearing)
      if (line) await listen(line, channel, hearing)
    },
    async tell(channel, payload) {
      await db.pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      const client = line
      line = undefined
      client?.release(true)
    },
  }
}
