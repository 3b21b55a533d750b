import type { BundleChain, BundleContent, BundleLog } from '@lumiroute/evidence/bundle'
import type { Handle } from '../../../db/db.ts'
import { getRecordProof, type ProvenLeaf } from '../../road/transparency-log/get-record-proof.ts'
import { chooseHeads } from './choose-heads.ts'

type Logged = { content: BundleContent; headSize: number }
type Proof = NonNullable<Awaited<ReturnType<typeof getRecordProof>>>

/** Adds the log's proofs for the keys and heads that the chains need. All proofs lead to one checkpoint. */
export async function addLog(db: Handle, content: BundleContent): Promise<Logged> {
  const proofs = new Map<number, Proof>()
  let size: number | undefined
  for (const { id } of content.records) {
    const proof = await getRecordProof(db, id, size)
    if (!proof) continue
    size = proof.head.size
    proofs.set(id, proof)
  }
  const records = content.records.map((record) => {
    const logged = listLogged(proofs.get(record.id))
    const isLogged = (chain: BundleChain) => (seq: number) => logged.has(`${chain.fingerprint} ${seq}`)
    const chains = record.chains.map((chain) => ({ ...chain, heads: chooseHeads(chain, isLogged(chain)) }))
    return { ...record, chains }
  })
  const [first] = proofs.values()
  if (!first) return { content: { ...content, records }, headSize: 0 }
  return {
    content: { ...content, records, log: buildLog(first, proofs, records) },
    headSize: first.head.size,
  }
}

/** The leaves of heads by key and seq. */
const listLogged = (proof: Proof | undefined) =>
  new Map((proof?.heads ?? []).map((leaf) => [readHead(leaf), leaf]))

function readHead({ line }: ProvenLeaf): string {
  const [, fingerprint, , seq] = line.split('|')
  return `${fingerprint} ${seq}`
}

function buildLog(
  { head }: Proof,
  proofs: ReadonlyMap<number, Proof>,
  records: BundleContent['records'],
): BundleLog {
  const leaves = new Map<number, BundleLog['leaves'][number]>()
  const salts: BundleLog['salts'] = { records: {}, devices: {} }
  const add = ({ index, line, proof }: ProvenLeaf) => leaves.set(index, { index, line, proof })
  for (const { id, chains } of records) {
    const proof = proofs.get(id)
    if (!proof) continue
    if (proof.recordSalt !== null) salts.records[id] = proof.recordSalt
    const logged = listLogged(proof)
    for (const { fingerprint, heads } of chains)
      for (const { seq } of heads) {
        const leaf = logged.get(`${fingerprint} ${seq}`)
        if (leaf) add(leaf)
      }
    for (const key of proof.keys) {
      add(key)
      salts.devices[key.line.split('|')[1] ?? ''] = { id: key.deviceId, salt: key.deviceSalt }
    }
  }
  return {
    origin: head.note.slice(0, head.note.indexOf('\n')),
    key: head.verifierKey,
    checkpoint: head.note,
    leaves: [...leaves.values()].toSorted((a, b) => a.index - b.index),
    salts,
  }
}
