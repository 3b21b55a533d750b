import { couponMoves, couponStatusCodes } from '@lumiroute/contract/coupon'
import type { Coupon, CouponStatus } from '@lumiroute/contract/coupon'
import Add from '@mui/icons-material/Add'
import Block from '@mui/icons-material/BlockOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Pause from '@mui/icons-material/PauseOutlined'
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
import { useCouponColumns } from './coupon.columns.tsx'
import { couponPaths } from './coupon.paths.ts'
import { exportCoupons, useCouponList } from './list-coupons.ts'
import type { CouponRow } from './list-coupons.ts'
import { useMoveCoupon, useDeleteCoupon } from './move-coupon.ts'

export const couponFilters = ['cpnStatus'] as const

export type CouponTableProps = {
  storeCode: string
  /** For addresses: an operator's choice of the store. */
  chosen: string | undefined
  state: TableState
  onStateChange: (change: TableChange) => void
  /** Opens a page of the console. */
  onOpen: (path: string) => void
}

const idOf = ({ cpnCode }: CouponRow) => cpnCode

export function AddCouponButton({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<Add />} href={couponPaths.create(chosen)}>
      {t('coupon.list.add')}
    </Button>
  )
}

const icons = { running: <PlayArrow />, paused: <Pause />, closed: <Block /> }
type Moved = keyof typeof icons
const wordOf = (from: CouponStatus, to: Moved) =>
  to === 'running' ? (from === 'draft' ? 'start' : 'resume') : to === 'paused' ? 'pause' : 'close'

type Handlers = {
  onOpen: (path: string) => void
  onMove: (coupon: Coupon, to: CouponStatus) => void
  onRemove: (coupon: Coupon) => void
}

function useActions(chosen: string | undefined, { onOpen, onMove, onRemove }: Handlers) {
  const { t } = useTranslation()
  return useCallback(
    (coupon: CouponRow): readonly RowAction[] => {
      const { cpnCode, cpnStatus } = coupon
      const moves = couponMoves[cpnStatus].filter((to): to is Moved => to in icons)
      return [
        {
          id: 'edit',
          label: t('coupon.list.edit'),
          icon: <EditOutlined />,
          onClick: () => onOpen(couponPaths.edit(cpnCode, chosen)),
        },
        {
          id: 'usage',
          label: t('coupon.list.usage'),
          icon: <HistoryOutlined />,
          onClick: () => onOpen(couponPaths.usage(chosen, cpnCode)),
        },
        ...moves.map((to) => ({
          id: to,
          label: t(`coupon.list.${wordOf(cpnStatus, to)}`),
          icon: icons[to],
          onClick: () => onMove(coupon, to),
        })),
        {
          id: 'remove',
          label: t('coupon.list.remove'),
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => onRemove(coupon),
        },
      ]
    },
    [t, chosen, onOpen, onMove, onRemove],
  )
}

export function CouponTable({ storeCode, chosen, state, onStateChange, onOpen }: CouponTableProps) {
  const { t } = useTranslation()
  const list = useCouponList(storeCode, state)
  const { remove: onRemove, dialog } = useDeleteCoupon(storeCode)
  const move = useMoveCoupon(storeCode)
  const onMove = useCallback((coupon: Coupon, to: CouponStatus) => void move(coupon, to), [move])
  const editPath = useCallback((code: string) => couponPaths.edit(code, chosen), [chosen])
  const empty = (
    <EmptyState
      title={t('coupon.list.empty')}
      text={t('coupon.list.emptyText')}
      drawing={<EmptyShelf />}
      action={<AddCouponButton chosen={chosen} />}
    />
  )
  return (
    <>
      <StateTabs
        {...{ state, onStateChange }}
        name="cpnStatus"
        label={t('coupon.field.status')}
        all={t('coupon.list.allStates')}
        options={couponStatusCodes.map((value) => ({ value, label: t(`coupon.status.${value}`) }))}
      />
      <DataTable
        caption={t('coupon.list.title')}
        columns={useCouponColumns(editPath)}
        rowActions={useActions(chosen, { onOpen, onMove, onRemove })}
        visibleActions={2}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('coupon.list.search')}
        empty={empty}
        exportRows={({ signal }) => exportCoupons(storeCode, state, signal)}
      />
      {dialog}
    </>
  )
}
