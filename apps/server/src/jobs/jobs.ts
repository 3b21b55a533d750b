import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Db, Tx } from '../db/db.ts'
import type { EventName, Events } from './events.ts'
import { type IntervalJob, startIntervalJob } from './interval-job.ts'
import { openJobDatabase } from './job.database.ts'

const eventQueue = 'events'
/** Holds one waiting event a key, whatever is announced meanwhile. */
const calmQueue = 'calm-events'
/** As the calm queue, for work that waits on addresses of stores: a slow one must not hold up anything else. */
const outsideQueue = 'outside-events'
const outsideWorkers = 3
type Announced = { event: EventName; payload: Events[EventName] }

export type Subscriber<N extends EventName = EventName> = (payload: Events[N]) => Promise<void>
export type Subscribers = { [N in EventName]: Subscriber<N> }
/** A job that runs by the clock, on one of the servers. */
export type Chore = { name: string; cron: string; run: () => Promise<void> }

type Calm = { key: string; afterSeconds: number }
const outsideEvents: ReadonlySet<EventName> = new Set(['stream.reported'])

export type Jobs = {
  /** Takes effect with the transaction: after a rollback nothing was announced. */
  announce<N extends EventName>(tx: Tx, event: N, payload: Events[N]): Promise<void>
  /** As `announce`, but after the seconds, and once for all of the same key until then. */
  announceOnce<N extends EventName>(tx: Tx, event: N, payload: Events[N], when: Calm): Promise<void>
  work(subscribers: Subscribers, chores: Chore[], intervalJobs?: IntervalJob[]): Promise<void>
  stop(): Promise<void>
}

export async function openJobs(db: Db, timeZone: string, log: FastifyBaseLogger): Promise<Jobs> {
  const database = openJobDatabase(db, log)
  const boss = new PgBoss({
    db: database,
    retentionDays: 7,
    deleteAfterDays: 7,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue stumbled'))
  await boss.start()
  const queues = await openQueues(boss)
  const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true }
  await queues.ensure({ name: eventQueue, ...retries })
  await queues.ensure({ name: calmQueue, policy: 'short', ...retries })
  await queues.ensure({ name: outsideQueue, policy: 'short', ...retries })
  const stopIntervalJobs: (() => Promise<void>)[] = []

  return {
    async announce(tx, event, payload) {
      await boss.send(eventQueue, { event, payload }, { db: databaseOf(tx) })
    },
    async announceOnce(tx, event, payload, { key, afterSeconds }) {
      const calm = { singletonKey: `${event} ${key}`, startAfter: afterSeconds }
      const queue = outsideEvents.has(event) ? outsideQueue : calmQueue
      await boss.send(queue, { event, payload }, { ...calm, db: databaseOf(tx) })
    },
    async work(subscribers, chores, intervalJobs = []) {
      const tell = async ({ event, payload }: Announced) => {
        await (subscribers[event] as Subscriber)(payload)
      }
      await boss.work<Announced>(
        eventQueue,
        { pollingIntervalSeconds: 0.5 },
        async ([job]) => job && tell(job.data),
      )
      await boss.work<Announced>(calmQueue, { pollingIntervalSeconds: 2, batchSize: 20 }, async (waiting) => {
        for (const { data } of waiting) await tell(data)
      })
      for (let worker = 0; worker < outsideWorkers; worker += 1)
        await boss.work<Announced>(
          outsideQueue,
          { pollingIntervalSeconds: 1 },
          async ([job]) => job && tell(job.data),
        )
      for (const { name } of chores) await queues.ensure({ name, policy: 'singleton', retryLimit: 2 })
      await ensureSchedules(boss, chores, timeZone)
      for (const { name, run } of chores) await boss.work(name, { pollingIntervalSeconds: 30 }, run)
      stopIntervalJobs.push(...intervalJobs.map((job) => startIntervalJob(job, log)))
      database.opened()
    },
    async stop() {
      await Promise.all(stopIntervalJobs.map((stop) => stop()))
      await boss.stop({ graceful: true, wait: true, timeout: 4000, close: false })
    },
  }
}

const databaseOf = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[]) => ({
    rows: await tx.run({ name: '', text, columns: {}, parameters: [] }, values),
  }),
})

/** Creates only what is missing: to ask for each queue and schedule made a restart wait for 40 statements. */
async function openQueues(boss: PgBoss) {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  return {
    async ensure(queue: PgBoss.Queue) {
      if (!known.has(queue.name)) await boss.createQueue(queue.name, queue)
    },
  }
}

async function ensureSchedules(boss: PgBoss, chores: Chore[], tz: string) {
  // The declared type lacks the column `timezone`.
  const schedules = (await boss.getSchedules()) as (PgBoss.Schedule & { timezone: string })[]
  const known = new Map(schedules.map(({ name, cron, timezone }) => [name, `${cron} ${timezone}`]))
  for (const { name, cron } of chores)
    if (known.get(name) !== `${cron} ${tz}`) await boss.schedule(name, cron, {}, { tz })
}
