import { z } from 'zod'
import { Id, RequiredText, Text } from '../../fields.ts'
import { Count, edited, NewCode, NoneOrCode } from '../shop/shop-fields.ts'
import { FileName } from '../../platform/store/store-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { ledgerReasonCodes, maxGoal, memberCardStateCodes, pointCardIcons } from './point-card-codes.ts'
import { pointCardStatusCodes } from './point-card-codes.ts'
import { pointCardActions } from './point-card.machine.ts'

/** Validation messages of point cards; separate because the first page load includes the shared ones. */
const pointCardTexts = {
  rewardAt: 'pointCardValidation.rewardAt',
  goalReward: 'pointCardValidation.goalReward',
  rewardOneOf: 'pointCardValidation.rewardOneOf',
  bonusBelowGoal: 'pointCardValidation.bonusBelowGoal',
} as const

const mostRewards = 10
const mostDays = 3650
const Points = Count(1, maxGoal)

/** The reward at this many points: a ticket of a coupon, or a text for a gift at the counter. */
export const PointReward = z.object({
  at: Points,
  cpnCode: NoneOrCode.default(null),
  text: Text(60).default(''),
  /** null: the coupon's own validity. */
  ticketValidDays: Count(1, mostDays).nullable().default(null),
})
export type PointReward = z.output<typeof PointReward>

export const PointExpiry = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('none') }),
  z.object({ mode: z.literal('from_last_use'), days: Count(1, mostDays) }),
  z.object({ mode: z.literal('from_first_use'), days: Count(1, mostDays) }),
])

export const PointEarn = z.discriminatedUnion('type', [
  z.object({ type: z.literal('per_visit'), points: Points }),
  z.object({ type: z.literal('per_amount'), unit: Count(1, 1_000_000), points: Points }),
  z.object({ type: z.literal('game_win'), points: Points }),
  z.object({ type: z.literal('order_paid'), points: Points }),
])
export type PointEarn = z.output<typeof PointEarn>

export const PointEarnLimit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('once_per_day') }),
  z.object({ type: z.literal('once_per_hours'), hours: Count(1, 720) }),
])

const rules = {
  pcGoal: Points,
  pcRewards: z.array(PointReward).max(mostRewards),
  pcExpiry: PointExpiry,
  pcExpiryRemindDays: Count(1, 365).nullable(),
  pcIssueBonus: Count(0, maxGoal - 1),
  pcEarn: PointEarn,
  pcEarnLimit: PointEarnLimit,
  /** Only within this many metres of the store. */
  pcGeoLimitM: Count(10, 100_000).nullable(),
  pcNextCode: NoneOrCode,
  /** null: unlimited. */
  pcMaxCardsPerMember: Count(1, 1000).nullable(),
}
/** Rules that an issued card keeps for its lifetime. */
export type PointRules = z.output<z.ZodObject<typeof rules>>

