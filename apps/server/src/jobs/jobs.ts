import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Db, Tx } from '../db/db.ts'
import type { EventName, Events } from './events.ts'
import { type IntervalJob, startIntervalJob } from './interval-job.ts'
import { openJobDatabase } from './job-database.ts'

const eventQueue = 'events'
/** Has at most one pending event per key. */
const debouncedQueue = 'calm-events'
/** Like the debounced queue, for calls to store addresses: a slow one must not delay anything else. */
const outboundQueue = 'outside-events'
const outboundWorkers = 3
type AnnouncedEvent = { event: EventName; payload: Events[EventName] }

export type Subscriber<N extends EventName = EventName> = (payload: Events[N]) => Promise<void>
export type Subscribers = { [N in EventName]: Subscriber<N> }
/** Runs at its cron times, on one server instance. */
export type ScheduledJob = { name: string; cron: string; run: () => Promise<void> }

type Debounce = { key: string; afterSeconds: number }
const outboundEvents: ReadonlySet<EventName> = new Set(['stream.reported'])

export type Jobs = {
  /** Part of the transaction: a rollback also removes the event. */
  announce<N extends EventName>(tx: Tx, event: N, payload: Events[N]): Promise<void>
  /** Like `announce`, but delayed, and once for all events of the same key until then. */
  announceOnce<N extends EventName>(tx: Tx, event: N, payload: Events[N], when: Debounce): Promise<void>
  work(subscribers: Subscribers, scheduledJobs: ScheduledJob[], intervalJobs?: IntervalJob[]): Promise<void>
  stop(): Promise<void>
}

export async function openJobs(db: Db, timeZone: string, log: FastifyBaseLogger): Promise<Jobs> {
  const database = openJobDatabase(db, log)
  const boss = new PgBoss({
    db: database,
    retentionDays: 7,
    deleteAfterDays: 7,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  await boss.start()
  const queues = await openQueues(boss)
  const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true }
  await queues.ensure({ name: eventQueue, ...retries })
  await queues.ensure({ name: debouncedQueue, policy: 'short', ...retries })
  await queues.ensure({ name: outboundQueue, policy: 'short', ...retries })
  const stopIntervalJobs: (() => Promise<void>)[] = []

  return {
    async announce(tx, event, payload) {
      await boss.send(eventQueue, { event, payload }, { db: toJobDatabase(tx) })
    },
    async announceOnce(tx, event, payload, { key, afterSeconds }) {
      const options = { singletonKey: `${event} ${key}`, startAfter: afterSeconds }
      const queue = outboundEvents.has(event) ? outboundQueue : debouncedQueue
      await boss.send(queue, { event, payload }, { ...options, db: toJobDatabase(tx) })
    },
    async work(subscribers, scheduledJobs, intervalJobs = []) {
      const notify = async ({ event, payload }: AnnouncedEvent) => {
        await (subscribers[event] as Subscriber)(payload)
      }
      await boss.work<AnnouncedEvent>(
        eventQueue,
        { pollingIntervalSeconds: 0.5 },
        async ([job]) => job && notify(job.data),
      )
      await boss.work<AnnouncedEvent>(
        debouncedQueue,
        { pollingIntervalSeconds: 2, batchSize: 20 },
        async (waiting) => {
          for (const { data } of waiting) await notify(data)
        },
      )
      for (let worker = 0; worker < outboundWorkers; worker += 1)
        await boss.work<AnnouncedEvent>(
          outboundQueue,
          { pollingIntervalSeconds: 1 },
          async ([job]) => job && notify(job.data),
        )
      for (const { name } of scheduledJobs) await queues.ensure({ name, policy: 'singleton', retryLimit: 2 })
      await ensureSchedules(boss, scheduledJobs, timeZone)
      for (const { name, run } of scheduledJobs) await boss.work(name, { pollingIntervalSeconds: 30 }, run)
      stopIntervalJobs.push(...intervalJobs.map((job) => startIntervalJob(job, log)))
      database.opened()
    },
    async stop() {
      await Promise.all(stopIntervalJobs.map((stop) => stop()))
      await boss.stop({ graceful: true, wait: true, timeout: 4000, close: false })
    },
  }
}

const toJobDatabase = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[]) => ({
    rows: await tx.run({ name: '', text, columns: {}, parameters: [] }, values),
  }),
})

/** Creates only missing queues: creating all of them delayed every restart by 40 statements. */
async function openQueues(boss: PgBoss) {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  return {
    async ensure(queue: PgBoss.Queue) {
      if (!known.has(queue.name)) await boss.createQueue(queue.name, queue)
    },
  }
}

async function ensureSchedules(boss: PgBoss, scheduledJobs: ScheduledJob[], tz: string) {
  // The declared type lacks the column `timezone`.
  const schedules = (await boss.getSchedules()) as (PgBoss.Schedule & { timezone: string })[]
  const known = new Map(schedules.map(({ name, cron, timezone }) => [name, `${cron} ${timezone}`]))
  for (const { name, cron } of scheduledJobs)
    if (known.get(name) !== `${cron} ${tz}`) await boss.schedule(name, cron, {}, { tz })
}
