import { pointCardMoves, pointCardStatusCodes } from '@lumiroute/contract/point-card'
import type { PointCard, PointCardStatus } from '@lumiroute/contract/point-card'
import Add from '@mui/icons-material/Add'
import Block from '@mui/icons-material/BlockOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import PlayArrow from '@mui/icons-material/PlayArrowOutlined'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { StateTabs } from '../../../ui/table/state-tabs.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { pointCardPaths } from '../coupon/coupon.paths.ts'
import { exportPointCards, usePointCardList } from './list-point-cards.ts'
import type { PointCardRow } from './list-point-cards.ts'
import { useMovePointCard, useDeletePointCard } from './move-point-card.ts'
import { usePointCardColumns } from './point-card.columns.tsx'

export const pointCardFilters = ['pcStatus'] as const

export type PointCardTableProps = {
  storeCode: string
  /** For addresses: an operator's choice of the store. */
  chosen: string | undefined
  state: TableState
  onStateChange: (change: TableChange) => void
  /** Opens a page of the console. */
  onOpen: (path: string) => void
}

const idOf = ({ pcCode }: PointCardRow) => pcCode

export function AddPointCardButton({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<Add />} href={pointCardPaths.create(chosen)}>
      {t('pointCard.list.add')}
    </Button>
  )
}

type Handlers = {
  onOpen: (path: string) => void
  onMove: (card: PointCard, to: PointCardStatus) => void
  onRemove: (card: PointCard) => void
}
const wordOf = (from: PointCardStatus, to: PointCardStatus) =>
  to === 'ended' ? 'end' : from === 'draft' ? 'publish' : 'republish'

function useActions(chosen: string | undefined, { onOpen, onMove, onRemove }: Handlers) {
  const { t } = useTranslation()
  return useCallback(
    (card: PointCardRow): readonly RowAction[] => [
      {
        id: 'edit',
        label: t('pointCard.list.edit'),
        icon: <EditOutlined />,
        onClick: () => onOpen(pointCardPaths.edit(card.pcCode, chosen)),
      },
      {
        id: 'usage',
        label: t('pointCard.list.usage'),
        icon: <HistoryOutlined />,
        onClick: () => onOpen(pointCardPaths.usage(chosen, card.pcCode)),
      },
      ...pointCardMoves[card.pcStatus].map((to) => ({
        id: to,
        label: t(`pointCard.list.${wordOf(card.pcStatus, to)}`),
        icon: to === 'ended' ? <Block /> : <PlayArrow />,
        onClick: () => onMove(card, to),
      })),
      {
        id: 'remove',
        label: t('pointCard.list.remove'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => onRemove(card),
      },
    ],
    [t, chosen, onOpen, onMove, onRemove],
  )
}

export function PointCardTable({ storeCode, chosen, state, onStateChange, onOpen }: PointCardTableProps) {
  const { t } = useTranslation()
  const list = usePointCardList(storeCode, state)
  const { remove: onRemove, dialog } = useDeletePointCard(storeCode)
  const move = useMovePointCard(storeCode)
  const onMove = useCallback((card: PointCard, to: PointCardStatus) => void move(card, to), [move])
  const editPath = useCallback((code: string) => pointCardPaths.edit(code, chosen), [chosen])
  const empty = (
    <EmptyState
      title={t('pointCard.list.empty')}
      text={t('pointCard.list.emptyText')}
      drawing={<EmptyShelf />}
      action={<AddPointCardButton chosen={chosen} />}
    />
  )
  return (
    <>
      <StateTabs
        {...{ state, onStateChange }}
        name="pcStatus"
        label={t('pointCard.field.pcStatus')}
        all={t('pointCard.list.allStates')}
        options={pointCardStatusCodes.map((value) => ({ value, label: t(`pointCard.status.${value}`) }))}
      />
      <DataTable
        caption={t('pointCard.list.title')}
        columns={usePointCardColumns(editPath)}
        rowActions={useActions(chosen, { onOpen, onMove, onRemove })}
        visibleActions={2}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('pointCard.list.search')}
        empty={empty}
        exportRows={({ signal }) => exportPointCards(storeCode, state, signal)}
      />
      {dialog}
    </>
  )
}
