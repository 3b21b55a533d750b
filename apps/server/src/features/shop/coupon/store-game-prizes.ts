import type { PrizeRefusal } from '@lumiroute/contract/store-game'
import type { Handle, Tx } from '../../../db/db.ts'
import { issueTicket } from './issue-ticket.ts'
import { listWinnable } from './queries/prize.queries.ts'

type Winner = { storeId: number; memberId: number; gameId: number; roundId: string; at: Date }
type Prize = { ticketId: number; refusal: null } | { ticketId: null; refusal: PrizeRefusal }

/** Title of the coupon that a win gives now; null for none. */
export async function findStoreGamePrize(db: Handle, storeId: number, gameId: number, at: Date) {
  const coupons = await listWinnable(db, storeId, gameId, at)
  return coupons.find(({ isSoldOut }) => !isSoldOut)?.title ?? null
}

/** The first coupon that its limits allow for this member, under the same rules as coupons that members claim. */
export async function giveStoreGamePrize(tx: Tx, winner: Winner): Promise<Prize> {
  const { storeId, memberId, gameId, roundId, at } = winner
  const coupons = await listWinnable(tx, storeId, gameId, at)
  let refusal: PrizeRefusal = coupons.length > 0 ? 'gone' : 'none'
  for (const { couponCode } of coupons) {
    const source = { gameId, roundId }
    const given = await issueTicket(tx, {
      storeId,
      cpnCode: couponCode,
      memberId,
      at,
      source,
      channel: 'game',
    })
    if (given.outcome === 'given') return { ticketId: given.ticketId, refusal: null }
    if (given.outcome === 'tooMany') refusal = 'limit'
  }
  return { ticketId: null, refusal }
}
