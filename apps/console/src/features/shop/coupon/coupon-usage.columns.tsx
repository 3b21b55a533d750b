import type { CouponUsage } from '@lumiroute/contract/coupon'
import { absent } from '../../../lib/format/format.ts'
import { Money, MonoCode } from '../../../ui/figures.tsx'
import { column, dayAndTime, text } from '../../../ui/table/columns.tsx'
import { TicketBadge } from './coupon-state.tsx'

export const couponUsageColumns = [
  text('ticketNo', { mono: true, width: 152, hideable: false, cardRole: 'subtitle' }),
  text('cpnTitle', { sortable: true, cardRole: 'title' }),
  column<CouponUsage>('mbrName', {
    header: 'coupon.field.member',
    value: ({ mbrCode }) => mbrCode,
    render: ({ mbrName, mbrCode }) => mbrName || <MonoCode>{mbrCode}</MonoCode>,
    width: 112,
  }),
  column<CouponUsage>('status', {
    value: ({ status }, { t }) => t(`coupon.ticket.${status}`),
    render: ({ status }) => <TicketBadge status={status} />,
    width: 104,
    cardRole: 'badge',
  }),
  // Exported as stored, so that a spreadsheet can sort it.
  { ...dayAndTime('claimedAt'), value: ({ claimedAt }: CouponUsage) => claimedAt },
  { ...dayAndTime('usedAt'), value: ({ usedAt }: CouponUsage) => usedAt },
  column<CouponUsage>('discountAmount', {
    value: ({ discountAmount }) => discountAmount,
    render: ({ discountAmount, status }) => (status === 'used' ? <Money dollars={discountAmount} /> : absent),
    sortable: true,
    align: 'right',
    width: 96,
  }),
  column<CouponUsage>('channel', {
    value: ({ channel, orderNo }, { t }) => (channel ? t(`coupon.channel.${channel}`) : orderNo),
    width: 96,
  }),
  text('staffAccount', { width: 104 }),
]
