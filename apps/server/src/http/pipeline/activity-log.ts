import type { Category } from '@lumiroute/contract/activity-log'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, type Handle, sqlState } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

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

/** One JSON text a batch: the driver writes an array parameter element by element, at several times the cost. */
const insert = rawQuery({
  name: 'activity-log.insert',
  row: {},
  sql: `with given as (select x.*, (x.at at time zone $2)::date as day
     from json_to_recordset($1::json) as x("storeId" int, "accountId" int, source text, category text, method text,
       path text, "statusCode" int, at timestamptz)),
   logged as (insert into activity_log (store_id, account_id, source, category, method, path, status_code, at, day)
     select "storeId", "accountId", source, category, method, path, "statusCode", at, day from given)
   insert into activity_day as d (store_id, source, day, category, count)
   select "storeId", source, day, coalesce(category, ''), count(*) from given group by 1, 2, 3, 4
   -- In one order, so that two servers that write at once wait for each other instead of deadlocking.
   order by 1, 2, 3, 4
   on conflict (store_id, source, day, category) do update set count = d.count + excluded.count`,
})

export async function insertActivities(
  db: Handle,
  timeZone: string,
  rows: readonly Activity[],
): Promise<void> {
  await db.run(insert, [JSON.stringify(rows), timeZone])
}

const flushEveryMs = 500
const batchSize = 500
/** While the database is away the log waits; past this it gives up its oldest rows rather than the server's memory. */
const maxWaiting = 200_000
const stopPatienceMs = 3000

export type ActivityLog = ReturnType<typeof createActivityLog>

/** Rows wait for at most half a second and are written in batches, so that no call waits for its log row. */
export function createActivityLog(db: Db, timeZone: string, log: FastifyBaseLogger) {
  const waiting: Activity[] = []
  let writing: Promise<void> | undefined
  let isAway = false
  const timer = setInterval(() => void flush().catch(() => undefined), flushEveryMs)
  timer.unref()

  async function drain() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      await write(batch).catch((error: unknown) => {
        waiting.unshift(...batch)
        throw error
      })
    }
  }

  async function write(batch: Activity[]): Promise<void> {
    try {
      await insertActivities(db, timeZone, batch)
    } catch (error) {
      if (!isRefusedForGood(error)) throw error
      await writeOneByOne(batch)
    }
  }

  // One row that PostgreSQL will never take must not hold back all that come after it.
  async function writeOneByOne(batch: Activity[]): Promise<void> {
    for (let row = batch[0]; row; row = batch[0]) {
      await insertActivities(db, timeZone, [row]).catch((error: unknown) => {
        if (!isRefusedForGood(error)) throw error
        log.error({ err: error }, 'activity log refused a row')
      })
      batch.shift()
    }
  }

  function flush(): Promise<void> {
    writing ??= drain()
      .then(
        () => void (isAway = false),
        (error: unknown) => {
          isAway = true
          throw error
        },
      )
      .finally(() => (writing = undefined))
    return writing
  }

  async function flushAll(): Promise<void> {
    await flush()
    // A row that came while the last batch was being written is not part of it.
    if (waiting.length > 0) await flushAll()
  }

  async function flushPatiently(untilMs: number): Promise<void> {
    try {
      await flushAll()
    } catch (error) {
      if (performance.now() >= untilMs) throw error
      await wait(200)
      await flushPatiently(untilMs)
    }
  }

  return {
    record(activity: Activity): void {
      if (waiting.length >= maxWaiting) {
        waiting.splice(0, batchSize)
        log.error({ dropped: batchSize }, 'activity log overflowed')
      }
      waiting.push(activity)
      // Without the database every call would else try to reach it once more.
      if (waiting.length >= batchSize && !isAway) void flush().catch(() => undefined)
    },
    flush: flushAll,
    async stop(): Promise<void> {
      clearInterval(timer)
      await flushPatiently(performance.now() + stopPatienceMs).catch((error: unknown) =>
        log.error({ err: error, lost: waiting.length }, 'activity log was not written'),
      )
    },
  }
}

/** Class 22 is bad data, 23 a broken constraint: trying again changes nothing. */
const isRefusedForGood = (error: unknown) => /^2[23]/.test(sqlState(error) ?? '')
