import { z } from 'zod'
import { ownMember, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { IsoDate, RequiredText, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { Code, InStore, Money } from '../shop/shop-fields.ts'
import { couponStatusCodes, ticketStatusCodes } from './coupon-codes.ts'
import { Coupon, CouponChange, CouponForm } from './coupon-fields.ts'
import { CouponUsage, Ticket, TicketCode, TicketSource } from './ticket-fields.ts'

const ofStore = { params: InStore, access: ownStore('params.store', 'code') } as const
const ofMember = { params: InStore, access: ownMember('params.store'), category: null } as const

export const couponSorts = [
  'id',
  'cpnCode',
  'cpnTitle',
  'cpnStatus',
  'claimed',
  'used',
  'discountTotal',
  'updatedAt',
] as const

export const listCoupons = endpoint({
  id: 'coupon.list',
  method: 'POST',
  path: '/coupon/list/{store}',
  summary: 'Lists the store’s coupons with the number claimed and used, newest first.',
  ...ofStore,
  permission: 'shop.read',
  category: 'storeInfo',
  body: z.object({
    cpnCode: Code.optional(),
    cpnStatus: z.enum(couponStatusCodes).optional(),
    ...listFields(couponSorts),
  }),
  answer: z.object({ couponList: z.array(Coupon), total: Total }),
})

export const createCoupon = endpoint({
  id: 'coupon.create',
  method: 'POST',
  path: '/coupon/add/{store}',
  summary: 'Creates a coupon.',
  ...ofStore,
  permission: 'shop.write',
  category: 'storeInfo',
  body: CouponForm,
  answer: z.object({ coupon: Coupon }),
  errors: ['CONFLICT'],
})

export const updateCoupon = endpoint({
  id: 'coupon.update',
  method: 'PUT',
  path: '/coupon/{store}',
  summary: 'Updates a coupon; one that was given out can only be widened.',
  ...ofStore,
  permission: 'shop.write',
  category: 'storeInfo',
  body: CouponChange.extend({ cpnCode: Code, version: Version.optional() }),
  answer: z.object({ coupon: Coupon }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteCoupon = endpoint({
  id: 'coupon.delete',
  method: 'POST',
  path: '/coupon/remove/{store}',
  summary: 'Deletes a coupon without usable tickets.',
  ...ofStore,
  permission: 'shop.write',
  category: 'storeInfo',
  body: z.object({ cpnCode: Code }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const couponUsageSorts = ['claimedAt', 'usedAt', 'cpnTitle', 'discountAmount'] as const

export const listCouponUsage = endpoint({
  id: 'coupon.listUsage',
  method: 'POST',
  path: '/coupon/usage/{store}',
  summary: 'Lists tickets: who got which coupon when, and how it was used; dates filter by claim and use.',
  ...ofStore,
  permission: 'members.read',
  category: 'storeInfo',
  body: z.object({
    cpnCode: Code.optional(),
    mbrCode: RequiredText(50).optional(),
    status: z.enum(ticketStatusCodes).optional(),
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    ...listFields(couponUsageSorts),
  }),
  answer: z.object({ couponUsageList: z.array(CouponUsage), total: Total }),
})

export const claimCoupon = endpoint({
  id: 'coupon.claim',
  method: 'POST',
  path: '/coupon/claim/{store}',
  summary: 'Claims a ticket of a coupon for the member; store staff give one to the member they name.',
  ...ofMember,
  permission: 'members.write',
  callsPerMinute: 60,
  body: z.object({
    cpnCode: Code,
    /** For coupons that are claimed with a code. */
    code: RequiredText(30).optional(),
    /** Store staff only. */
    mbrCode: RequiredText(50).optional(),
    source: TicketSource.optional(),
    /** A repeated key returns the same ticket. */
    requestKey: z.uuid().optional(),
  }),
  answer: z.object({ won: z.boolean(), ticket: Ticket.nullable() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const listOwnTickets = endpoint({
  id: 'coupon.listMine',
  method: 'POST',
  path: '/coupon/mine/{store}',
  summary: 'Lists a member’s tickets, usable ones first; store staff name the member.',
  ...ofMember,
  permission: 'members.read',
  body: z.object({ mbrCode: RequiredText(50).optional() }),
  answer: z.object({ ticketList: z.array(Ticket) }),
  errors: ['NOT_FOUND'],
})

export const showTicket = endpoint({
  id: 'coupon.show',
  method: 'POST',
  path: '/coupon/show/{store}',
  summary: 'Gets a code for the counter, valid for 60 seconds and one use; only for the ticket’s holder.',
  ...ofMember,
  permission: 'members.write',
  body: z.object({ ticketNo: RequiredText(50) }),
  answer: TicketCode,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const confirmTicket = endpoint({
  id: 'coupon.confirm',
  method: 'POST',
  path: '/coupon/confirm/{store}',
  summary: 'Uses a ticket by the member’s own confirmation, if the coupon allows it.',
  ...ofMember,
  permission: 'members.write',
  body: z.object({ ticketNo: RequiredText(50) }),
  answer: z.object({ ticket: Ticket }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const Shown = RequiredText(60)

export const lookUpTicket = endpoint({
  id: 'coupon.lookUp',
  method: 'POST',
  path: '/coupon/lookup/{store}',
  summary:
    'Shows the ticket and holder of a code at the counter and whether it can be used, without using it.',
  ...ofStore,
  permission: 'redeem.use',
  category: 'storeInfo',
  callsPerMinute: 120,
  body: z.object({ code: Shown }),
  answer: z.object({
    ticket: Ticket,
    /** Empty for roles that may not see members. */
    mbrName: z.string(),
    /** Why it cannot be used now; null if it can. */
    refusal: z.string().nullable(),
    ...TicketCode.shape,
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const redeemTicket = endpoint({
  id: 'coupon.redeem',
  method: 'POST',
  path: '/coupon/redeem/{store}',
  summary: 'Uses the ticket behind a code, once.',
  ...ofStore,
  permission: 'redeem.use',
  category: 'storeInfo',
  callsPerMinute: 120,
  body: z.object({
    code: Shown,
    /** What is being bought, for discounts that depend on it. */
    amount: Money.optional(),
  }),
  answer: z.object({ ticket: Ticket, discountAmount: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const revokeTicket = endpoint({
  id: 'coupon.revoke',
  method: 'POST',
  path: '/coupon/revoke/{store}',
  summary: 'Revokes an unused ticket.',
  ...ofStore,
  permission: 'members.write',
  category: 'storeInfo',
  body: z.object({ ticketNo: RequiredText(50) }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'coupon.revoked',
})
