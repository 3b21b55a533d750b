export const gameIds = [1, 2, 3, 4] as const
/** 1 飛翔鳥, 2 戰機對戰, 3 迷你高爾夫, 4 水果射擊. */
export type GameId = (typeof gameIds)[number]

export const ticksPerSecond = 60
/** Nothing moves during the count 3, 2, 1. */
export const countdownTicks = 3 * ticksPerSecond
export const maxSeats = 32
/** What a store may choose, and what the core accepts. */
export const roundSeconds = { min: 60, max: 180, usual: 90, most: 600 } as const

/** In lights. `phone` is a phone held upright that plays alone. */
export const worlds = {
  wide: { width: 320, height: 160 },
  tall: { width: 160, height: 320 },
  phone: { width: 180, height: 320 },
} as const
export type World = keyof typeof worlds
export const worldNames = ['wide', 'tall', 'phone'] as const satisfies readonly World[]

export const difficulties = ['easy', 'normal', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export type Settings = {
  world: World
  seconds: number
  difficulty: Difficulty
  /** From this score a player has won; 0: the best player wins. */
  winScore: number
}

export const usualSettings: Settings = {
  world: 'wide',
  seconds: roundSeconds.usual,
  difficulty: 'normal',
  winScore: 0,
}

/** The world for a screen of any size. */
export const worldFor = (width: number, height: number): World => (width >= height ? 'wide' : 'tall')

const wholeWithin = (value: unknown, low: number, high: number, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.max(low, Math.min(high, Math.trunc(value)))
    : otherwise

/** Settings from anywhere, with every value made legal. */
export function readSettings(given: Partial<Record<keyof Settings, unknown>>): Settings {
  return {
    world: worldNames.find((name) => name === given.world) ?? usualSettings.world,
    seconds: wholeWithin(given.seconds, 1, roundSeconds.most, usualSettings.seconds),
    difficulty: difficulties.find((name) => name === given.difficulty) ?? usualSettings.difficulty,
    winScore: wholeWithin(given.winScore, 0, 1_000_000, 0),
  }
}
