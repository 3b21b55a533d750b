import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Db, Tx } from '../db/db.ts'
import type { EventName, Events } from './events.ts'
import { openJobDatabase } from './job.database.ts'

const eventQueue = 'events'
type Announced = { event: EventName; payload: Events[EventName] }

export type Subscriber<N extends EventName = EventName> = (payload: Events[N]) => Promise<void>
export type Subscribers = { [N in EventName]: Subscriber<N> }
/** A job that runs by the clock, on one of the servers. */
export type Chore = { name: string; cron: string; run: () => Promise<void> }

export type Jobs = {
  /** Takes effect with the transaction: after a rollback nothing was announced. */
  announce<N extends EventName>(tx: Tx, event: N, payload: Events[N]): Promise<void>
  work(subscribers: Subscribers, chores: Chore[]): Promise<void>
  stop(): Promise<void>
}

export async function openJobs(db: Db, timeZone: string, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    db: openJobDatabase(db, log),
    retentionDays: 7,
    deleteAfterDays: 7,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue stumbled'))
  await boss.start()
  await boss.createQueue(eventQueue, { name: eventQueue, retryLimit: 8, retryDelay: 2, retryBackoff: true })

  return {
    async announce(tx, event, payload) {
      const executeSql = async (text: string, values: unknown[]) => ({
        rows: await tx.run({ name: '', text }, values),
      })
      await boss.send(eventQueue, { event, payload }, { db: { executeSql } })
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
      for (const chore of chores) await addChore(boss, chore, timeZone)
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 4000, close: false }),
  }
}

async function addChore(boss: PgBoss, { name, cron, run }: Chore, tz: string) {
  await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 2 })
  await boss.work(name, { pollingIntervalSeconds: 30 }, run)
  await boss.schedule(name, cron, {}, { tz })
}
