import { revokeTicket, ticketStatusCodes } from '@lumiroute/contract/coupon'
import Block from '@mui/icons-material/BlockOutlined'
import { useCallback, useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { useRemoval } from '../../../lib/api/use-removal.tsx'
import { DayAndTime } from '../../../ui/day-and-time.tsx'
import { QuietCalendar } from '../../../ui/drawings/quiet-calendar.tsx'
import { Money, MonoCode } from '../../../ui/figures.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DateFilter } from '../../../ui/table/date-filter.tsx'
import type { DataColumn, RowAction } from '../../../ui/table/table-column.ts'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { TicketBadge } from './coupon-state.tsx'
import { exportUsage, useCouponChoices, useUsageList } from './list-coupons.ts'
import type { UsageRow } from './list-coupons.ts'
import { couponReads } from './move-coupon.ts'

export const usageFilters = ['cpnCode', 'status', 'from', 'to'] as const
export type UsageTableProps = {
  storeCode: string
  state: TableState
  onStateChange: (change: TableChange) => void
}

const idOf = ({ ticketNo }: UsageRow) => ticketNo
const isOpen = ({ status, orderNo }: UsageRow) =>
  (status === 'held' || status === 'restored') && orderNo === null

const whatColumns = (t: TFunction): DataColumn<UsageRow>[] => [
  {
    id: 'ticketNo',
    header: t('coupon.field.ticketNo'),
    cell: ({ ticketNo }) => ticketNo,
    mono: true,
    width: 152,
    hideable: false,
    cardRole: 'subtitle',
  },
  {
    id: 'cpnTitle',
    header: t('coupon.field.cpnTitle'),
    cell: ({ cpnTitle }) => cpnTitle,
    sortable: true,
    cardRole: 'title',
  },
  {
    id: 'mbrName',
    header: t('coupon.field.member'),
    cell: ({ mbrName, mbrCode }) => mbrName || <MonoCode>{mbrCode}</MonoCode>,
    exportValue: ({ mbrCode }) => mbrCode,
    width: 112,
  },
  {
    id: 'status',
    header: t('coupon.field.status'),
    cell: ({ status }) => <TicketBadge status={status} />,
    exportValue: ({ status }) => t(`coupon.ticket.${status}`),
    width: 104,
    cardRole: 'badge',
  },
]

const whenColumns = (t: TFunction): DataColumn<UsageRow>[] => [
  {
    id: 'claimedAt',
    header: t('coupon.field.claimedAt'),
    cell: ({ claimedAt }) => <DayAndTime at={claimedAt} />,
    exportValue: ({ claimedAt }) => claimedAt,
    sortable: true,
    width: 128,
  },
  {
    id: 'usedAt',
    header: t('coupon.field.usedAt'),
    cell: ({ usedAt }) => <DayAndTime at={usedAt} />,
    exportValue: ({ usedAt }) => usedAt ?? '',
    sortable: true,
    width: 128,
  },
  {
    id: 'discountAmount',
    header: t('coupon.field.discountAmount'),
    cell: ({ discountAmount, status }) => (status === 'used' ? <Money dollars={discountAmount} /> : '—'),
    exportValue: ({ discountAmount }) => discountAmount,
    sortable: true,
    align: 'right',
    width: 96,
  },
  {
    id: 'channel',
    header: t('coupon.field.channel'),
    cell: ({ channel, orderNo }) => (channel ? t(`coupon.channel.${channel}`) : (orderNo ?? '—')),
    width: 96,
  },
  {
    id: 'staffAccount',
    header: t('coupon.field.staffAccount'),
    cell: ({ staffAccount }) => staffAccount ?? '—',
    width: 104,
  },
]

function Filters({ storeCode, state, onStateChange }: UsageTableProps) {
  const { t } = useTranslation()
  const shared = { state, onStateChange }
  const statuses = ticketStatusCodes.map((value) => ({ value, label: t(`coupon.ticket.${value}`) }))
  return (
    <>
      <TableFilter
        {...shared}
        name="cpnCode"
        label={t('coupon.list.title')}
        all={t('coupon.usage.allCoupons')}
        options={useCouponChoices(storeCode)}
      />
      <TableFilter
        {...shared}
        name="status"
        label={t('coupon.field.status')}
        all={t('coupon.usage.allStates')}
        options={statuses}
      />
      <DateFilter {...shared} name="from" label={t('coupon.field.startDay')} />
      <DateFilter {...shared} name="to" label={t('coupon.field.endDay')} />
    </>
  )
}

function useRevoke(store: string) {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(revokeTicket, couponReads)
  const actions = useCallback(
    (row: UsageRow): readonly RowAction[] =>
      isOpen(row)
        ? [
            {
              id: 'revoke',
              label: t('coupon.usage.revoke'),
              icon: <Block />,
              danger: true,
              onClick: () =>
                void remove({
                  title: t('coupon.revoke.title', { ticketNo: row.ticketNo }),
                  text: t('coupon.revoke.text'),
                  refused: t('coupon.revoke.refused'),
                  input: { store, ticketNo: row.ticketNo },
                }),
            },
          ]
        : [],
    [t, remove, store],
  )
  return { actions, dialog }
}

export function UsageTable({ storeCode, state, onStateChange }: UsageTableProps) {
  const { t } = useTranslation()
  const list = useUsageList(storeCode, state)
  const { actions, dialog } = useRevoke(storeCode)
  const [title, text] = [t('coupon.usage.empty'), t('coupon.usage.emptyText')]
  return (
    <>
      <DataTable
        caption={t('coupon.usage.title')}
        columns={useMemo(() => [...whatColumns(t), ...whenColumns(t)], [t])}
        rowActions={actions}
        visibleActions={1}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('coupon.usage.search')}
        filters={<Filters {...{ storeCode, state, onStateChange }} />}
        empty={<EmptyState title={title} text={text} drawing={<QuietCalendar />} />}
        exportRows={({ signal }) => exportUsage(storeCode, state, signal)}
      />
      {dialog}
    </>
  )
}
