import type { BundleChain } from '@lumiroute/evidence/bundle'

/**
 * A signature covers the whole chain before it, so the last one is enough, and the last one that is in the log. A
 * tombstone interrupts what can be recomputed, so the last ones before each stay too.
 */
export function chooseHeads(
  { rows, heads }: Pick<BundleChain, 'rows' | 'heads'>,
  isLogged: (seq: number) => boolean,
): BundleChain['heads'] {
  const isInterrupted = (from: number, to: number) =>
    rows.slice(from, to).some((row) => typeof row !== 'string')
  const isLast = (list: BundleChain['heads']) => (head: BundleChain['heads'][number]) => {
    const next = list[list.indexOf(head) + 1]
    return !next || isInterrupted(head.seq, next.seq)
  }
  const logged = heads.filter(({ seq }) => isLogged(seq))
  const kept = new Set([...heads.filter(isLast(heads)), ...logged.filter(isLast(logged))])
  return heads.filter((head) => kept.has(head))
}
