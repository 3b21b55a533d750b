import type { members } from '@lumiroute/server/db/schema/index.ts'
import { createDice, type Dice } from '../dice.ts'

type MemberRow = typeof members.$inferInsert

const families = [
  '陳',
  '林',
  '黃',
  '張',
  '李',
  '王',
  '吳',
  '劉',
  '蔡',
  '楊',
  '許',
  '鄭',
  '謝',
  '郭',
  '洪',
  '曾',
]
const givens = [
  '雅婷',
  '志豪',
  '淑芬',
  '家豪',
  '怡君',
  '俊傑',
  '美玲',
  '冠宇',
  '宜蓁',
  '柏翰',
  '詩涵',
  '承恩',
  '筱涵',
  '宗翰',
  '佳穎',
  '明',
]
const nicknames = [
  '小婷',
  '阿豪',
  'Fiona',
  'Kevin',
  '君君',
  'Jay',
  '玲玲',
  'Andy',
  '蓁蓁',
  'Han',
  '詩詩',
  '恩恩',
  '涵涵',
  'Hank',
  '穎兒',
  '阿明',
]
const follows = [
  [8, 'following'],
  [1, 'blocked'],
  [1, 'never'],
] as const
const dayMs = 24 * 60 * 60 * 1000

/** Customers who joined over the last half year, most of them LINE friends. */
export function demoMembers(storeId: number, count: number, now: Date): MemberRow[] {
  const dice = createDice(storeId * 7919 + count)
  return Array.from({ length: count }, (_, i) => demoMember(dice, storeId, i, count, now))
}

function demoMember(dice: Dice, storeId: number, i: number, count: number, now: Date): MemberRow {
  const at = dice.below(givens.length)
  const [, followStatus] = dice.weigh(follows)
  const daysAgo = ((count - i) / count) * 180 + dice.below(3)
  const createdAt = new Date(now.getTime() - daysAgo * dayMs)
  const seenAt = new Date(createdAt.getTime() + dice.between(0, Math.round(daysAgo * 1000)) * (dayMs / 1000))
  const digits = String(dice.between(0, 99_999_999)).padStart(8, '0')
  const isFriend = followStatus !== 'never'
  return {
    storeId,
    mbrCode: `M${String(i + 1).padStart(5, '0')}`,
    lineUserId: isFriend ? getLineId(dice) : null,
    mbrDisplayName: nicknames[at] as string,
    mbrName: dice.isLucky(0.9) ? `${dice.pick(families)}${givens[at]}` : '',
    mbrMobile: dice.isLucky(0.85) ? `09${digits}` : '',
    mbrEmail: dice.isLucky(0.6) ? `member${i + 1}@example.tw` : '',
    mbrGender: dice.weigh(genders)[1],
    mbrBirth: dice.isLucky(0.7) ? getBirth(dice) : null,
    mbrLang: isFriend ? 'zh-TW' : '',
    mbrLevel: dice.weigh(levels)[1],
    followStatus,
    followedAt: isFriend ? createdAt : null,
    blockedAt: followStatus === 'blocked' ? seenAt : null,
    lastActiveAt: isFriend ? seenAt : null,
    consent: isFriend ? { version: '1', at: createdAt.toISOString(), channel: 'line' } : null,
    mbrEnabled: dice.isLucky(0.97),
    createdAt,
  }
}

const genders = [
  [5, 'F'],
  [4, 'M'],
  [1, ''],
] as const
const levels = [
  [7, ''],
  [2, '銀卡'],
  [1, '金卡'],
] as const

const getLineId = (dice: Dice) => `U${Array.from({ length: 32 }, () => dice.below(16).toString(16)).join('')}`

const getBirth = (dice: Dice) =>
  [dice.between(1962, 2006), dice.between(1, 12), dice.between(1, 28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
