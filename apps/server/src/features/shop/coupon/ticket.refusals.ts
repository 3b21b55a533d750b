import type { CouponHours } from '@lumiroute/contract/coupon'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { HeldTicket } from './coupon.rows.ts'

type Clock = { day: number; time: string }
const clockOf = rawQuery<Clock>({
  name: 'coupon.clock',
  row: { day: 'int4', time: 'text' },
  sql: `select extract(dow from $1::timestamptz)::int as day, to_char($1::timestamptz, 'HH24:MI') as time`,
})

/** The day of the week and the time on the business’s own clock. */
export const readClock = async (db: Handle, at: Date) => (await db.run(clockOf, [at]))[0] as Clock

const isOpen = (hours: readonly CouponHours[], { day, time }: Clock) =>
  hours.length === 0 || hours.some(({ days, from, to }) => days.includes(day) && from <= time && time < to)

const ended: Record<string, string> = {
  used: '此優惠券已使用',
  expired: '此優惠券已過期',
  revoked: '此優惠券已作廢',
}

type Usable = Pick<HeldTicket, 'status' | 'orderId' | 'validFrom' | 'expiresAt' | 'cpnUseHours'>

/** Why a ticket cannot be used at that moment, or null. */
export function findRefusal(ticket: Usable, at: Date, clock: Clock): string | null {
  const { status, orderId, validFrom, expiresAt, cpnUseHours } = ticket
  if (ended[status]) return ended[status]
  if (orderId !== null) return '此優惠券已用於另一筆未付款的訂單'
  if (expiresAt && expiresAt <= at) return '此優惠券已過期'
  if (validFrom && validFrom > at) return '此優惠券尚未開始使用'
  return isOpen(cpnUseHours, clock) ? null : '目前不在此優惠券的使用時段'
}
