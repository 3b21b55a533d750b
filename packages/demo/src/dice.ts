export type Dice = ReturnType<typeof createDice>

/** Seeded, so that two people who compare their screens see the same demo. */
export function createDice(seed: number) {
  let state = seed >>> 0
  const roll = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(roll() * limit)
  return {
    below,
    between: (from: number, to: number) => from + below(to - from + 1),
    isLucky: (chance: number) => roll() < chance,
    pick: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
    /** Each choice has its weight first. */
    weigh: <T extends readonly [number, ...unknown[]]>(choices: readonly T[]): T => {
      let left = roll() * choices.reduce((sum, [weight]) => sum + weight, 0)
      return choices.find(([weight]) => (left -= weight) < 0) ?? (choices[0] as T)
    },
  }
}
