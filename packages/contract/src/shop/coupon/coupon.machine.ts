import { allowsTransition, listTransitions, type Transitions } from '../shop/transitions.ts'
import type { CouponStatus } from './coupon-codes.ts'

/** Every change of a coupon's status; anything else is a 409. Issued tickets can be used in any status. */
export const couponTransitions = {
  start: { from: ['draft'], to: 'running' },
  resume: { from: ['paused'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  close: { from: ['running', 'paused'], to: 'closed' },
} as const satisfies Transitions<CouponStatus>
export type CouponTransition = keyof typeof couponTransitions

export const canChangeCouponStatus = (from: CouponStatus, to: CouponStatus) =>
  allowsTransition<CouponStatus>(couponTransitions, from, to)

export const couponActions = ['edit', 'start', 'resume', 'pause', 'close', 'delete'] as const
export type CouponAction = (typeof couponActions)[number]

/** `delete` is always offered: where tickets forbid it, the refusal says how many. */
export const listCouponActions = (status: CouponStatus): CouponAction[] => [
  'edit',
  ...listTransitions<CouponStatus, typeof couponTransitions>(couponTransitions, status),
  'delete',
]
