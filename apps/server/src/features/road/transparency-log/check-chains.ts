import { type ChainVerdict, verifyChain } from '@lumiroute/evidence/chain'
import type { LogFinding } from '@lumiroute/contract/transparency-log'
import type { Db } from '../../../db/db.ts'
import { isSignedBy } from '../chain/device-signature.ts'
import { listRecordChains } from '../chain/list-record-chains.ts'
import { type Findings, maxNamed } from './findings.ts'
import { listMismatches, listRecordsWithChains, openSnapshot } from './queries/check.queries.ts'

const atOnce = 200

type RecordChain = Awaited<ReturnType<typeof listRecordChains>>[number]
type Fault = Extract<ChainVerdict, { isValid: false }>

/** Recomputes every chain from the stored plays and screenshots, and compares it with the log. Returns how many. */
export async function checkChains(db: Db, findings: Findings): Promise<number> {
  let count = 0
  for (let after = 0; ;) {
    const records = await listRecordsWithChains(db, after, atOnce)
    for (const { recordId } of records)
      for (const chain of await readChains(db, recordId)) {
        count += 1
        const finding = await checkChain(chain)
        if (finding) findings.add({ ...finding, recordId })
      }
    after = records.at(-1)?.recordId ?? after
    if (records.length < atOnce) break
  }
  for (const { kind, at, recordId, seq } of await listMismatches(db, maxNamed))
    findings.add({ kind, at, ...(recordId !== null && { recordId }), ...(seq !== null && { seq }) })
  return count
}

/** From one snapshot: plays that arrive meanwhile must not look like rows without a signature. */
const readChains = (db: Db, recordId: number) =>
  db.write(async (tx) => {
    await openSnapshot(tx)
    return listRecordChains(tx, recordId)
  })

async function checkChain({ key, chain }: RecordChain): Promise<LogFinding | undefined> {
  const verdict = await verifyChain(chain, (statement, signature) => isSignedBy(key, statement, signature))
  return verdict.isValid ? undefined : describe(verdict, chain)
}

function describe({ fault, seq }: Fault, { rows, heads }: RecordChain['chain']): LogFinding {
  if (fault === 'signature') return { kind: 'signatureInvalid', seq }
  if (fault === 'unsigned') return { kind: 'rowExtra', seq }
  if (fault === 'hash') {
    // A head after the last row: the rows at the end are gone.
    if (seq > rows.length) return { kind: 'rowMissing', seq: rows.length + 1 }
    const fromSeq = (heads.findLast((head) => head.seq < seq)?.seq ?? 0) + 1
    return { kind: 'rowChanged', fromSeq, seq }
  }
  const isDouble = rows.some((row, i) => row.seq === rows[i - 1]?.seq && row.seq === seq - 1)
  return isDouble ? { kind: 'rowExtra', seq: seq - 1 } : { kind: 'rowMissing', seq }
}
