import type { GameModule } from './game-module.ts'

/** Games by their id, loaded when their first round begins. What is not here has the calm panel in its place. */
export const games: Partial<Record<number, () => Promise<GameModule>>> = {}
