import type { GameAd } from '@lumiroute/contract/game'
import { MonoCode } from '../../../ui/figures.tsx'
import { column, title } from '../../../ui/table/columns.tsx'
import { codeText } from '../../advertising/ad/ad-choices.ts'
import { DueBadge, dueText } from './game-status.tsx'

export const gameAdColumns = [
  column<GameAd>('id', {
    value: ({ id }) => id,
    render: ({ id }) => <MonoCode>{String(id)}</MonoCode>,
    sortable: true,
    width: 72,
    cardRole: 'subtitle',
  }),
  title('name'),
  column<GameAd>('due', {
    value: (ad, { t, date }) => dueText(t, date, ad),
    render: (ad) => <DueBadge ad={ad} />,
    width: 176,
    cardRole: 'badge',
  }),
  column<GameAd>('moveType', {
    value: ({ moveType }) => moveType.name,
    render: ({ moveType }, { t }) => codeText(t, 'moveType', moveType),
    sortable: true,
  }),
  column<GameAd>('game', { value: ({ game }) => game?.name }),
  column<GameAd>('store', { value: ({ store }) => store.storeName, sortable: true }),
]
