import type { Category } from '@lumiroute/contract'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, statement } from '../db/db.ts'

export type Activity = {
  storeId: number
  accountId: number | null
  source: 'cms' | 'frontend'
  category: Category | null
  method: string
  path: string
  statusCode: number
  at: Date
}

const insert = statement(
  'activity-log.insert',
  `insert into activity_log (store_id, account_id, source, category, method, path, status_code, at, day)
   select s, a, o, c, m, p, r, t, (t at time zone $9)::date
   from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::timestamptz[])
     as x(s, a, o, c, m, p, r, t)`,
)

const flushEveryMs = 500
const batchSize = 500
/** While the database is away the log waits; past this it gives up its oldest rows rather than the server's memory. */
const maxWaiting = 200_000

export type ActivityLog = ReturnType<typeof createActivityLog>

/** Rows wait for at most half a second and are written in batches, so that no call waits for its log row. */
export function createActivityLog(db: Db, timeZone: string, log: FastifyBaseLogger) {
  const waiting: Activity[] = []
  let writing: Promise<void> | undefined
  const timer = setInterval(() => void flush().catch(() => undefined), flushEveryMs)
  timer.unref()

  async function write(batch: Activity[]) {
    const column = <K extends keyof Activity>(name: K) => batch.map((row) => row[name])
    await db.run(insert, [
      column('storeId'),
      column('accountId'),
      column('source'),
      column('category'),
      column('method'),
      column('path'),
      column('statusCode'),
      column('at'),
      timeZone,
    ])
  }

  async function drain() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      await write(batch).catch((error: unknown) => {
        waiting.unshift(...batch)
        throw error
      })
    }
  }

  function flush(): Promise<void> {
    writing ??= drain().finally(() => (writing = undefined))
    return writing
  }

  return {
    record(activity: Activity): void {
      if (waiting.length >= maxWaiting) {
        waiting.splice(0, batchSize)
        log.error({ dropped: batchSize }, 'activity log overflowed')
      }
      waiting.push(activity)
      if (waiting.length >= batchSize) void flush().catch(() => undefined)
    },
    flush,
    async stop(): Promise<void> {
      clearInterval(timer)
      await flush().catch((error: unknown) =>
        log.error({ err: error, lost: waiting.length }, 'activity log was not written'),
      )
    },
  }
}
