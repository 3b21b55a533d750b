import * as contract from '@lumiroute/contract/game'
import { read, type Route, steps } from '../../../http/pipeline/route.ts'
import { getGameAd } from './get-game-ad.ts'
import { getRoom } from './get-room.ts'
import { listGameAds } from './list-game-ads.ts'
import { listGameRecords } from './list-game-records.ts'
import { listGames } from './list-games.ts'
import { startGame } from './start-game.ts'
import { stopGame } from './stop-game.ts'

export const gameRoutes: Route[] = [
  read(contract.listGames, listGames),
  read(contract.listGameAds, listGameAds),
  steps(contract.getGameAd, getGameAd),
  steps(contract.startGame, startGame),
  steps(contract.startGameWithKey, startGame),
  steps(contract.stopGame, stopGame),
  read(contract.getRoom, getRoom),
  read(contract.listGameRecords, listGameRecords),
  read(contract.listAllGameRecords, listGameRecords),
]