const looks = {
  pcName: RequiredText(30),
  pcColor: z.string().regex(/^#[0-9A-Fa-f]{6}$/, say.format),
  pcBgImage: FileName.nullable(),
  pcIcon: z.enum(pointCardIcons),
  pcNotice: Text(1000),
  pcStatus: z.enum(pointCardStatusCodes),
}
export const pointRuleNames = Object.keys(rules) as (keyof PointRules)[]

export const PointCardForm = z.object({
  ...looks,
  ...rules,
  pcCode: NewCode,
  pcColor: looks.pcColor.default('#3D5AFE'),
  pcBgImage: looks.pcBgImage.default(null),
  pcIcon: looks.pcIcon.default('star'),
  pcNotice: looks.pcNotice.default(''),
  pcStatus: z.enum(['draft', 'published']).default('draft'),
  pcExpiry: rules.pcExpiry.default({ mode: 'none' }),
  pcExpiryRemindDays: rules.pcExpiryRemindDays.default(null),
  pcIssueBonus: rules.pcIssueBonus.default(0),
  pcEarn: rules.pcEarn.default({ type: 'per_visit', points: 1 }),
  pcEarnLimit: rules.pcEarnLimit.default({ type: 'none' }),
  pcGeoLimitM: rules.pcGeoLimitM.default(null),
  pcNextCode: rules.pcNextCode.default(null),
  pcMaxCardsPerMember: rules.pcMaxCardsPerMember.default(null),
})
export type PointCardForm = z.output<typeof PointCardForm>

/** Missing fields stay unchanged. */
export const PointCardChange = z.object({ ...looks, ...rules }).partial()

/** Field → error in the combination of a card's rules. */
export function ruleFaults({ pcGoal, pcRewards, pcIssueBonus }: PointRules): Record<string, string> {
  const places = pcRewards.map(({ at }) => at)
  const isOff = new Set(places).size < places.length || places.some((at) => at > pcGoal)
  const unclear = pcRewards.flatMap(({ cpnCode, text }, at) =>
    (cpnCode === null) === (text === '') ? [at] : [],
  )
  return {
    ...Object.fromEntries(unclear.map((at) => [`pcRewards.${at}.text`, pointCardTexts.rewardOneOf])),
    ...(isOff && { pcRewards: pointCardTexts.rewardAt }),
    ...(!isOff && !places.includes(pcGoal) && { pcRewards: pointCardTexts.goalReward }),
    ...(pcIssueBonus >= pcGoal && { pcIssueBonus: pointCardTexts.bonusBelowGoal }),
  }
}

const Reward = z.object({
  at: z.int(),
  cpnCode: z.string().nullable(),
  text: z.string(),
  ticketValidDays: z.int().nullable(),
})

export const PointCard = z.object({
  id: Id,
  pcCode: z.string(),
  pcName: z.string(),
  pcColor: z.string(),
  pcBgImage: z.string().nullable(),
  pcIcon: z.enum(pointCardIcons),
  pcNotice: z.string(),
  pcStatus: z.enum(pointCardStatusCodes),
  ...rules,
  pcRewards: z.array(Reward),
  pcNextCode: z.string().nullable(),
  /** The rule version of new cards, from 1. */
  ruleVersion: z.int(),
  cardCount: z.int(),
  activeCount: z.int(),
  redeemedCount: z.int(),
  pointsGiven: z.int(),
  actions: z.array(z.enum(pointCardActions)),
  ...edited,
})
export type PointCard = z.infer<typeof PointCard>

export const MemberCard = z.object({
  cardNo: z.string(),
  pcCode: z.string(),
  pcName: z.string(),
  mbrCode: z.string(),
  /** Masked. */
  mbrName: z.string(),
  points: z.int(),
  goal: z.int(),
  state: z.enum(memberCardStateCodes),
  issuedAt: z.string(),
  lastEarnAt: z.string().nullable(),
  expireAt: z.string().nullable(),
  ruleVersion: z.int(),
})
export type MemberCard = z.infer<typeof MemberCard>

export const OwnCard = z.object({
  cardNo: z.string(),
  pcCode: z.string(),
  pcName: z.string(),
  pcColor: z.string(),
  pcBgImage: z.string().nullable(),
  pcIcon: z.enum(pointCardIcons),
  pcNotice: z.string(),
  points: z.int(),
  goal: z.int(),
  state: z.enum(memberCardStateCodes),
  /** Including the rewards already given. */
  rewards: z.array(Reward.extend({ isGiven: z.boolean() })),
  issuedAt: z.string(),
  expireAt: z.string().nullable(),
})
export type OwnCard = z.infer<typeof OwnCard>

/** The card as the store's staff sees it, with what may be redeemed now. */
export const LedgerCard = OwnCard.extend({
  rewards: z.array(Reward.extend({ isGiven: z.boolean(), actions: z.array(z.enum(['redeem'])) })),
})
export type LedgerCard = z.infer<typeof LedgerCard>

export const LedgerRow = z.object({
  id: z.int(),
  cardNo: z.string(),
  delta: z.int(),
  reason: z.enum(ledgerReasonCodes),
  refType: z.string().nullable(),
  refId: z.string().nullable(),
  note: z.string(),
  staffAccount: z.string().nullable(),
  deviceId: z.int().nullable(),
  at: z.string(),
  balanceAfter: z.int(),
})
export type LedgerRow = z.infer<typeof LedgerRow>

/** What a member sees of it: no notes or names of the staff. */
export const OwnLedgerRow = z.object({
  id: z.int(),
  delta: z.int(),
  reason: z.enum(ledgerReasonCodes),
  /** The order that gave or took the points. */
  orderNo: z.string().nullable(),
  at: z.string(),
  balanceAfter: z.int(),
})
export type OwnLedgerRow = z.infer<typeof OwnLedgerRow>
