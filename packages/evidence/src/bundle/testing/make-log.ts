import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256Hex } from '../../chain/index.ts'
import {
  createInclusionProof,
  formatCheckpoint,
  formatNote,
  formatVerifierKey,
  getKeyId,
  getRoot,
  type GetNode,
  hashLeaf,
  hashNode,
  signatureTypes,
  toHex,
} from '../../log/index.ts'
import type { BundleLog } from '../bundle.shape.ts'

/** A key of a log, and the notes that it signs. */
export function makeLogKey(seed: string, origin: string) {
  const secret = hexToBytes(sha256Hex(`log ${seed}`))
  const key = { name: origin, type: signatureTypes.ed25519, publicKey: ed25519.getPublicKey(secret) }
  const signNote = (text: string) =>
    formatNote({
      text,
      signatures: [
        { name: origin, keyId: getKeyId(key), signature: ed25519.sign(utf8ToBytes(text), secret) },
      ],
    })
  return { verifierKey: formatVerifierKey(key), signNote }
}

/** A log that has these lines among those of others, with a checkpoint and the proofs. */
export function makeLog(
  key: ReturnType<typeof makeLogKey>,
  origin: string,
  lines: readonly string[],
  others: number,
): Omit<BundleLog, 'salts'> {
  const all = [...Array.from({ length: others }, (_none, n) => `key-1|other ${n}`), ...lines]
  const getNode = makeNodes(all.map((line) => hashLeaf(line)))
  const root = getRoot(all.length, getNode)
  const leaves = lines.map((line, n) => ({
    index: others + n,
    line,
    proof: createInclusionProof(others + n, all.length, getNode).map(toHex),
  }))
  const checkpoint = key.signNote(formatCheckpoint({ origin, size: all.length, root }))
  return { origin, key: key.verifierKey, checkpoint, leaves }
}

function makeNodes(leaves: Uint8Array[]): GetNode {
  const getNode: GetNode = ({ level, index }) =>
    level === 0
      ? (leaves[index] as Uint8Array)
      : hashNode(
          getNode({ level: level - 1, index: 2 * index }),
          getNode({ level: level - 1, index: 2 * index + 1 }),
        )
  return getNode
}
