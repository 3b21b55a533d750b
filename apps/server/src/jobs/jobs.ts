import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Db, Tx } from '../db/db.ts'
import type { EventName, Events } from './events.ts'
import { openJobDatabase } from './job.database.ts'

const eventQueue = 'events'
/** Holds one waiting event a key, whatever is announced meanwhile. */
const calmQueue = 'calm-events'
type Announced = { event: EventName; payload: Events[EventName] }

export type Subscriber<N extends EventName = EventName> = (payload: Events[N]) => Promise<void>
export type Subscribers = { [N in EventName]: Subscriber<N> }
/** A job that runs by the clock, on one of the servers. */
export type Chore = { name: string; cron: string; run: () => Promise<void> }

type Calm = { key: string; afterSeconds: number }

export type Jobs = {
  /** Takes effect with the transaction: after a rollback nothing was announced. */
  announce<N extends EventName>(tx: Tx, event: N, payload: Events[N]): Promise<void>
  /** As `announce`, but after the seconds, and once for all of the same key until then. */
  announceOnce<N extends EventName>(tx: Tx, event: N, payload: Events[N], when: Calm): Promise<void>
  work(subscribers: Subscribers, chores: Chore[]): Promise<void>
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
  const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true }
  await boss.createQueue(eventQueue, { name: eventQueue, ...retries })
  await boss.createQueue(calmQueue, { name: calmQueue, policy: 'short', ...retries })

  return {
    async announce(tx, event, payload) {
      await boss.send(eventQueue, { event, payload }, { db: databaseOf(tx) })
    },
    async announceOnce(tx, event, payload, { key, afterSeconds }) {
      const calm = { singletonKey: `${event} ${key}`, startAfter: afterSeconds }
      await boss.send(calmQueue, { event, payload }, { ...calm, db: databaseOf(tx) })
    },
    async work(subscribers, chores) {
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
      for (const chore of chores) await addChore(boss, chore, timeZone)
      database.opened()
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 4000, close: false }),
  }
}

const databaseOf = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[]) => ({ rows: await tx.run({ name: '', text }, values) }),
})

async function addChore(boss: PgBoss, { name, cron, run }: Chore, tz: string) {
  await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 2 })
  await boss.work(name, { pollingIntervalSeconds: 30 }, run)
  await boss.schedule(name, cron, {}, { tz })
}
