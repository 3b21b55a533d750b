import type { Deps } from '../../../deps.ts'
import { checkChains } from './check-chains.ts'
import { checkTree } from './check-tree.ts'
import { Findings } from './findings.ts'
import { deleteOldChecks, insertCheck } from './queries/check.queries.ts'

type CheckDeps = Pick<Deps, 'db' | 'jobs' | 'now' | 'log'>

const keptDays = 400
const dayMs = 86_400_000

/** Recomputes the whole log and every chain; whatever differs appears in the bell and goes out by mail. */
export async function runLogCheck({ db, jobs, now, log }: CheckDeps): Promise<Findings> {
  const began = performance.now()
  const findings = new Findings()
  const size = await checkTree(db, findings)
  const chains = await checkChains(db, findings)
  const seconds = Math.round((performance.now() - began) / 1000)
  const { named, count: findingCount } = findings
  await db.write(async (tx) => {
    await deleteOldChecks(tx, new Date(now().getTime() - keptDays * dayMs))
    await insertCheck(tx, { at: now(), size, chains, findings: named, findingCount, seconds })
    if (findingCount > 0) await jobs.announce(tx, 'log.broken', {})
  })
  if (findingCount > 0)
    log.error({ findings: named.slice(0, 10), findingCount }, 'the transparency log is damaged')
  else log.info({ size, chains, seconds }, 'transparency log checked')
  return findings
}
