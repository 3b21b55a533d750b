import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, sqlState } from '../../db/db.ts'
import { type Activity, insertActivities } from './activity-log.queries.ts'

const flushEveryMs = 500
const batchSize = 500
/** Rows are queued while the database is down; beyond this the oldest are dropped to bound memory. */
const maxWaiting = 200_000
const stopTimeoutMs = 3000

export type ActivityLog = ReturnType<typeof createActivityLog>

/**
 * Rows are queued for at most half a second and written in batches, so that no call waits for its log row.
 */
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
      if (!isPermanentlyRefused(error)) throw error
      await writeOneByOne(batch)
    }
  }

  // One row that PostgreSQL always rejects must not block all later rows.
  async function writeOneByOne(batch: Activity[]): Promise<void> {
    for (let row = batch[0]; row; row = batch[0]) {
      await insertActivities(db, timeZone, [row]).catch((error: unknown) => {
        if (!isPermanentlyRefused(error)) throw error
        log.error({ err: error }, 'activity log row rejected')
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
    // Rows may have arrived while the last batch was written.
    if (waiting.length > 0) await flushAll()
  }

  async function flushWithRetries(untilMs: number): Promise<void> {
    try {
      await flushAll()
    } catch (error) {
      if (performance.now() >= untilMs) throw error
      await wait(200)
      await flushWithRetries(untilMs)
    }
  }

  return {
    record(activity: Activity): void {
      if (waiting.length >= maxWaiting) {
        waiting.splice(0, batchSize)
        log.error({ dropped: batchSize }, 'activity log overflowed')
      }
      waiting.push(activity)
      // While the database is down, do not try to reach it on every call.
      if (waiting.length >= batchSize && !isAway) void flush().catch(() => undefined)
    },
    flush: flushAll,
    async stop(): Promise<void> {
      clearInterval(timer)
      await flushWithRetries(performance.now() + stopTimeoutMs).catch((error: unknown) =>
        log.error({ err: error, lost: waiting.length }, 'activity log rows lost'),
      )
    },
  }
}

/** Class 22 is invalid data, 23 a constraint violation: a retry changes nothing. */
const isPermanentlyRefused = (error: unknown) => /^2[23]/.test(sqlState(error) ?? '')
