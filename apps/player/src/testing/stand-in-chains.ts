import type { CallOf } from '@lumiroute/contract'
import type { ChainRefusal, DeviceKey, sendPlays, sendScreenshot } from '@lumiroute/contract/playbox'
import {
  type Chain,
  ChainGap,
  type ChainRow,
  followRows,
  getHeadStatement,
  getImageLine,
  getPlayLine,
  type Head,
  openVerifier,
  sha256BytesHex,
  startChain,
  verifyChain,
} from '@lumiroute/evidence/chain'
import { createPublicKey, verify } from 'node:crypto'

type Plays = CallOf<typeof sendPlays>
type Part = NonNullable<Plays['chain']>
type Image = CallOf<typeof sendScreenshot>
type Given = Omit<Part, 'head' | 'tombstones'> & { recordId: number; rows: ChainRow[]; hash?: string }
type Stored = { chain: Chain & { rows: ChainRow[]; heads: (Head & { signature: string })[] }; links: Head[] }

/** Chains as the server keeps them: it accepts what continues its own head, and answers the rest with that head. */
export class StandInChains {
  readonly keys = new Map<string, DeviceKey>()
  /** A server that rejects all keys. */
  isClosed = false
  stored = new Map<string, Stored>()
  /** The file of a screenshot is not part of its call here. */
  imageSha256 = ''

  register(key: DeviceKey): { status: number; answer?: unknown } {
    if (this.isClosed) return { status: 409 }
    const fingerprint = sha256BytesHex(Buffer.from(key.publicKey, 'base64'))
    this.keys.set(fingerprint, key)
    return { status: 200, answer: { fingerprint } }
  }

  take(recordId: number, plays: Plays['plays'], part: Part): ChainRefusal | undefined {
    const { tombstones = [], head, ...signed } = part
    const rows = [...plays.map((play) => ({ seq: play.seq ?? 0, line: getPlayLine(play) })), ...tombstones]
    return this.#continue({ ...signed, recordId, hash: head.hash, rows })
  }

  takeImage({ recordId, at, fingerprint = '', seq, signature = '' }: Image): ChainRefusal | undefined {
    const row = { seq: Number(seq), line: getImageLine({ at, sha256: this.imageSha256 }) }
    return this.#continue({ recordId: Number(recordId), fingerprint, signature, rows: [row] })
  }

  #continue({ recordId, fingerprint, rows, hash, signature }: Given): ChainRefusal | undefined {
    const key = this.keys.get(fingerprint)
    if (!key) return { reason: 'unknownKey', head: null }
    const name = `${fingerprint} ${recordId}`
    const start = startChain(fingerprint, recordId)
    const { chain, links } = this.stored.get(name) ?? {
      chain: { fingerprint, recordId, rows: [], heads: [] },
      links: [start],
    }
    const after = links.at(-1) as Head
    rows.sort((a, b) => a.seq - b.seq)
    const base = links[(rows[0]?.seq ?? 0) - 1]
    if (!base) return { reason: 'gap', head: after }
    const heads = followAll(base, rows)
    const head = heads?.at(-1)
    if (!heads || !head) return { reason: 'gap', head: after }
    const isFork = heads.some((each) => links[each.seq] && links[each.seq]?.hash !== each.hash)
    if (isFork || (hash ?? head.hash) !== head.hash) return { reason: 'wrongHash', head: after }
    if (!isSigned(key, getHeadStatement(fingerprint, recordId, head), signature))
      return { reason: 'wrongSignature', head: after }
    if (head.seq <= after.seq) return undefined
    chain.rows.push(...rows.filter(({ seq }) => seq > after.seq))
    chain.heads.push({ ...head, signature })
    links.push(...heads.filter(({ seq }) => seq > after.seq))
    this.stored.set(name, { chain, links })
    return undefined
  }

  /** The verdict on every chain, oldest first. */
  verdicts() {
    return Promise.all(
      [...this.stored.values()].map(async ({ chain }) =>
        verifyChain(chain, await openVerifier(this.keys.get(chain.fingerprint) as DeviceKey)),
      ),
    )
  }
}

function followAll(base: Head, rows: ChainRow[]): Head[] | undefined {
  try {
    return [...followRows(base, rows)]
  } catch (error) {
    if (error instanceof ChainGap) return undefined
    throw error
  }
}

function isSigned({ algorithm, publicKey }: DeviceKey, statement: string, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const hash = algorithm === 'Ed25519' ? null : 'sha256'
  const given = { key, dsaEncoding: 'ieee-p1363' as const }
  return verify(hash, Buffer.from(statement), given, Buffer.from(signature, 'base64'))
}
