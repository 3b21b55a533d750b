/** The two performance lists: ads and games. */
export type EffectKind = 'ad' | 'game'

/** The URL contains the store only if an operator chose it. */
export const effectListPath = (kind: EffectKind, store?: string) =>
  store ? `/effect-${kind}/list?${new URLSearchParams({ store })}` : `/effect-${kind}/list`
