import type { CouponHours } from '@lumiroute/contract/coupon'
import { type Text, text } from '../../../text/text.ts'
import type { Clock, HeldTicket } from './queries/ticket.queries.ts'

const isOpen = (hours: readonly CouponHours[], { day, time }: Clock) =>
  hours.length === 0 || hours.some(({ days, from, to }) => days.includes(day) && from <= time && time < to)

const ended: Record<string, Text> = {
  used: text('coupon.ticketUsed'),
  expired: text('coupon.over'),
  revoked: text('coupon.ticketRevoked'),
}

type Usable = Pick<HeldTicket, 'status' | 'orderId' | 'validFrom' | 'expiresAt' | 'cpnUseHours'>

/** Why a ticket cannot be used at that time, or null. */
export function findRefusal(ticket: Usable, at: Date, clock: Clock): Text | null {
  const { status, orderId, validFrom, expiresAt, cpnUseHours } = ticket
  if (ended[status]) return ended[status]
  if (orderId !== null) return text('coupon.inOtherOrder')
  if (expiresAt && expiresAt <= at) return text('coupon.over')
  if (validFrom && validFrom > at) return text('coupon.notYetValid')
  return isOpen(cpnUseHours, clock) ? null : text('coupon.outsideHours')
}
