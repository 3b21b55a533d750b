import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64 } from '../../log/index.ts'
import type { BundleChain } from '../bundle.shape.ts'

type Algorithm = BundleChain['algorithm']

/** The bytes before the key itself in a SubjectPublicKeyInfo of each algorithm; the P-256 point is uncompressed. */
const spkiStart: Record<Algorithm, { start: Uint8Array; keyBytes: number }> = {
  Ed25519: { start: hexToBytes('302a300506032b6570032100'), keyBytes: 32 },
  'P-256': {
    start: hexToBytes('3059301306072a8648ce3d020106082a8648ce3d030107034200'),
    keyBytes: 65,
  },
}

export type ReadKey = { algorithm: Algorithm; bytes: Uint8Array; fingerprint: string }

/** Null if the text is no public key of this algorithm. */
export function readPublicKey(algorithm: Algorithm, publicKey: string): ReadKey | null {
  const spki = fromBase64(publicKey)
  const { start, keyBytes } = spkiStart[algorithm]
  if (spki?.length !== start.length + keyBytes || start.some((byte, i) => spki[i] !== byte)) return null
  return { algorithm, bytes: spki.slice(start.length), fingerprint: bytesToHex(sha256(spki)) }
}

/** P-256 signatures are r‖s over SHA-256, as WebCrypto makes them; s may be high. */
export function isSignedBy({ algorithm, bytes }: ReadKey, statement: string, signature: string): boolean {
  const given = fromBase64(signature)
  if (given?.length !== 64) return false
  const message = utf8ToBytes(statement)
  try {
    return algorithm === 'Ed25519'
      ? ed25519.verify(given, message, bytes, { zip215: false })
      : p256.verify(given, message, bytes, { lowS: false })
  } catch {
    // A point that is not on the curve.
    return false
  }
}
