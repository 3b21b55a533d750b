import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Db } from './db.ts'

const maxRetryMs = 5000
/** The connection's name in pg_stat_activity. */
export const listenerApplicationName = 'lumiroute notices'

type Subscription = {
  onMessage: (payload: string) => void
  /** Reads what was sent while nobody listened; called each time the connection is opened. */
  load?: (client: pg.PoolClient) => Promise<void>
}

/** LISTEN/NOTIFY between servers, on one connection per server. */
export type PgListener = {
  isUp(): boolean
  subscribe(channel: string, subscription: Subscription): Promise<void>
  notify(channel: string, payload: string): Promise<void>
  stop(): Promise<void>
}

/** Reconnects by itself, and then has every subscriber load what it missed. */
export async function openPgListener(db: Db, log: FastifyBaseLogger): Promise<PgListener> {
  const subscriptions = new Map<string, Subscription>()
  let current: pg.PoolClient | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function open() {
    const client = await db.pool.connect()
    client.on('error', () => reopen(client))
    client.on('end', () => reopen(client))
    client.on(
      'notification',
      ({ channel, payload }) => payload && subscriptions.get(channel)?.onMessage(payload),
    )
    try {
      await client.query(`set application_name = '${listenerApplicationName}'`)
      for (const [channel, subscription] of subscriptions) await listen(client, channel, subscription)
      // The pool cannot end before its last connection is released.
      if (stopped) client.release(true)
      else current = client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  // Listen before loading, so that nothing sent in between is missed.
  async function listen(client: pg.PoolClient, channel: string, { load }: Subscription) {
    await client.query(`listen ${channel}`)
    await load?.(client)
  }

  function reopen(client: pg.PoolClient) {
    if (current !== client) return
    current = undefined
    client.release(true)
    log.warn('listener connection lost')
    retry(100)
  }

  function retry(waitMs: number) {
    if (stopped) return
    timer = setTimeout(() => open().catch(() => retry(Math.min(waitMs * 2, maxRetryMs))), waitMs)
    timer.unref()
  }

  await open()
  return {
    isUp: () => current !== undefined,
    async subscribe(channel, subscription) {
      subscriptions.set(channel, subscription)
      if (current) await listen(current, channel, subscription)
    },
    async notify(channel, payload) {
      await db.pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      const client = current
      current = undefined
      client?.release(true)
    },
  }
}
