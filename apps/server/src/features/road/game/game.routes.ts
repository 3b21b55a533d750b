import * as contract from '@lumiroute/contract/game'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { claimPrize } from './claim-prize.ts'
import { getGameAd } from './get-game-ad.ts'
import { getRoom } from './get-room.ts'
import { getRound } from './get-round.ts'
import { hideSeat } from './hide-seat.ts'
import { joinGame } from './join-game.ts'
import { listGameAds } from './list-game-ads.ts'
import { listGameRecords } from './list-game-records.ts'
import { listGames } from './list-games.ts'
import { listOwnRounds } from './list-own-rounds.ts'
import { startGame } from './start-game.ts'
import { stopGame } from './stop-game.ts'
import { verifyRound } from './verify-round.ts'

export const gameRoutes: Route[] = [
  read(contract.listGames, listGames),
  read(contract.listGameAds, listGameAds),
  steps(contract.getGameAd, getGameAd),
  steps(contract.startGame, startGame),
  steps(contract.startGameWithKey, startGame),
  steps(contract.stopGame, stopGame),
  read(contract.getRoom, getRoom),
  steps(contract.joinGame, joinGame),
  write(contract.claimPrize, claimPrize),
  read(contract.listOwnRounds, listOwnRounds),
  steps(contract.hideSeat, hideSeat),
  read(contract.getRound, getRound),
  steps(contract.verifyRound, verifyRound),
  read(contract.listGameRecords, listGameRecords),
  read(contract.listAllGameRecords, listGameRecords),
]
