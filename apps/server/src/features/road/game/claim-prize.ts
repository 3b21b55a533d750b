import { claimSeconds, type claimPrize as endpoint } from '@lumiroute/contract/game'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import type { PrizeTicket } from '../../../ports/game-prizes.ts'
import { text } from '../../../text/text.ts'
import { lockSeatByToken, setClaimed, type WonSeat } from './queries/seat.queries.ts'
import { readRoomSettings } from './room-settings.ts'
import { hashSeatToken } from './seat-token.ts'

/** Idempotent: each seat yields at most one ticket, and the limits of the coupon still apply. */
export async function claimPrize({ tx, deps, member, scope, input }: Write<typeof endpoint>) {
  if (!member) throw new AppError('game.membersOnly')
  const seat = await lockSeatByToken(tx, hashSeatToken(input.seatToken), scope.storeId)
  if (!seat) throw new AppError('game.seatNotFound')
  const claimer = { storeId: scope.storeId, memberId: member.id }
  const ticket = seat.claimedAt
    ? await findClaimed(tx, deps, seat, member.id)
    : await giveTicket(tx, deps, seat, claimer)
  const { ticketNo, title, expiresAt } = ticket
  return {
    ticket: {
      ticketNo,
      title,
      expiresAt: expiresAt && formatMoment(expiresAt, deps.settings.businessTz),
    },
    message: text('game.prizeWon', { title }),
  }
}

async function findClaimed(tx: Tx, deps: Deps, seat: WonSeat, memberId: number): Promise<PrizeTicket> {
  const isOwn = seat.memberId === memberId && seat.ticketId !== null
  const ticket = isOwn ? await deps.gamePrizes.getTicket(tx, seat.ticketId as number) : undefined
  if (!ticket) throw new AppError('game.claimedByOther')
  return ticket
}

type Claimer = { storeId: number; memberId: number }

async function giveTicket(tx: Tx, deps: Deps, seat: WonSeat, claimer: Claimer): Promise<PrizeTicket> {
  const at = deps.now()
  requireWin(seat, at)
  const { couponCode } = readRoomSettings(seat.settings)
  if (couponCode === '') throw new AppError('game.noPrize')
  const { adId, recordId, gameId, score } = seat
  const won = { couponCode, adId, recordId, gameId, score: score ?? 0 }
  const ticket = await deps.gamePrizes.issue(tx, { ...claimer, ...won, at })
  await setClaimed(tx, {
    roomId: seat.roomId,
    no: seat.no,
    memberId: claimer.memberId,
    ticketId: ticket.ticketId,
    at,
  })
  return ticket
}

function requireWin({ endStatus, playedAt }: WonSeat, at: Date): void {
  if (!playedAt || endStatus === null) throw new AppError('game.roundRunning')
  if (endStatus !== 'win') throw new AppError('game.notWon')
  if (at.getTime() > playedAt.getTime() + claimSeconds * 1000) throw new AppError('game.claimLate')
}
