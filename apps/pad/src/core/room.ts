import type { AnswerOf } from '@lumiroute/contract'
import type { claimPrize, getRoom } from '@lumiroute/contract/game'
import type { SeatMessage } from '@lumiroute/games/protocol'

export type Room = AnswerOf<typeof getRoom>['room']
export type Ticket = AnswerOf<typeof claimPrize>['ticket']
export type Seat = { token: string; no: number; name: string }
export type Over = Extract<SeatMessage, { type: 'over' }>

/** As people type it: any case, with spaces or hyphens. */
export const readCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 20)
