import { areEqual } from './bytes.ts'
import { emptyRoot, getSplit, hashNode } from './merkle-hash.ts'
import {
  listConsistencyRanges,
  listInclusionRanges,
  listNodes,
  type Range,
  type TreeNode,
} from './tree-ranges.ts'

export type GetNode = (node: TreeNode) => Uint8Array

function hashRange(range: Range, getNode: GetNode): Uint8Array {
  const hashes = listNodes(range).map(getNode)
  return hashes.reduceRight((right, left) => hashNode(left, right))
}

export const getRoot = (size: number, getNode: GetNode): Uint8Array =>
  size === 0 ? emptyRoot : hashRange({ start: 0, end: size }, getNode)

export const createInclusionProof = (index: number, size: number, getNode: GetNode): Uint8Array[] =>
  listInclusionRanges(index, size).map((range) => hashRange(range, getNode))

export const createConsistencyProof = (oldSize: number, size: number, getNode: GetNode): Uint8Array[] =>
  listConsistencyRanges(oldSize, size).map((range) => hashRange(range, getNode))

const isSize = (value: number) => Number.isSafeInteger(value) && value >= 0

type Inclusion = {
  index: number
  size: number
  leaf: Uint8Array
  proof: readonly Uint8Array[]
  root: Uint8Array
}

/** Whether this leaf hash is at this index of the tree with this root. */
export function verifyInclusion({ index, size, leaf, proof, root }: Inclusion): boolean {
  if (!isSize(index) || !isSize(size) || index >= size) return false
  const left = [...proof]
  const climbed = climb(index, size, leaf, left)
  return climbed !== undefined && left.length === 0 && areEqual(climbed, root)
}

/** Takes the hashes from the end of the proof, because the last one is next to the root. */
function climb(index: number, size: number, leaf: Uint8Array, proof: Uint8Array[]): Uint8Array | undefined {
  if (size === 1) return leaf
  const sibling = proof.pop()
  if (!sibling) return undefined
  const split = getSplit(size)
  const isLeft = index < split
  const inner = isLeft ? climb(index, split, leaf, proof) : climb(index - split, size - split, leaf, proof)
  if (!inner) return undefined
  return isLeft ? hashNode(inner, sibling) : hashNode(sibling, inner)
}

type Consistency = {
  oldSize: number
  oldRoot: Uint8Array
  size: number
  root: Uint8Array
  proof: readonly Uint8Array[]
}

/** Whether the tree with the old root is the beginning of the tree with the new one: nothing changed, only added. */
export function verifyConsistency({ oldSize, oldRoot, size, root, proof }: Consistency): boolean {
  if (!isSize(oldSize) || !isSize(size) || oldSize > size) return false
  if (oldSize === 0) return proof.length === 0 && areEqual(oldRoot, emptyRoot)
  const left = [...proof]
  const both = compareTrees(oldSize, size, oldRoot, left)
  return both !== undefined && left.length === 0 && areEqual(both.old, oldRoot) && areEqual(both.new, root)
}

type Both = { old: Uint8Array; new: Uint8Array }

/** The hashes of both trees; `oldRoot` only where the subtree starts at the first leaf. */
function compareTrees(
  oldSize: number,
  size: number,
  oldRoot: Uint8Array | undefined,
  proof: Uint8Array[],
): Both | undefined {
  if (oldSize === size) {
    const shared = oldRoot ?? proof.pop()
    return shared && { old: shared, new: shared }
  }
  const sibling = proof.pop()
  if (!sibling) return undefined
  const split = getSplit(size)
  if (oldSize <= split) {
    const inner = compareTrees(oldSize, split, oldRoot, proof)
    return inner && { old: inner.old, new: hashNode(inner.new, sibling) }
  }
  const inner = compareTrees(oldSize - split, size - split, undefined, proof)
  return inner && { old: hashNode(sibling, inner.old), new: hashNode(sibling, inner.new) }
}
