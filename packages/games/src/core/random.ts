type Seeded = { random: number }

/** xorshift32 cannot leave 0. */
export const seedOf = (seed: number) => seed >>> 0 || 0x9e3779b9

/** The next of the round's random numbers: 0 to 2³² - 1. */
export function nextRandom(state: Seeded): number {
  let value = state.random
  value ^= value << 13
  value ^= value >>> 17
  value ^= value << 5
  state.random = value >>> 0
  return state.random
}

/** A whole number from 0 to `count` - 1. */
export const randomBelow = (state: Seeded, count: number) =>
  Math.floor((nextRandom(state) * Math.max(1, count)) / 2 ** 32)

export const randomBetween = (state: Seeded, low: number, high: number) =>
  low + randomBelow(state, high - low + 1)
