import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'

type Rows = { rows: unknown[] }

/** How pg-boss writes that a job is done or failed; both name the jobs by a list of ids. */
const settlesJobs = (text: string) => text.includes('UNNEST($2::uuid[])')
const firstWaitMs = 250
const maxTries = 8

/**
 * The database as pg-boss sees it. It does not wait for the statement that settles a job, so that a failure there
 * would be nobody's and end the process: it is tried again, and given up in silence for the job's own expiry to mend.
 */
export function openJobDatabase({ pool }: Pick<Db, 'pool'>, log: FastifyBaseLogger) {
  const run = (text: string, values: unknown[]): Promise<Rows> => pool.query(text, values)

  async function settle(text: string, values: unknown[]): Promise<Rows> {
    for (let tries = 1; tries <= maxTries; tries++) {
      try {
        return await run(text, values)
      } catch (error) {
        log.warn({ err: error, tries }, 'a job could not be settled')
        await new Promise((go) => setTimeout(go, firstWaitMs * 2 ** (tries - 1)).unref())
      }
    }
    return { rows: [{ count: 0 }] }
  }

  return {
    executeSql: (text: string, values: unknown[]) =>
      settlesJobs(text) ? settle(text, values) : run(text, values),
  }
}
