import * as contract from '@lumiroute/contract/store-game'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { finishRound } from './finish-round.ts'
import { getStats } from './get-stats.ts'
import { listRounds } from './list-rounds.ts'
import { startRound } from './start-round.ts'

export const storeGameRoutes: Route[] = [
  read(contract.listStoreRounds, listRounds),
  write(contract.startStoreRound, startRound),
  write(contract.finishStoreRound, finishRound),
  read(contract.getStoreGameStats, getStats),
]
