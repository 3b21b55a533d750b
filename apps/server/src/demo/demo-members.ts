import type { members } from '../db/schema/index.ts'
import { createDice, type Dice } from './dice.ts'

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

/** Customers who joined over the last half year, most of them friends on LINE. */
export function demoMembers(storeId: number, count: number, now: Date): MemberRow[] {
  const dice = createDice(storeId * 7919 + count)
  return Array.from({ length: count }, (_, i) => demoMember(dice, storeId, i, count, now))
}

function demoMember(dice: Dice, storeId: number, i: number, count: number, now: Date): MemberRow {
  const at = dice.below(givens.length)
  const [, followStatus] = dice.weigh(follows)
  const daysAgo = ((count - i) / count) * 180 + dice.below(3)
  const digits = String(dice.between(0, 99_999_999)).padStart(8, '0')
  return {
    storeId,
    mbrCode: `M${String(i + 1).padStart(5, '0')}`,
    lineUserId: followStatus === 'never' ? null : `Udemo${storeId}x${digits}${i}`,
    mbrDisplayName: nicknames[at] as string,
    mbrName: `${dice.pick(families)}${givens[at]}`,
    mbrMobile: dice.isLucky(0.85) ? `09${digits}` : '',
    mbrEmail: dice.isLucky(0.6) ? `member${i + 1}@example.tw` : '',
    followStatus,
    mbrEnabled: dice.isLucky(0.97),
    createdAt: new Date(now.getTime() - daysAgo * dayMs),
  }
}
