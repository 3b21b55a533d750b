import { listGameAds } from '@lumiroute/contract/game'
import type { GameAd } from '@lumiroute/contract/game'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'

export const gameKinds = ['store_united_game', 'store_alone_game', 'fix_game'] as const
export const dueStates = ['today', 'open'] as const

export const { useList: useGameAdList, exportAll: exportGameAds } = servedList({
  endpoint: listGameAds,
  listOf: ({ gameAdList }) => gameAdList,
  sorts: ['id', 'name', 'moveType', 'store'],
  filtersOf: ({ moveType, due }) => ({
    moveType: oneOf(gameKinds, moveType),
    ...(due === 'today' && { isToday: true }),
    ...(due === 'open' && { isOpen: true }),
  }),
  rowOf: (ad): GameAd => ad,
  // A round begins and ends while somebody looks.
  refetchInterval: 10_000,
})
