import { z } from 'zod'
import { Flag, IsoDate, Text, Version } from '../../fields.ts'
import { Code, edited, Money } from '../shop/shop-fields.ts'
import { validationTexts as say } from '../../validation.ts'

export const followStatuses = ['following', 'blocked', 'never'] as const
export const genderCodes = ['', 'M', 'F', 'X'] as const
export const memberSourceCodes = ['qr', 'ad', 'game', 'stream', 'shop', 'import'] as const
export const maxTagsAsked = 50

/** How the member joined, and through which ad. */
export const MemberSource = z.object({
  type: z.enum(memberSourceCodes),
  adId: z.int().optional(),
  recordId: z.int().optional(),
  lat: z.number().optional(),
  lon: z.number().optional(),
})

export const MemberTag = z.object({ tagCode: z.string(), tagName: z.string(), tagColor: z.string() })

const shared = {
  mbrCode: z.string(),
  mbrDisplayName: z.string(),
  mbrPicture: z.string(),
  mbrName: z.string(),
  mbrMobile: z.string(),
  mbrEmail: z.string(),
  mbrGender: z.enum(genderCodes),
  mbrBirth: z.string().nullable(),
  mbrAddr: z.string(),
  mbrLevel: z.string(),
  /** Points on cards that are still open. */
  mbrPoints: z.int(),
  followStatus: z.enum(followStatuses),
  source: MemberSource,
  tags: z.array(MemberTag),
  orderCount: z.int(),
  totalSpent: z.int(),
  lastOrderAt: z.string().nullable(),
  lastActiveAt: z.string().nullable(),
  mbrEnabled: z.boolean(),
}

/** Personal data is masked in lists. */
export const MemberRow = z.object({ ...shared, createdAt: z.string() })
export type MemberRow = z.infer<typeof MemberRow>

/** Unmasked; an erased member has no personal data left. */
export const Member = z.object({
  ...shared,
  lineUserId: z.string().nullable(),
  mbrLang: z.string(),
  followedAt: z.string().nullable(),
  blockedAt: z.string().nullable(),
  consent: z
    .object({
      version: z.string(),
      at: z.string(),
      channel: z.string(),
      /** False if the person wants no messages. */
      messages: z.boolean().optional(),
    })
    .nullable(),
  memo: z.string(),
  erasedAt: z.string().nullable(),
  ...edited,
})
export type Member = z.infer<typeof Member>

const phone = /^$|^\+?\d[\d -]{5,18}\d$/
const oldest = '1900-01-01'

export const Birth = z.preprocess(
  (value) => (value === '' ? null : value),
  IsoDate.refine((day) => day >= oldest, say.date).nullable(),
)

/** What store staff may change about a member. */
export const MemberForm = z.object({
  mbrName: Text(50).default(''),
  mbrMobile: Text(20).regex(phone, say.phone).default(''),
  mbrEmail: Text(254)
    .pipe(z.union([z.literal(''), z.email(say.email)], say.email))
    .default(''),
  mbrGender: z.enum(genderCodes).default(''),
  mbrBirth: Birth.default(null),
  mbrAddr: Text(200).default(''),
  mbrLevel: Text(20).default(''),
  memo: Text(1000).default(''),
  mbrEnabled: Flag.default(true),
  version: Version.optional(),
})

const Month = z.coerce.number(say.format).pipe(z.int().min(1).max(12))
const Spent = z.coerce.number(say.format).pipe(Money)
const matches = { match: z.enum(['any', 'all']).optional() }

const asked = {
  ...matches,
  followStatus: z.enum(followStatuses).optional(),
  spentFrom: Spent.optional(),
  spentTo: Spent.optional(),
  /** Days of the last activity, inclusive. */
  activeFrom: IsoDate.optional(),
  activeTo: IsoDate.optional(),
  birthMonth: Month.optional(),
  /** Days on which they became LINE friends, inclusive. */
  friendFrom: IsoDate.optional(),
  friendTo: IsoDate.optional(),
}

/** Codes in a URL, separated by commas. */
const CodesInQuery = Text(3000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(Code).max(maxTagsAsked))

export const memberFilters = {
  ...asked,
  tagCodes: CodesInQuery.optional(),
  excludeTagCodes: CodesInQuery.optional(),
}

const Codes = z.array(Code).max(maxTagsAsked)

/** The same filters in a body. */
export const Segment = z.object({
  ...asked,
  tagCodes: Codes.optional(),
  excludeTagCodes: Codes.optional(),
  q: Text(100).optional(),
})
export type Segment = z.output<typeof Segment>
