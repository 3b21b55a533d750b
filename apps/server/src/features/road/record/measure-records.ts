import type { Deps } from '../../../deps.ts'
import { measureEveryMs, measureRecord } from './measure-record.ts'
import { listUnmeasured } from './queries/measure.queries.ts'

const maxRecords = 500

/** Measures days in progress, and those whose device went offline before reporting the end. */
export async function measureRecords(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  const before = new Date(deps.now().getTime() - measureEveryMs)
  for (const record of await listUnmeasured(deps.db, before, maxRecords)) await measureRecord(deps, record)
}
