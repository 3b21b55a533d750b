export const couponRewardTypes = [
  'discount_fixed',
  'discount_percent',
  'price_explicit',
  'free',
  'gift',
  'free_shipping',
  'points',
] as const
export type CouponRewardType = (typeof couponRewardTypes)[number]

export const couponIssueTypes = [
  'public',
  'claim',
  'code',
  'point_exchange',
  'game_win',
  'tag',
  'birthday',
  'new_friend',
  'lottery',
] as const
export type CouponIssueType = (typeof couponIssueTypes)[number]

export const couponScopeTypes = ['all', 'cateCodes', 'prodCodes'] as const
export type CouponScopeType = (typeof couponScopeTypes)[number]

export const couponRedeemCodes = ['online', 'staff_qr', 'self_confirm'] as const
export type CouponRedeem = (typeof couponRedeemCodes)[number]

export const couponStatusCodes = ['draft', 'running', 'paused', 'closed'] as const
export type CouponStatus = (typeof couponStatusCodes)[number]

export const ticketStatusCodes = ['held', 'used', 'expired', 'revoked', 'restored'] as const
export type TicketStatus = (typeof ticketStatusCodes)[number]

/** How long the code that a member shows at the counter is valid. */
export const ticketCodeSeconds = 60
