import { z } from 'zod'
import { defaultWaitSeconds, gameSeconds } from '../../advertising/ad/ad-codes.ts'
import { type ArGame, arGames } from '../../platform/store/store-fields.ts'
import { maxPlayers } from './game-codes.ts'

export const CatalogueGame = z.object({
  id: z.int(),
  name: z.string(),
  /** Each for oneself, or against each other. */
  kind: z.enum(['alone', 'united']),
  orientation: z.enum(['landscape', 'portrait']),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  roundSeconds: z.int(),
  /** URL of a picture of the game. */
  thumb: z.string(),
  /** The named ad's settings, otherwise the defaults of a new ad. */
  settings: z.object({ waitSeconds: z.int(), gameEndUri: z.string(), gameWinUri: z.string() }),
})
export type CatalogueGame = z.infer<typeof CatalogueGame>

const kinds: Record<ArGame, 'alone' | 'united'> = { 1: 'alone', 2: 'united', 3: 'alone', 4: 'alone' }

/** The games without their names, which depend on the caller's language. */
export const gameCatalogue = arGames.map((id) => ({
  id,
  kind: kinds[id],
  minPlayers: 1,
  maxPlayers,
  orientation: 'landscape' as const,
  roundSeconds: gameSeconds.usual,
  thumb: `/games/${id}.svg`,
  settings: { waitSeconds: defaultWaitSeconds, gameEndUri: '', gameWinUri: '' },
}))
