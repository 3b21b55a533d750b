import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'

type Rows = { rows: unknown[] }

/** Recognises the statements with which pg-boss completes or fails jobs; both take a list of ids. */
const settlesJobs = (text: string) => text.includes('UNNEST($2::uuid[])')
const firstWaitMs = 250
const maxTries = 8

/** No statement was sent yet, so any of them may be retried. */
const hadNoConnection = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/**
 * The database for pg-boss. It does not await the statement that settles a job, so a failure there would be
 * an unhandled rejection and end the process: retry it, then give up silently, since the job's own expiry
 * recovers it. While the queues are opened, a busy database is retried as well.
 */
export function openJobDatabase({ pool }: Pick<Db, 'pool'>, log: FastifyBaseLogger) {
  let isOpening = true
  const run = (text: string, values: unknown[]): Promise<Rows> => pool.query(text, values)

  async function retry(ask: () => Promise<Rows>, isFinal: (error: unknown) => boolean) {
    for (let tries = 1; ; tries++) {
      try {
        return await ask()
      } catch (error) {
        if (tries === maxTries || isFinal(error)) throw error
        log.warn({ err: error, tries }, 'job queue is waiting for the database')
        await new Promise((go) => setTimeout(go, firstWaitMs * 2 ** (tries - 1)).unref())
      }
    }
  }
  const settle = (ask: () => Promise<Rows>) =>
    retry(ask, () => false).catch((): Rows => ({ rows: [{ count: 0 }] }))

  return {
    executeSql(text: string, values: unknown[]): Promise<Rows> {
      const ask = () => run(text, values)
      if (settlesJobs(text)) return settle(ask)
      return isOpening ? retry(ask, (error) => !hadNoConnection(error)) : ask()
    },
    /** Ends the retries of the startup. */
    opened: () => void (isOpening = false),
  }
}
