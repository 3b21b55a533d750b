import { couponStatusCodes, listCoupons, deleteCoupon } from '@lumiroute/contract/coupon'
import type { Coupon, CouponTransition } from '@lumiroute/contract/coupon'
import Block from '@mui/icons-material/BlockOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Pause from '@mui/icons-material/PauseOutlined'
import PlayArrow from '@mui/icons-material/PlayArrowOutlined'
import type { ReactNode } from 'react'
import { linkCoupon } from '../../features/shop/coupon/coupon-link.ts'
import { couponColumns } from '../../features/shop/coupon/coupon.columns.tsx'
import { couponPaths } from '../../features/shop/coupon/coupon.paths.ts'
import { couponReads, useMoveCoupon } from '../../features/shop/coupon/move-coupon.ts'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { tabs } from '../kit/filters.tsx'
import type { ListContext } from '../kit/list-context.ts'
import { act, edit, link, remove } from '../kit/row-actions.tsx'
import { copyLink, poster } from '../kit/front-actions.tsx'

function move(id: CouponTransition, icon: ReactNode) {
  const useMove = ({ storeCode }: ListContext) => useMoveCoupon(storeCode, id)
  return act<Coupon>(id, icon, useMove, { isShown: ({ actions }) => actions.includes(id) })
}

export const CouponListPage = defineListPage({
  noun: 'coupon',
  endpoint: listCoupons,
  rows: 'couponList',
  id: 'cpnCode',
  scope: ({ storeCode }) => ({ store: storeCode }),
  columns: ({ chosen }) => couponColumns(chosen),
  filters: [
    tabs('cpnStatus', couponStatusCodes, 'coupon.status', {
      label: 'coupon.field.status',
      all: 'coupon.list.allStates',
    }),
  ],
  drawing: <EmptyShelf />,
  create: ({ chosen }) => couponPaths.create(chosen),
  headerActions: [{ id: 'usage', icon: <HistoryOutlined />, to: ({ chosen }) => couponPaths.usage(chosen) }],
  visibleActions: 3,
  rowActions: [
    edit(({ cpnCode }: Coupon, { chosen }) => couponPaths.edit(cpnCode, chosen)),
    link('usage', <HistoryOutlined />, ({ cpnCode }: Coupon, { chosen }) =>
      couponPaths.usage(chosen, cpnCode),
    ),
    copyLink(linkCoupon),
    poster(linkCoupon),
    move('start', <PlayArrow />),
    move('resume', <PlayArrow />),
    move('pause', <Pause />),
    move('close', <Block />),
    remove({
      endpoint: deleteCoupon,
      stale: couponReads,
      input: ({ cpnCode }: Coupon, { storeCode }) => ({ store: storeCode, cpnCode }),
      names: ({ cpnTitle }: Coupon) => ({ name: cpnTitle }),
    }),
  ],
})
