import type { GameModule } from './game-module.ts'

/** Games by id, loaded when their first round begins. Unknown games show a plain panel. */
export const games: Partial<Record<number, () => Promise<GameModule>>> = {}
