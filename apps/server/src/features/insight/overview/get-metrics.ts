import type { getMetrics as endpoint } from '@lumiroute/contract/overview'
import { Registry } from 'prom-client'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { addDatabaseMetrics } from './database-metrics.ts'
import { addProcessMetrics } from './process-metrics.ts'

/**
 * Request metrics are counted as they happen; everything else is read now, into a registry of this request.
 */
export async function getMetrics({ deps }: Steps<typeof endpoint>): Promise<Sending> {
  const current = new Registry()
  await addDatabaseMetrics(current, deps)
  addProcessMetrics(current, deps)
  const all = Registry.merge([current, deps.metrics])
  return { headers: { 'content-type': all.contentType }, body: Buffer.from(await all.metrics()) }
}
