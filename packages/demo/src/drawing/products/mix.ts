const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** Between two colours; 0 is the first. */
export const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [channels(one), channels(other)]
  const mixed = a.map((value, at) => Math.round(value + ((b[at] as number) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
export const lighter = (colour: string, share = 0.4) => mix(colour, '#ffffff', share)
export const darker = (colour: string, share = 0.4) => mix(colour, '#1a0d06', share)

/** Repeatable chance, so that the pictures are the same each time. */
export function createDice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
