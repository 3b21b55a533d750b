import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { fromText } from './bytes.ts'

export const hashBytes = 32

const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

/** RFC 6962: leaf and node hashes differ in their first byte, so that a node never passes for a leaf. */
export const hashLeaf = (data: string | Uint8Array): Uint8Array =>
  sha256(concatBytes(leafPrefix, typeof data === 'string' ? fromText(data) : data))

export const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(concatBytes(nodePrefix, left, right))

export const emptyRoot: Uint8Array = sha256(new Uint8Array())

/** The largest power of two that is smaller than the size: where RFC 6962 splits a tree. */
export function getSplit(size: number): number {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}
