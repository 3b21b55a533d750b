import type { GameAd } from '@lumiroute/contract/game'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { absent } from '../../../lib/format/format.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { codeText } from '../../advertising/ad/ad.choices.ts'
import { DueBadge, dueText } from './game-status.tsx'

const columnsOf = (t: TFunction, date: (day: string) => string): DataColumn<GameAd>[] => [
  {
    id: 'id',
    header: t('game.field.id'),
    cell: ({ id }) => <MonoCode>{String(id)}</MonoCode>,
    exportValue: ({ id }) => id,
    sortable: true,
    width: 72,
    cardRole: 'subtitle',
  },
  {
    id: 'name',
    header: t('game.field.name'),
    cell: ({ name }) => name,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  },
  {
    id: 'due',
    header: t('game.field.due'),
    cell: (ad) => <DueBadge ad={ad} />,
    exportValue: (ad) => dueText(t, date, ad),
    width: 176,
    cardRole: 'badge',
  },
  {
    id: 'moveType',
    header: t('game.field.moveType'),
    cell: ({ moveType }) => codeText(t, 'moveType', moveType),
    exportValue: ({ moveType }) => moveType.name,
    sortable: true,
  },
  { id: 'game', header: t('game.field.game'), cell: ({ game }) => game?.name ?? absent },
  {
    id: 'store',
    header: t('game.field.store'),
    cell: ({ store }) => store.storeName,
    exportValue: ({ store }) => store.storeName,
    sortable: true,
  },
]

export function useGameAdColumns(): readonly DataColumn<GameAd>[] {
  const { t } = useTranslation()
  const { date } = useFormat()
  return useMemo(() => columnsOf(t, date), [t, date])
}
