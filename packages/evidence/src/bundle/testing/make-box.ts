import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256Hex } from '../../chain/index.ts'
import { toBase64 } from '../../log/index.ts'
import type { BundleChain } from '../bundle.shape.ts'

/** A key of a box, as WebCrypto would make it, but the same for the same seed. */
export type Box = Pick<BundleChain, 'algorithm' | 'fingerprint' | 'publicKey'> & {
  deviceId: number
  sign: (statement: string) => string
}

const curves = {
  Ed25519: { curve: ed25519, start: '302a300506032b6570032100' },
  'P-256': { curve: p256, start: '3059301306072a8648ce3d020106082a8648ce3d030107034200' },
} as const

export function makeBox(seed: string, algorithm: Box['algorithm'], deviceId: number): Box {
  const secret = hexToBytes(sha256Hex(`box ${seed} ${deviceId}`))
  const { start } = curves[algorithm]
  const point = algorithm === 'Ed25519' ? ed25519.getPublicKey(secret) : p256.getPublicKey(secret, false)
  const spki = concatBytes(hexToBytes(start), point)
  const { curve } = curves[algorithm]
  return {
    algorithm,
    deviceId,
    publicKey: toBase64(spki),
    fingerprint: bytesToHex(sha256(spki)),
    sign: (statement) => toBase64(curve.sign(utf8ToBytes(statement), secret)),
  }
}
