import type { TranslationOf } from '@lumiroute/contract/text'
import type { pointCard as zhTW } from '../zh-TW/point-card.ts'

export const pointCard: TranslationOf<typeof zhTW> = {
  created: 'Point card “{name}” created',
  updated: 'Point card “{name}” updated',
  deleted: 'Point card “{name}” deleted',
  codeTaken: 'This point card code is taken',
  hasCards:
    'Point card “{name}” still has {count} member {count:card|cards} with points and cannot be deleted. You can end it instead.',
  couponNotFound: 'Coupon “{code}” not found',
  nextNotFound: 'Point card “{code}” not found',
  badTransition: 'A point card cannot change from “{from}” to “{to}”',
  draft: 'Draft',
  published: 'Published',
  closed: 'Ended',
  adjusted: 'Points adjusted',
  notActive: 'Points can be added only to an active card',
  onlyPoints: 'The card has only {points} {points:point|points}',
  notDeductible:
    'The card was redeemed, has expired, or the member collects on the next one; points cannot be deducted',
  noReward: 'There is no reward at this position',
  ended: 'This card was redeemed or has expired',
  pointsShort: '{points} more {points:point is|points are} needed',
  rewardRedeemed: 'This reward was redeemed before',
  couponUnavailable: "The reward's coupon is sold out or not running. Change the coupon first.",
  redeemed: 'Reward redeemed',
  oncePerDay: 'You have collected points today, please come again tomorrow',
  oncePerHours: 'Points can be collected once every {hours} {hours:hour|hours}',
  needsLocation: 'Turn on location to collect points',
  tooFar: 'You are too far from the store to collect points',
  notFound: 'Point card not found',
  notPublished: 'Point card “{name}” is not published',
  earned: '{points} {points:point|points} collected',
  nothingEarned: 'No points were collected this time',
  scanCode: "Scan the store's code",
  chooseCard: 'Choose a point card',
  limitReached: 'You have as many cards of this kind as allowed',
  codeExpired: 'The code is wrong or older than 30 seconds, please scan again',
  pointsMissing: 'Not enough points: {points} needed',
  expiryReminder:
    '“{name}” has {points} {points:point|points} left that expire on {day}. We look forward to your visit.',
}
