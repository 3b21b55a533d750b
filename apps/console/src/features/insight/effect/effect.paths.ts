/** The two performance lists: what was shown, and what was played with. */
export type EffectKind = 'ad' | 'game'

/** The store stands in the address only where an operator chose it. */
export const effectListPath = (kind: EffectKind, store?: string) =>
  store ? `/effect-${kind}/list?${new URLSearchParams({ store })}` : `/effect-${kind}/list`
