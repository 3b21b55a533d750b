import { listCouponUsage, revokeTicket, ticketStatusCodes } from '@lumiroute/contract/coupon'
import type { CouponUsage } from '@lumiroute/contract/coupon'
import Block from '@mui/icons-material/BlockOutlined'
import { couponUsageColumns } from '../../features/shop/coupon/coupon-usage.columns.tsx'
import { useCouponChoices } from '../../features/shop/coupon/list-coupons.ts'
import { couponReads } from '../../features/shop/coupon/move-coupon.ts'
import { readCode } from '../../lib/format/read-code.ts'
import { QuietCalendar } from '../../ui/drawings/quiet-calendar.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, day, readChoice } from '../kit/filters.tsx'
import type { ListContext } from '../kit/list-context.ts'
import { remove } from '../kit/row-actions.tsx'

const useCoupons = ({ storeCode }: ListContext) => useCouponChoices(storeCode)

export const CouponUsagePage = defineListPage({
  noun: 'coupon',
  texts: {
    title: 'coupon.usage.title',
    purpose: 'coupon.usage.purpose',
    search: 'coupon.usage.search',
    empty: 'coupon.usage.empty',
    emptyText: 'coupon.usage.emptyText',
  },
  endpoint: listCouponUsage,
  rows: 'couponUsageList',
  id: 'ticketNo',
  scope: ({ storeCode }) => ({ store: storeCode }),
  columns: couponUsageColumns,
  hidden: { medium: ['staffAccount'], narrow: ['staffAccount', 'channel', 'claimedAt'] },
  filters: [
    readChoice('cpnCode', useCoupons, {
      label: 'coupon.list.title',
      all: 'coupon.usage.allCoupons',
      read: readCode,
    }),
    choice('status', ticketStatusCodes, 'coupon.ticket', { all: 'coupon.usage.allStates' }),
    day('from', { label: 'coupon.field.startDay' }),
    day('to', { label: 'coupon.field.endDay' }),
  ],
  drawing: <QuietCalendar />,
  rowActions: [
    remove(
      {
        endpoint: revokeTicket,
        stale: couponReads,
        input: ({ ticketNo }: CouponUsage, { storeCode }) => ({ store: storeCode, ticketNo }),
        texts: 'coupon.revoke',
        names: ({ ticketNo }: CouponUsage) => ({ ticketNo }),
      },
      {
        label: 'coupon.usage.revoke',
        icon: <Block />,
        isShown: ({ actions }) => actions.includes('revoke'),
      },
    ),
  ],
})
