import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'

type Rows = { rows: unknown[] }

/** How pg-boss writes that a job is done or failed; both name the jobs by a list of ids. */
const settlesJobs = (text: string) => text.includes('UNNEST($2::uuid[])')
const firstWaitMs = 250
const maxTries = 8

/** Nothing was sent yet, so that it can be asked again whatever it was. */
const foundNoConnection = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/**
 * The database as pg-boss sees it. It does not wait for the statement that settles a job, so that a failure there
 * would be nobody's and end the process: it is tried again, and given up in silence for the job's own expiry to mend.
 * While the queues are opened a busy machine is waited for, where a request would be told to come back.
 */
export function openJobDatabase({ pool }: Pick<Db, 'pool'>, log: FastifyBaseLogger) {
  let isOpening = true
  const run = (text: string, values: unknown[]): Promise<Rows> => pool.query(text, values)

  async function tryAgain(ask: () => Promise<Rows>, isHopeless: (error: unknown) => boolean) {
    for (let tries = 1; ; tries++) {
      try {
        return await ask()
      } catch (error) {
        if (tries === maxTries || isHopeless(error)) throw error
        log.warn({ err: error, tries }, 'the job queue waits for the database')
        await new Promise((go) => setTimeout(go, firstWaitMs * 2 ** (tries - 1)).unref())
      }
    }
  }
  const settle = (ask: () => Promise<Rows>) =>
    tryAgain(ask, () => false).catch((): Rows => ({ rows: [{ count: 0 }] }))

  return {
    executeSql(text: string, values: unknown[]): Promise<Rows> {
      const ask = () => run(text, values)
      if (settlesJobs(text)) return settle(ask)
      return isOpening ? tryAgain(ask, (error) => !foundNoConnection(error)) : ask()
    },
    /** From now on nobody waits longer than a request would. */
    opened: () => void (isOpening = false),
  }
}
