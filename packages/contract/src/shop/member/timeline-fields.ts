import { z } from 'zod'

export const timeLineKinds = [
  'joined',
  'follow',
  'unfollow',
  'order',
  'refund',
  'couponClaimed',
  'couponUsed',
  'points',
  'scan',
  'game',
  'tag',
  'message',
] as const

/** One event of a member. Fields that a kind does not use are empty. */
export const TimelineRow = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(timeLineKinds),
  /** Number of the order, ticket or card; id of the ad; code of the tag or message. */
  ref: z.string(),
  /** Of the coupon, card, tag, ad, game or message. */
  name: z.string(),
  /** Dollars, points or score. */
  amount: z.int().nullable(),
  /** Status of the order or ticket, or the reason for a change of points. */
  status: z.string(),
})
export type TimelineRow = z.infer<typeof TimelineRow>
