import { gamePrizeOrder, isCouponSoldOut, isGamePrize } from '../../../../db/coupon-states.ts'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { hasMemberCard } from '../../../../db/store-offers.ts'
import type { PrizeTicket } from '../../../../ports/game-prizes.ts'

type PrizeCoupon = { couponCode: string; title: string; isSoldOut: boolean }

const prizeCoupon = rawQuery<PrizeCoupon>({
  name: 'coupon.prize',
  row: { couponCode: 'text', title: 'text', isSoldOut: 'bool' },
  sql: `select cpn_code as "couponCode", cpn_title as title, ${isCouponSoldOut} as "isSoldOut"
   from coupon r where store_id = $1 and lower(cpn_code) = lower($2) and removed_at is null and cpn_status = 'running'`,
})
export const findPrizeCoupon = async (db: Handle, storeId: number, couponCode: string) =>
  (await db.run(prizeCoupon, [storeId, couponCode]))[0]

const prizeTicket = rawQuery<PrizeTicket>({
  name: 'coupon.prizeTicket',
  row: { ticketId: 'int4', ticketNo: 'text', title: 'text', expiresAt: 'timestamptz?' },
  sql: `select k.id as "ticketId", k.ticket_no as "ticketNo", c.cpn_title as title, k.expires_at as "expiresAt"
   from coupon_ticket k join coupon c on c.id = k.coupon_id where k.id = $1`,
})
export const findPrizeTicket = async (tx: Tx, ticketId: number) => (await tx.run(prizeTicket, [ticketId]))[0]

const winnable = rawQuery<PrizeCoupon>({
  name: 'coupon.winnable',
  row: { couponCode: 'text', title: 'text', isSoldOut: 'bool' },
  sql: `select r.cpn_code as "couponCode", r.cpn_title as title, ${isCouponSoldOut} as "isSoldOut"
   from coupon r join store s on s.id = r.store_id
   where s.id = {storeId} and ${hasMemberCard} and ${isGamePrize('{gameId}::int', '{at}::timestamptz')}
   order by ${gamePrizeOrder} limit 10`,
})
/** Coupons that winners of the store's own game can get, the one to give first in front. */
export const listWinnable = (db: Handle, storeId: number, gameId: number, at: Date) =>
  db.run(winnable, { storeId, gameId, at })
