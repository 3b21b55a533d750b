import { AppError } from '../../../errors/app-error.ts'
import type { IssuedTicket } from './issue-ticket.ts'

const refusals = {
  missing: 'coupon.unavailable',
  notRunning: 'coupon.notRunning',
  over: 'coupon.over',
  tooMany: 'coupon.limitReached',
  soldOut: 'coupon.soldOut',
} as const satisfies Record<Exclude<IssuedTicket['outcome'], 'given'>, string>

/** Why a member does not get a ticket. */
export const refuseIssue = (why: keyof typeof refusals) => new AppError(refusals[why])
