import { createPrivateKey, type KeyObject } from 'node:crypto'
import { muxTokenForm } from '@lumiroute/contract/stream'

export type MuxKey = { id: string; key: KeyObject }

const minBits = 2048

/** Parses `keyId:privateKey`; null if it is not a key that can sign with RS256. */
export function readMuxKey(token: string): MuxKey | null {
  const [, id, encoded] = muxTokenForm.exec(token) ?? []
  if (!id || !encoded) return null
  try {
    const key = createPrivateKey(Buffer.from(encoded, 'base64').toString('latin1'))
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return key.asymmetricKeyType === 'rsa' && bits >= minBits ? { id, key } : null
  } catch {
    return null
  }
}
