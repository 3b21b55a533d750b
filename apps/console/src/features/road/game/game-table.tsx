import type { GameAd } from '@lumiroute/contract/game'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { DarkBoard } from '../../../ui/drawings/dark-board.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { StateTabs } from '../../../ui/table/state-tabs.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { useGameAdColumns } from './game-ad.columns.tsx'
import { dueStates, exportGameAds, gameKinds, useGameAdList } from './list-game-ads.ts'

export type GameTableProps = TableControl & { onOpen: (ad: GameAd) => void }

const idOf = ({ id }: GameAd) => String(id)

/** The server says which of them are started by hand. */
function useRowActions(onOpen: GameTableProps['onOpen']) {
  const { t } = useTranslation()
  return useCallback(
    (ad: GameAd): readonly RowAction[] =>
      ad.actions.map((id) => ({ id, label: t('game.list.launch'), onClick: () => onOpen(ad) })),
    [t, onOpen],
  )
}

export function GameTable({ state, onStateChange, onOpen }: GameTableProps) {
  const { t } = useTranslation()
  const list = useGameAdList(state)
  const table = { state, onStateChange }
  const kinds = gameKinds.map((value) => ({ value, label: t(`ad.moveType.${value}`) }))
  const due = dueStates.map((value) => ({ value, label: t(`game.list.${value}`) }))
  const kindFilter = (
    <TableFilter
      {...table}
      name="moveType"
      label={t('game.field.moveType')}
      all={t('game.list.allTypes')}
      options={kinds}
    />
  )
  return (
    <>
      <StateTabs {...table} name="due" label={t('game.field.due')} all={t('game.list.all')} options={due} />
      <DataTable
        caption={t('game.list.title')}
        columns={useGameAdColumns()}
        rowActions={useRowActions(onOpen)}
        rowId={idOf}
        {...list}
        {...table}
        searchPlaceholder={t('game.list.search')}
        filters={kindFilter}
        empty={
          <EmptyState title={t('game.list.empty')} text={t('game.list.emptyText')} drawing={<DarkBoard />} />
        }
        exportRows={({ signal }) => exportGameAds(state, signal)}
      />
    </>
  )
}
