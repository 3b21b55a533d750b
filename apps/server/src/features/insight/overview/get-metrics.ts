import type { getMetrics as endpoint } from '@lumiroute/contract/overview'
import type { Deps } from '../../../deps.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { type Metric, writeMetrics } from './metrics.text.ts'
import { processMetrics } from './process.metrics.ts'
import { requestMetrics } from './request.metrics.ts'
import { databaseUp, readSharedMetrics } from './shared.metrics.ts'

const type = 'text/plain; version=0.0.4; charset=utf-8'

export async function getMetrics({ deps }: Steps<typeof endpoint>): Promise<Sending> {
  const shared = await askDatabase(deps)
  const text = writeMetrics([...shared, ...processMetrics(deps), ...requestMetrics(deps.meter.called())])
  return { headers: { 'content-type': type }, body: Buffer.from(text) }
}

/** While the database is away the rest is told all the more. */
const askDatabase = (deps: Deps): Promise<Metric[]> =>
  readSharedMetrics(deps.db, deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'metrics without the database')
    return [databaseUp(0)]
  })
