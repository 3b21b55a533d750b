import type { DeviceKey, KeyAlgorithm } from '@lumiroute/contract/playbox'
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'

const isOfAlgorithm = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject, algorithm: KeyAlgorithm) =>
  algorithm === 'Ed25519'
    ? asymmetricKeyType === 'ed25519'
    : asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1'

/** undefined if the bytes are not one public key of the algorithm, in the only accepted encoding. */
export function readPublicKey({ algorithm, publicKey }: DeviceKey) {
  const der = Buffer.from(publicKey, 'base64')
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    // One key in two encodings would have two fingerprints.
    const isExact =
      key.export({ format: 'der', type: 'spki' }).equals(der) && der.toString('base64') === publicKey
    if (!isOfAlgorithm(key, algorithm) || !isExact) return undefined
    return { key, fingerprint: createHash('sha256').update(der).digest('hex') }
  } catch {
    return undefined
  }
}

/** P-256 signatures are r and s, 32 bytes each, as WebCrypto makes them. */
export function isSignedBy(
  { algorithm, publicKey }: DeviceKey,
  statement: string,
  signature: string,
): boolean {
  const read = readPublicKey({ algorithm, publicKey })
  if (!read) return false
  const [bytes, data] = [Buffer.from(signature, 'base64'), Buffer.from(statement)]
  return algorithm === 'Ed25519'
    ? verify(null, data, read.key, bytes)
    : verify('sha256', data, { key: read.key, dsaEncoding: 'ieee-p1363' }, bytes)
}
