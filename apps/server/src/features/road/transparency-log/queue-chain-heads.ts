import { getHeadEntry, saltId } from '@lumiroute/evidence/log'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/db.ts'
import { getSalts } from './get-salts.ts'
import { lockLog } from './queries/head.queries.ts'
import { listUnloggedHeads, listUnloggedHeadsOfRecord, type UnloggedHead } from './queries/source.queries.ts'
import { queueLogEntries } from './queue-log-entry.ts'

const atOnce = 5000

/** One entry for each chain that grew since its last one. */
export async function queueChainHeads({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const count = await db.write(async (tx) => {
      await lockLog(tx)
      return queueHeads(tx, await listUnloggedHeads(tx, atOnce))
    })
    if (count < atOnce) return
  }
}

/** At the stop of a record, so that its last plays do not wait. */
export async function queueRecordHeads(tx: Tx, recordId: number): Promise<void> {
  await queueHeads(tx, await listUnloggedHeadsOfRecord(tx, recordId))
}

async function queueHeads(tx: Tx, heads: readonly UnloggedHead[]): Promise<number> {
  if (heads.length === 0) return 0
  const getSalt = await getSalts(tx, 'record', [...new Set(heads.map(({ recordId }) => recordId))])
  await queueLogEntries(
    tx,
    heads.map(({ chainId, recordId, keyId, ...head }) => ({
      keyId,
      recordId,
      chainId,
      seq: head.seq,
      line: getHeadEntry({ ...head, saltedRecord: saltId(getSalt(recordId), recordId) }),
    })),
  )
  return heads.length
}
