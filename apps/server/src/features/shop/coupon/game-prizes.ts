import type { Handle, Tx } from '../../../db/db.ts'
import type { GamePrize, GamePrizes, PrizeTicket, PrizeWinner } from '../../../ports/game-prizes.ts'
import { recordGameVisit } from '../member/record-game-visit.ts'
import { issueTicket } from './issue-ticket.ts'
import { findPrizeCoupon, findPrizeTicket } from './queries/prize.queries.ts'
import { refuseIssue } from './refuse-issue.ts'

/** Winners get coupons under the same limits and dates as members who claim them. */
export const gamePrizes: GamePrizes = { findPrize, issue, getTicket: findPrizeTicket }

async function findPrize(db: Handle, storeId: number, couponCode: string): Promise<GamePrize | null> {
  const coupon = await findPrizeCoupon(db, storeId, couponCode)
  return coupon && !coupon.isSoldOut ? { couponCode: coupon.couponCode, title: coupon.title } : null
}

async function issue(tx: Tx, winner: PrizeWinner): Promise<PrizeTicket> {
  const { storeId, memberId, couponCode, at, adId, recordId, gameId } = winner
  const source = { adId, gameId, ...(recordId !== null && { recordId }) }
  const given = await issueTicket(tx, {
    storeId,
    cpnCode: couponCode,
    memberId,
    at,
    source,
    channel: 'game',
  })
  if (given.outcome !== 'given') throw refuseIssue(given.outcome)
  await recordGameVisit(tx, winner)
  return (await findPrizeTicket(tx, given.ticketId)) as PrizeTicket
}
