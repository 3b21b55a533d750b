import { memberCardStateCodes } from '@lumiroute/contract/point-card'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { QuietCalendar } from '../../../ui/drawings/quiet-calendar.tsx'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DateFilter } from '../../../ui/table/date-filter.tsx'
import type { DataColumn, RowAction } from '../../../ui/table/table-column.ts'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { exportMemberCards, useMemberCards, usePointCards } from './list-point-cards.ts'
import type { MemberCardRow } from './list-point-cards.ts'
import { MemberCardBadge } from './point-card-state.tsx'

const LedgerDrawer = onDemand(async () => (await import('./ledger-drawer.tsx')).LedgerDrawer)

export const memberCardFilters = ['pcCode', 'state', 'from', 'to'] as const
export type MemberCardTableProps = {
  storeCode: string
  state: TableState
  onStateChange: (change: TableChange) => void
}

const idOf = ({ cardNo }: MemberCardRow) => cardNo

const columnsOf = (t: TFunction): DataColumn<MemberCardRow>[] => [
  {
    id: 'cardNo',
    header: t('pointCard.field.cardNo'),
    cell: ({ cardNo }) => cardNo,
    mono: true,
    width: 152,
    hideable: false,
    cardRole: 'subtitle',
  },
  {
    id: 'mbrName',
    header: t('pointCard.field.member'),
    cell: ({ mbrName, mbrCode }) => mbrName || <MonoCode>{mbrCode}</MonoCode>,
    exportValue: ({ mbrCode }) => mbrCode,
    width: 128,
    cardRole: 'title',
  },
  { id: 'pcName', header: t('pointCard.field.card'), cell: ({ pcName }) => pcName },
  {
    id: 'points',
    header: t('pointCard.field.points'),
    cell: ({ points, goal }) => <ShareBar value={points} of={goal} />,
    exportValue: ({ points }) => points,
    sortable: true,
    width: 128,
  },
  {
    id: 'state',
    header: t('pointCard.field.state'),
    cell: ({ state }) => <MemberCardBadge state={state} />,
    exportValue: ({ state }) => t(`pointCard.state.${state}`),
    width: 104,
    cardRole: 'badge',
  },
  ...(['issuedAt', 'lastEarnAt', 'expireAt'] as const).map((id) => ({
    id,
    header: t(`pointCard.field.${id}`),
    cell: (row: MemberCardRow) => <DateTime at={row[id]} show="date" />,
    exportValue: (row: MemberCardRow) => row[id] ?? '',
    sortable: true,
    width: 128,
  })),
]

function Filters({ storeCode, state, onStateChange }: MemberCardTableProps) {
  const { t } = useTranslation()
  const shared = { state, onStateChange }
  const cards =
    usePointCards(storeCode)?.map(({ pcCode, pcName }) => ({ value: pcCode, label: pcName })) ?? []
  const states = memberCardStateCodes.map((value) => ({ value, label: t(`pointCard.state.${value}`) }))
  return (
    <>
      <TableFilter
        {...shared}
        name="pcCode"
        label={t('pointCard.field.card')}
        all={t('pointCard.usage.allCards')}
        options={cards}
      />
      <TableFilter
        {...shared}
        name="state"
        label={t('pointCard.field.state')}
        all={t('pointCard.usage.allStates')}
        options={states}
      />
      <DateFilter {...shared} name="from" label={t('pointCard.field.startDay')} />
      <DateFilter {...shared} name="to" label={t('pointCard.field.endDay')} />
    </>
  )
}

export function MemberCardTable({ storeCode, state, onStateChange }: MemberCardTableProps) {
  const { t } = useTranslation()
  const list = useMemberCards(storeCode, state)
  const [opened, setOpened] = useState('')
  const [isOpen, setOpen] = useState(false)
  const actions = useCallback(
    ({ cardNo }: MemberCardRow): readonly RowAction[] => [
      {
        id: 'ledger',
        label: t('pointCard.usage.ledger'),
        icon: <ReceiptLong />,
        onClick: () => {
          setOpened(cardNo)
          setOpen(true)
        },
      },
    ],
    [t],
  )
  const [title, text] = [t('pointCard.usage.empty'), t('pointCard.usage.emptyText')]
  return (
    <>
      <DataTable
        caption={t('pointCard.usage.title')}
        columns={useMemo(() => columnsOf(t), [t])}
        rowActions={actions}
        visibleActions={1}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('pointCard.usage.search')}
        filters={<Filters {...{ storeCode, state, onStateChange }} />}
        empty={<EmptyState title={title} text={text} drawing={<QuietCalendar />} />}
        exportRows={({ signal }) => exportMemberCards(storeCode, state, signal)}
      />
      <LedgerDrawer open={isOpen} cardNo={opened} storeCode={storeCode} onClose={() => setOpen(false)} />
    </>
  )
}
