import { getHeadStatement, type Head, linkRow, startChain } from '../../chain/index.ts'
import type { Bundle, BundleChain } from '../bundle.shape.ts'
import { type Check, type Place, startCheck } from './place.ts'
import { isSignedBy, readPublicKey } from './verify-signature.ts'

type Collected = ReturnType<typeof startCheck>

/** Keys fit their fingerprints, rows lead to the signed heads, and the signatures are genuine. */
export function checkChains(bundle: Bundle): Check[] {
  const [key, chain, signature] = [startCheck('key'), startCheck('chain'), startCheck('signature')]
  const chains = bundle.records.flatMap((record, r) =>
    record.chains.map((each, n) => ({ each, record, path: `/records/${r}/chains/${n}` })),
  )
  const seen = new Set<string>()
  for (const { each, record, path } of chains) {
    const place = { path, recordId: record.id }
    const read = readPublicKey(each.algorithm, each.publicKey)
    key.expect(read?.fingerprint === each.fingerprint, { ...place, path: `${path}/publicKey` })
    chain.expect(each.recordId === record.id, { ...place, path: `${path}/recordId` })
    chain.expect(!seen.has(`${each.fingerprint} ${record.id}`), { ...place, path: `${path}/fingerprint` })
    seen.add(`${each.fingerprint} ${record.id}`)
    checkHeads(chain, each, place)
    each.heads.forEach((head, n) => {
      const statement = getHeadStatement(each.fingerprint, each.recordId, head)
      const isSigned = read !== null && isSignedBy(read, statement, head.signature)
      signature.expect(isSigned, { ...place, path: `${path}/heads/${n}/signature`, seq: head.seq })
    })
  }
  const isClaimed = chains.some(({ each }) => each.heads.length > 0)
  return [key.end(isClaimed), chain.end(isClaimed), signature.end(isClaimed)]
}

/** The hash after every row, with index 0 before the first. */
export function listHashes({ fingerprint, recordId, rows }: BundleChain): string[] {
  let head: Head = startChain(fingerprint, recordId)
  const hashes = [head.hash]
  for (const row of rows) {
    head = typeof row === 'string' ? linkRow(head, row) : { seq: head.seq + 1, hash: row.hash }
    hashes.push(head.hash)
  }
  return hashes
}

function checkHeads(check: Collected, chain: BundleChain, { path, recordId }: Place) {
  const hashes = listHashes(chain)
  let last = 0
  chain.heads.forEach(({ seq, hash }, n) => {
    check.expect(seq > last || n === 0, { path: `${path}/heads/${n}/seq`, recordId, seq })
    // The wrong row is after the last head that was right.
    check.expect(hashes[seq] === hash, { path: `${path}/rows`, recordId, seq, afterSeq: last })
    last = seq
  })
}
