import type { BundleChain, BundleRecord } from './bundle.shape.ts'
import { type LinePlay, readPlayLine } from './read-line.ts'

export type ListedPlay = LinePlay & { isSigned: boolean }

/**
 * The last signed seq up to which the rows from each tombstone on are fixed. A head fixes the rows before it back
 * to the last tombstone, whose own row is gone: before it another row could have stood.
 */
export function listSignedRanges({ rows, heads }: BundleChain): { from: number; to: number }[] {
  const stones = rows.flatMap((row, index) => (typeof row === 'string' ? [] : [index + 1]))
  const ranges = [0, ...stones].map((stone, n) => {
    const next = stones[n] ?? Infinity
    const to = heads.reduce((last, { seq }) => (seq > last && seq < next ? seq : last), stone)
    return { from: stone + 1, to }
  })
  return ranges.filter(({ from, to }) => to >= from)
}

function listChainPlays(chain: BundleChain): ListedPlay[] {
  const ranges = listSignedRanges(chain)
  let n = 0
  return chain.rows.flatMap((row, index) => {
    const play = typeof row === 'string' ? readPlayLine(row) : null
    while (n < ranges.length - 1 && (ranges[n] as { to: number }).to < index + 1) n++
    const range = ranges[n]
    const isSigned = range !== undefined && range.from <= index + 1 && index + 1 <= range.to
    return play ? [{ ...play, isSigned }] : []
  })
}

/** All plays of a record, in the order of the bundle. */
export const listPlays = (record: BundleRecord): ListedPlay[] => [
  ...record.chains.flatMap(listChainPlays),
  ...record.unsigned.flatMap((line) => {
    const play = readPlayLine(line)
    return play ? [{ ...play, isSigned: false }] : []
  }),
]
