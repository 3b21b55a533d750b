import type { CouponFields } from '@lumiroute/contract/coupon'

/** A ticket with what its coupon says of how it is used. */
export type HeldTicket = {
  id: number
  ticketNo: string
  memberId: number
  status: string
  orderId: number | null
  validFrom: Date | null
  expiresAt: Date | null
  couponId: number
  cpnCode: string
  cpnTitle: string
} & Pick<
  CouponFields,
  'cpnReward' | 'cpnMinSpend' | 'cpnScope' | 'cpnUseHours' | 'cpnStackable' | 'cpnStackWith' | 'cpnRedeem'
>

export const heldColumns = `
  t.id, t.ticket_no as "ticketNo", t.member_id as "memberId", t.status, t.order_id as "orderId",
  t.valid_from as "validFrom", t.expires_at as "expiresAt", c.id as "couponId", c.cpn_code as "cpnCode",
  c.cpn_title as "cpnTitle", c.cpn_reward as "cpnReward", c.cpn_min_spend as "cpnMinSpend",
  c.cpn_scope as "cpnScope", c.cpn_use_hours as "cpnUseHours", c.cpn_stackable as "cpnStackable",
  c.cpn_stack_with as "cpnStackWith", c.cpn_redeem as "cpnRedeem"`
