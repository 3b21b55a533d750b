import { type CatalogueGame, gameCatalogue, type listGames as endpoint } from '@lumiroute/contract/game'
import type { Read } from '../../../http/pipeline/route.ts'
import { viewGame } from './view-room.ts'
import { type GameUse, listGameUses } from './queries/game.queries.ts'

type Call = Pick<Read<typeof endpoint>, 'db' | 'scope' | 'input' | 'language'>

/** All games or, given an ad, a device or dates, only the games of matching ads. */
export async function listGames(call: Call) {
  const games = await findGames(call)
  const { gameId, page, size } = call.input
  const found = gameId === undefined ? games : games.filter(({ id }) => id === gameId)
  if (page === undefined && size === undefined) return { gameList: found }
  const limit = size ?? 20
  const start = ((page ?? 1) - 1) * limit
  return { gameList: found.slice(start, start + limit), total: found.length }
}

async function findGames({ db, scope, input, language }: Call): Promise<CatalogueGame[]> {
  const { adId, deviceId, from, to } = input
  const games = gameCatalogue.map((game) => ({ ...game, ...viewGame(game.id, language) }))
  if ([adId, deviceId, from, to].every((named) => named === undefined)) return games
  const uses = await listGameUses(db, { storeId: scope?.storeId ?? null, adId, deviceId, from, to })
  return games.flatMap((game) => {
    const use = uses.find(({ gameId }) => gameId === game.id)
    return use ? [{ ...game, ...(adId !== undefined && { settings: pickSettings(use) }) }] : []
  })
}

const pickSettings = ({ waitSeconds, gameEndUri, gameWinUri }: GameUse) => ({
  waitSeconds,
  gameEndUri,
  gameWinUri,
})
