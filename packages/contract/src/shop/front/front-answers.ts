import { z } from 'zod'
import { GameId } from '../../platform/store/store-fields.ts'
import { linkTypeCodes } from '../activity/activity-codes.ts'
import { couponRedeemCodes } from '../coupon/coupon-codes.ts'
import { CouponHours, CouponReward, CouponValid } from '../coupon/coupon-fields.ts'
import { pointCardIcons } from '../point-card/point-card-codes.ts'
import { PointEarn, PointEarnLimit, PointExpiry } from '../point-card/point-card-fields.ts'
import { deliveryCodes } from '../product/product-codes.ts'
import { availabilityCodes, openIssueTypes } from './front-codes.ts'

export const FrontStore = z.object({
  storeCode: z.string(),
  storeName: z.string(),
  storePhone: z.string(),
  storeAddr: z.string(),
  storeAddrLat: z.number().nullable(),
  storeAddrLng: z.number().nullable(),
  storeIntro: z.string(),
  storeService: z.string(),
  storeReserve: z.string(),
  storeImage: z.string().nullable(),
  storeBigImage: z.array(z.string()),
  storeWebsite: z.string(),
  storeLineoa: z.string(),
  storeFacebook: z.string(),
  storeProdName: z.string(),
  gameId: GameId,
  /** Title of the coupon that a win in the store’s game gives now. */
  gamePrize: z.string().nullable(),
  /** From the store's project; a store without a project offers the member card. */
  offers: z.object({ memberCard: z.boolean(), tv: z.boolean() }),
  /** Ways to sign in with LINE: in any browser, and inside LINE. With neither, people order by phone or in the store. */
  signIn: z.object({ web: z.boolean(), liffId: z.string().nullable() }),
})
export type FrontStore = z.infer<typeof FrontStore>

/** An activity or banner that runs now and is meant for everybody. */
export const FrontActivity = z.object({
  actCode: z.string(),
  actTitle: z.string(),
  actSubtitle: z.string(),
  actImage: z.string(),
  actSquareImage: z.string().nullable(),
  actStartAt: z.string().nullable(),
  actEndAt: z.string().nullable(),
  actPinned: z.boolean(),
  actLinkType: z.enum(linkTypeCodes),
  actLinkValue: z.string(),
})
export type FrontActivity = z.infer<typeof FrontActivity>

/** `actContent` is HTML, sanitised when it was saved. */
export const FrontActivityDetail = FrontActivity.extend({ actContent: z.string() })

export const FrontCategory = z.object({
  cateCode: z.string(),
  cateName: z.string(),
  cateParentCode: z.string().nullable(),
  cateImage: z.string().nullable(),
  cateShowOnHome: z.boolean(),
  /** Shown products in it and in its children. */
  prodCount: z.int(),
})
export type FrontCategory = z.infer<typeof FrontCategory>

/** A product in a list. */
export const FrontProduct = z.object({
  prodCode: z.string(),
  prodName: z.string(),
  prodSubtitle: z.string(),
  /** The price before; null unless it is above the lowest price. */
  prodListPrice: z.int().nullable(),
  /** The lowest price; with variants, of those that can be bought. */
  prodSalePrice: z.int(),
  /** The highest price; the same without variants. */
  prodMaxPrice: z.int(),
  prodImages: z.array(z.string()),
  prodTags: z.array(z.string()),
  cateCodes: z.array(z.string()),
  hasVariants: z.boolean(),
  availability: z.enum(availabilityCodes),
})
export type FrontProduct = z.infer<typeof FrontProduct>

const FrontVariant = z.object({
  varCode: z.string(),
  optionValues: z.array(z.string()),
  salePrice: z.int(),
  image: z.string().nullable(),
  availability: z.enum(availabilityCodes),
})

/** `prodDesc` is HTML, sanitised when it was saved. */
export const FrontProductDetail = FrontProduct.extend({
  prodDesc: z.string(),
  prodVideo: z.string().nullable(),
  prodOptions: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  prodVariants: z.array(FrontVariant),
  prodMaxPerOrder: z.int().nullable(),
  prodMinPerOrder: z.int(),
  /** Empty: every way of delivery. */
  prodDelivery: z.array(z.enum(deliveryCodes)),
  prodPointEligible: z.boolean(),
})
export type FrontProductDetail = z.infer<typeof FrontProductDetail>

/** A coupon that every member can claim now. */
export const FrontCoupon = z.object({
  cpnCode: z.string(),
  cpnTitle: z.string(),
  cpnDesc: z.string(),
  cpnCondition: z.string(),
  cpnImage: z.string().nullable(),
  cpnReward: CouponReward,
  cpnMinSpend: z.int(),
  issueType: z.enum(openIssueTypes),
  /** The points that it costs; null for free. */
  pointCost: z.int().nullable(),
  pcCode: z.string().nullable(),
  cpnPerMember: z.int(),
  cpnValid: CouponValid,
  cpnUseHours: z.array(CouponHours),
  cpnStackable: z.boolean(),
  cpnRedeem: z.enum(couponRedeemCodes),
  /** Names of the categories and products that it applies to; empty: everything. */
  scopeNames: z.array(z.string()),
  isSoldOut: z.boolean(),
})
export type FrontCoupon = z.infer<typeof FrontCoupon>

export const FrontPointCard = z.object({
  pcCode: z.string(),
  pcName: z.string(),
  pcColor: z.string(),
  pcBgImage: z.string().nullable(),
  pcIcon: z.enum(pointCardIcons),
  pcNotice: z.string(),
  pcGoal: z.int(),
  pcRewards: z.array(z.object({ at: z.int(), text: z.string() })),
  pcExpiry: PointExpiry,
  pcIssueBonus: z.int(),
  pcEarn: PointEarn,
  pcEarnLimit: PointEarnLimit,
  pcGeoLimitM: z.int().nullable(),
})
export type FrontPointCard = z.infer<typeof FrontPointCard>

export const FrontSettings = z.object({
  shippingHome: z.int(),
  shippingCvs: z.int(),
  freeShippingFrom: z.int().nullable(),
  codEnabled: z.boolean(),
})
export type FrontSettings = z.infer<typeof FrontSettings>
