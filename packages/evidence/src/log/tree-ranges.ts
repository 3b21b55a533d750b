import { getSplit } from './merkle-hash.ts'

/** The leaves from `start` up to, but not including, `end`. */
export type Range = { start: number; end: number }

/** A complete subtree of 2^level leaves, the `index`th of its level. */
export type TreeNode = { level: number; index: number }

/** The subtrees whose hashes prove that a leaf is in a tree of this size, from the leaf upwards. */
export function listInclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = []
  let [start, end] = [0, size]
  while (end - start > 1) {
    const middle = start + getSplit(end - start)
    if (index < middle) ranges.push({ start: middle, end })
    else ranges.push({ start, end: middle })
    if (index < middle) end = middle
    else start = middle
  }
  return ranges.toReversed()
}

/** The subtrees whose hashes prove that a tree of `oldSize` leaves is the beginning of one of `size` leaves. */
export function listConsistencyRanges(oldSize: number, size: number): Range[] {
  if (oldSize === 0 || oldSize === size) return []
  const ranges: Range[] = []
  let [start, end] = [0, size]
  while (oldSize < end) {
    const middle = start + getSplit(end - start)
    if (oldSize <= middle) ranges.push({ start: middle, end })
    else ranges.push({ start, end: middle })
    if (oldSize <= middle) end = middle
    else start = middle
  }
  // The verifier already has the hash of the old tree if it is complete, that is, if it starts at the first leaf.
  if (start > 0) ranges.push({ start, end })
  return ranges.toReversed()
}

/** The complete subtrees of a range, from left to right. */
export function listNodes({ start, end }: Range): TreeNode[] {
  const nodes: TreeNode[] = []
  let at = start
  while (at < end) {
    let level = 0
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= end) level += 1
    nodes.push({ level, index: at / 2 ** level })
    at += 2 ** level
  }
  return nodes
}
