import {
  type ChainPlay,
  getHeadStatement,
  getImageLine,
  getPlayLine,
  type Head,
  linkRow,
  sha256BytesHex,
  startChain,
  type Tombstone,
} from '@lumiroute/evidence/chain'
import type { KeyAlgorithm } from '@lumiroute/contract/playbox'
import { generateKeyPairSync, sign } from 'node:crypto'

const makePair = (algorithm: KeyAlgorithm) =>
  algorithm === 'Ed25519'
    ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

/** A key of a box, and the chain of one record after another. */
export class BoxSigner {
  readonly key: { algorithm: KeyAlgorithm; publicKey: string }
  readonly fingerprint: string
  readonly #sign: (statement: string) => string
  readonly #heads = new Map<number, Head>()

  constructor(algorithm: KeyAlgorithm = 'Ed25519') {
    const { publicKey, privateKey } = makePair(algorithm)
    const der = publicKey.export({ format: 'der', type: 'spki' })
    this.key = { algorithm, publicKey: der.toString('base64') }
    this.fingerprint = sha256BytesHex(der)
    const dsaEncoding = 'ieee-p1363' as const
    this.#sign = (statement) =>
      sign(algorithm === 'Ed25519' ? null : 'sha256', Buffer.from(statement), {
        key: privateKey,
        dsaEncoding,
      }).toString('base64')
  }

  head(recordId: number): Head {
    return this.#heads.get(recordId) ?? startChain(this.fingerprint, recordId)
  }

  #link(recordId: number, line: string): Head {
    const head = linkRow(this.head(recordId), line)
    this.#heads.set(recordId, head)
    return head
  }

  signHead(recordId: number, head = this.head(recordId)): string {
    return this.#sign(getHeadStatement(this.fingerprint, recordId, head))
  }

  /** Appends the plays; those with an index in `gone` become tombstones. */
  signPlays<P extends ChainPlay>(recordId: number, plays: readonly P[], gone: readonly number[] = []) {
    const heads = plays.map((play) => this.#link(recordId, getPlayLine(play)))
    const tombstones: Tombstone[] = heads.filter((_head, index) => gone.includes(index))
    const signed = plays.map((play, index) => ({ ...play, seq: heads[index]?.seq ?? 0 }))
    const { fingerprint } = this
    const chain = { fingerprint, tombstones, head: this.head(recordId), signature: this.signHead(recordId) }
    return { recordId, plays: signed.filter((_play, index) => !gone.includes(index)), chain }
  }

  signImage(recordId: number, image: { at: string; sha256: string }) {
    const { seq } = this.#link(recordId, getImageLine(image))
    return { fingerprint: this.fingerprint, seq, signature: this.signHead(recordId) }
  }
}
