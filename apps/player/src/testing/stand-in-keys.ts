import type { KeyAlgorithm } from '@lumiroute/contract/playbox'
import { sha256BytesHex } from '@lumiroute/evidence/chain'
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { BoxKey, KeysPort } from '../ports/keys.port.ts'

/** Keys of a box in memory; signs at once, since virtual time does not wait for threads. */
export class StandInKeys implements KeysPort {
  /** null: a box that cannot sign. */
  algorithm: KeyAlgorithm | null = 'Ed25519'
  readonly #keys = new Map<string, BoxKey & { privateKey: KeyObject }>()

  find = async (fingerprint: string): Promise<BoxKey | null> => this.#keys.get(fingerprint) ?? null

  create = async (): Promise<BoxKey | null> => {
    if (this.algorithm === null) return null
    const { publicKey, privateKey } =
      this.algorithm === 'Ed25519'
        ? generateKeyPairSync('ed25519')
        : generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const der = publicKey.export({ format: 'der', type: 'spki' })
    const key = { algorithm: this.algorithm, publicKey: der.toString('base64') }
    const fingerprint = sha256BytesHex(der)
    this.#keys.set(fingerprint, { fingerprint, key, privateKey })
    return { fingerprint, key }
  }

  sign = async (fingerprint: string, statement: string): Promise<string | null> => {
    const kept = this.#keys.get(fingerprint)
    if (!kept) return null
    const hash = kept.key.algorithm === 'Ed25519' ? null : 'sha256'
    const { privateKey: key } = kept
    return sign(hash, Buffer.from(statement), { key, dsaEncoding: 'ieee-p1363' }).toString('base64')
  }

  clear() {
    this.#keys.clear()
  }
}
