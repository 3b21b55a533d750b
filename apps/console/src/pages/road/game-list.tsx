import { listGameAds } from '@lumiroute/contract/game'
import type { GameAd } from '@lumiroute/contract/game'
import { gameAdColumns } from '../../features/road/game/game-ad.columns.tsx'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, tabs } from '../kit/filters.tsx'
import { dialog } from '../kit/row-actions.tsx'

const GameDialog = onDemand(async () => (await import('../../features/road/game/game-dialog.tsx')).GameDialog)

const dueQueries: Record<string, { isToday: true } | { isOpen: true }> = {
  today: { isToday: true },
  open: { isOpen: true },
}

export const GameListPage = defineListPage({
  noun: 'game',
  endpoint: listGameAds,
  rows: 'gameAdList',
  columns: gameAdColumns,
  filters: [
    tabs('due', ['today', 'open'], 'game.list', {
      all: 'game.list.all',
      query: (due = '') => dueQueries[due] ?? {},
    }),
    choice('moveType', ['store_united_game', 'store_alone_game', 'fix_game'], 'ad.moveType', {
      all: 'game.list.allTypes',
    }),
  ],
  drawing: <DarkBoard />,
  rowActions: [
    dialog('open', undefined, (ad: GameAd, control) => <GameDialog ad={ad} {...control} />, {
      label: ({ actions }) => (actions.includes('open') ? 'game.list.launch' : 'game.list.watch'),
    }),
  ],
  // Rounds start and end while the list is shown.
  refetchInterval: 10_000,
})
