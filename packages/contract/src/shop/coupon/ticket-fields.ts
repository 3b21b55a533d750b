import { z } from 'zod'
import { Id } from '../../fields.ts'
import { couponRedeemCodes, ticketStatusCodes } from './coupon-codes.ts'
import { CouponHours, CouponReward } from './coupon-fields.ts'

/** Origin of a ticket: the scanned ad, that day's broadcast, the won game. */
export const TicketSource = z.object({
  adId: Id.optional(),
  recordId: Id.optional(),
  gameId: Id.optional(),
})

export const CouponUsage = z.object({
  ticketNo: z.string(),
  cpnCode: z.string(),
  cpnTitle: z.string(),
  mbrCode: z.string(),
  /** Masked. */
  mbrName: z.string(),
  status: z.enum(ticketStatusCodes),
  claimedAt: z.string(),
  expiresAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  orderNo: z.string().nullable(),
  discountAmount: z.int(),
  channel: z.enum(['shop', 'counter', 'game', 'line']).nullable(),
  staffAccount: z.string().nullable(),
  source: TicketSource,
  actions: z.array(z.enum(['revoke'])),
})
export type CouponUsage = z.infer<typeof CouponUsage>

/** A ticket as its member sees it. */
export const Ticket = z.object({
  ticketNo: z.string(),
  cpnCode: z.string(),
  cpnTitle: z.string(),
  cpnDesc: z.string(),
  cpnCondition: z.string(),
  cpnImage: z.string().nullable(),
  cpnReward: CouponReward,
  cpnMinSpend: z.int(),
  cpnUseHours: z.array(CouponHours),
  cpnRedeem: z.enum(couponRedeemCodes),
  status: z.enum(ticketStatusCodes),
  claimedAt: z.string(),
  validFrom: z.string().nullable(),
  expiresAt: z.string().nullable(),
  usedAt: z.string().nullable(),
})
export type Ticket = z.infer<typeof Ticket>

/** For the counter, as a QR code and as text; a new code on each request. */
export const TicketCode = z.object({ code: z.string(), codeExpiresAt: z.string() })
