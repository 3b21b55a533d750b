import { getHeadStatement, type Head, linkRow, startChain, type Tombstone } from './chain.ts'

/** A row of a chain: its line of text, or only its hash if the content is gone. */
export type ChainRow = { seq: number; line: string } | Tombstone

/** The rows are not consecutive from this seq on. */
export class ChainGap extends Error {
  readonly seq: number
  constructor(seq: number) {
    super(`row ${seq} of the chain is missing`)
    this.seq = seq
  }
}

const linkOrSkip = (head: Head, row: ChainRow): Head =>
  'line' in row ? linkRow(head, row.line) : { seq: row.seq, hash: row.hash }

/** Each head after `head`; the rows must continue it by seq, without a gap. */
export function* followRows(head: Head, rows: Iterable<ChainRow>): Generator<Head, void> {
  let last = head
  for (const row of rows) {
    if (row.seq !== last.seq + 1) throw new ChainGap(last.seq + 1)
    last = linkOrSkip(last, row)
    yield last
  }
}

export type SignedHead = Head & { signature: string }
export type Chain = {
  fingerprint: string
  recordId: number
  /** In order of `seq`. */
  rows: readonly ChainRow[]
  /** In order of `seq`; each signature attests to all rows up to its seq. */
  heads: readonly SignedHead[]
}

export type ChainVerdict =
  | { isValid: true; signedTo: number }
  /** `seq`: the row that is missing, or the signed head that does not match. */
  | { isValid: false; fault: 'gap' | 'hash' | 'signature' | 'unsigned'; seq: number }

type VerifySignature = (statement: string, signature: string) => boolean | Promise<boolean>

/** Recomputes every hash and checks every signature; names the first fault. */
export async function verifyChain(chain: Chain, verify: VerifySignature): Promise<ChainVerdict> {
  const { fingerprint, recordId, rows, heads } = chain
  const hashes = hashBySeq(chain)
  if (hashes instanceof ChainGap) return { isValid: false, fault: 'gap', seq: hashes.seq }
  for (const head of heads) {
    if (hashes.get(head.seq) !== head.hash) return { isValid: false, fault: 'hash', seq: head.seq }
    const isSigned = await verify(getHeadStatement(fingerprint, recordId, head), head.signature)
    if (!isSigned) return { isValid: false, fault: 'signature', seq: head.seq }
  }
  const signedTo = heads.at(-1)?.seq ?? 0
  if (signedTo < rows.length) return { isValid: false, fault: 'unsigned', seq: signedTo + 1 }
  return { isValid: true, signedTo }
}

function hashBySeq({ fingerprint, recordId, rows }: Chain): Map<number, string> | ChainGap {
  try {
    const heads = [...followRows(startChain(fingerprint, recordId), rows)]
    return new Map(heads.map(({ seq, hash }) => [seq, hash]))
  } catch (error) {
    if (error instanceof ChainGap) return error
    throw error
  }
}
