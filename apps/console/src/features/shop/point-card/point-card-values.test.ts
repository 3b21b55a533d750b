import { PointCardForm } from '@lumiroute/contract/point-card'
import type { PointCard } from '@lumiroute/contract/point-card'
import { expect, test } from 'vitest'
import { toUploaded } from '../../platform/store/store-images.ts'
import { PointCardValuesSchema, toValues } from './point-card-values.ts'

const image = '0a1b2c3d-0000-4000-8000-000000000001.png'
const coupon = { at: 5, cpnCode: 'HALF', text: '', ticketValidDays: 14 }
const gift = { at: 12, cpnCode: null, text: '小點心', ticketValidDays: null }

/** Every field differs from a new card's. */
const full = {
  pcCode: 'CARD',
  pcName: '集點卡',
  pcColor: '#112233',
  pcBgImage: image,
  pcIcon: 'heart',
  pcNotice: '注意',
  pcGoal: 12,
  pcRewards: [coupon, gift],
  pcExpiry: { mode: 'from_last_use', days: 90 },
  pcExpiryRemindDays: 7,
  pcIssueBonus: 2,
  pcEarn: { type: 'per_amount', points: 3, unit: 50 },
  pcEarnLimit: { type: 'once_per_hours', hours: 6 },
  pcGeoLimitM: 200,
  pcNextCode: 'NEXT',
  pcMaxCardsPerMember: 4,
} as unknown as PointCard

const bare = {
  ...full,
  pcBgImage: null,
  pcExpiry: { mode: 'none' },
  pcExpiryRemindDays: null,
  pcEarn: { type: 'per_visit', points: 1 },
  pcEarnLimit: { type: 'none' },
  pcGeoLimitM: null,
  pcNextCode: null,
  pcMaxCardsPerMember: null,
} as unknown as PointCard

const sentFrom = (card: PointCard) =>
  PointCardForm.parse({ ...card, pcStatus: 'published', pcRewards: [gift, coupon] })

test('a new card has ten points, one per visit, and a reward at the goal', () => {
  expect(toValues(undefined)).toEqual({
    pcCode: '',
    pcName: '',
    pcColor: '#3D5AFE',
    pcBgImage: [],
    pcIcon: 'star',
    pcNotice: '',
    pcStatus: 'published',
    pcGoal: 10,
    pcRewards: [{ at: 10, kind: 'text', cpnCode: '', text: '', ticketValidDays: undefined }],
    pcExpiry: { mode: 'none', days: 180 },
    pcExpiryRemindDays: undefined,
    pcIssueBonus: 0,
    pcEarn: { type: 'per_visit', points: 1, unit: 100 },
    pcEarnLimit: { type: 'none', hours: 4 },
    pcGeoLimitM: undefined,
    pcNextCode: '',
    pcMaxCardsPerMember: undefined,
  })
})

test('fills the form from a card, the reward of the goal first', () => {
  const { pcBgImage, pcRewards } = toValues(full)
  expect(pcBgImage).toEqual([toUploaded(image)])
  expect(pcRewards).toEqual([
    { at: 12, kind: 'text', cpnCode: '', text: '小點心', ticketValidDays: undefined },
    { at: 5, kind: 'coupon', cpnCode: 'HALF', text: '', ticketValidDays: 14 },
  ])
})

test.each([
  ['with every field', full],
  ['with empty fields', bare],
])('sends back a card %s unchanged', (_, card) => {
  expect(PointCardValuesSchema.parse(toValues(card))).toEqual(sentFrom(card))
})

test('the first reward follows the goal, and each sends only the fields of its kind', () => {
  const mixed = { at: 3, cpnCode: 'HALF', text: '文字', ticketValidDays: 9 }
  const values = {
    ...toValues(full),
    pcGoal: 20,
    pcIssueBonus: undefined,
    pcRewards: [
      { ...mixed, kind: 'text' as const },
      { ...mixed, kind: 'coupon' as const },
      { ...mixed, at: 4, kind: 'coupon' as const, ticketValidDays: undefined },
    ],
  }
  expect(PointCardValuesSchema.parse(values)).toMatchObject({
    pcIssueBonus: 0,
    pcRewards: [
      { at: 20, cpnCode: null, text: '文字', ticketValidDays: null },
      { at: 3, cpnCode: 'HALF', text: '', ticketValidDays: 9 },
      { at: 4, cpnCode: 'HALF', text: '', ticketValidDays: null },
    ],
  })
})

test('a card that never expires reminds nobody', () => {
  const values = { ...toValues(full), pcExpiry: { mode: 'none' as const, days: 180 } }
  expect(PointCardValuesSchema.parse(values).pcExpiryRemindDays).toBeNull()
})
