import type { Handle, Tx } from '../db/db.ts'

export type GamePrize = { couponCode: string; title: string }
export type PrizeTicket = { ticketId: number; ticketNo: string; title: string; expiresAt: Date | null }
export type PrizeWinner = {
  storeId: number
  memberId: number
  couponCode: string
  at: Date
  adId: number
  recordId: number | null
  gameId: number
  score: number
}

/** Coupons that winners of games get. The shop implements it, since it knows the limits of coupons. */
export type GamePrizes = {
  /** Null if winners cannot get the coupon now. */
  findPrize(db: Handle, storeId: number, couponCode: string): Promise<GamePrize | null>
  /** Throws if a limit of the coupon refuses it. */
  issue(tx: Tx, winner: PrizeWinner): Promise<PrizeTicket>
  /** The ticket of an earlier claim. */
  getTicket(tx: Tx, ticketId: number): Promise<PrizeTicket | undefined>
}
