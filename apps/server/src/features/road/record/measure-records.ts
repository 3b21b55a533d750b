import type { Deps } from '../../../deps.ts'
import { listUnmeasured } from './measure.queries.ts'
import { calmMs, measureRecord } from './measure-record.ts'

const mostAtOnce = 500

/** What was left: days that still run, and those whose box fell silent before it told the end. */
export async function measureRecords(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  const before = new Date(deps.now().getTime() - calmMs)
  for (const record of await listUnmeasured(deps.db, before, mostAtOnce)) await measureRecord(deps, record)
}
