import type { CouponFields } from '@lumiroute/contract/coupon'
import type { PointRules } from '@lumiroute/contract/point-card'
import { randomUUID } from 'node:crypto'
import { coupons, couponTickets, orders, pointCards, pointCardVersions } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { makeMember } from './factories.ts'

let counter = 0
const next = () => `${++counter}${Math.random().toString(36).slice(2, 8)}`
const dayMs = 86_400_000

export type MadeCoupon = typeof coupons.$inferSelect
type NewCoupon = Partial<CouponFields> & { storeId: number; cpnCode?: string; claimed?: number }

/** A running coupon: 100 dollars off anything, online, for 30 days from the claim. */
export async function makeCoupon({ db }: Deps, given: NewCoupon): Promise<MadeCoupon> {
  const values = {
    cpnCode: `CPN${next()}`,
    cpnTitle: '滿額折 100',
    cpnReward: { type: 'discount_fixed', value: 100 },
    cpnScope: { type: 'all', cateCodes: [], prodCodes: [], exclude: [] },
    cpnIssue: { type: 'public' },
    cpnValid: { mode: 'days_after_claim', days: 30 },
    cpnRedeem: 'online',
    cpnStatus: 'running',
    ...given,
  }
  const [coupon] = await db.insert(coupons).values(values).returning()
  return coupon as MadeCoupon
}

type NewTicket = Partial<typeof couponTickets.$inferInsert>

export async function makeTicket(deps: Deps, coupon: MadeCoupon, given: NewTicket = {}) {
  const memberId = given.memberId ?? (await makeMember(deps, { storeId: coupon.storeId })).id
  const values = {
    ticketNo: `T${randomUUID().slice(0, 13).toUpperCase()}`,
    storeId: coupon.storeId,
    couponId: coupon.id,
    claimedAt: deps.now(),
    expiresAt: new Date(deps.now().getTime() + 30 * dayMs),
    ...given,
    memberId,
  }
  const [ticket] = await deps.db.insert(couponTickets).values(values).returning()
  return ticket as typeof couponTickets.$inferSelect
}

type NewShopOrder = Partial<typeof orders.$inferInsert> & { storeId: number }

/** An unpaid order of the shop. */
export async function makeShopOrder({ db }: Deps, given: NewShopOrder) {
  const values = {
    source: 'CART',
    paymentId: `P${randomUUID().replaceAll('-', '').slice(0, 19)}`,
    paymentStatus: 'INIT',
    orderStatus: 'created',
    orderNo: `O${next()}`,
    orderAmount: 500,
    ...given,
  }
  const [order] = await db.insert(orders).values(values).returning()
  return order as typeof orders.$inferSelect & { orderNo: string }
}

export type MadePointCard = typeof pointCards.$inferSelect
type NewPointCard = { storeId: number; rules?: Partial<PointRules> } & Partial<typeof pointCards.$inferInsert>

/** Ten points for a dessert; one per visit. */
export const plainRules: PointRules = {
  pcGoal: 10,
  pcRewards: [{ at: 10, cpnCode: null, text: '甜點一份', ticketValidDays: null }],
  pcExpiry: { mode: 'none' },
  pcExpiryRemindDays: null,
  pcIssueBonus: 0,
  pcEarn: { type: 'per_visit', points: 1 },
  pcEarnLimit: { type: 'none' },
  pcGeoLimitM: null,
  pcNextCode: null,
  pcMaxCardsPerMember: null,
}

export async function makePointCard({ db }: Deps, { rules, ...given }: NewPointCard): Promise<MadePointCard> {
  const values = { pcCode: `PC${next()}`, pcName: '集點卡', pcIcon: 'star', pcStatus: 'published', ...given }
  const [card] = await db.insert(pointCards).values(values).returning()
  const { id } = card as MadePointCard
  await db.insert(pointCardVersions).values({ pointCardId: id, no: 1, rules: { ...plainRules, ...rules } })
  return card as MadePointCard
}
