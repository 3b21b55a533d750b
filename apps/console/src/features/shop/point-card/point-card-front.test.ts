import { FrontPointCard } from '@lumiroute/contract/front'
import { expect, it } from 'vitest'
import { buildFrontPointCard } from './point-card-front.ts'
import { toValues } from './point-card-values.ts'
import type { PointCardValues } from './point-card-values.ts'

const empty = toValues(undefined)
const build = (values: Partial<PointCardValues>) => {
  const card = buildFrontPointCard({ ...empty, ...values }, 'preview', (code) => `券 ${code}`)
  expect(FrontPointCard.parse(card)).toEqual(card)
  return card
}
const reward = { at: 3, kind: 'text' as const, cpnCode: '', text: '咖啡', ticketValidDays: undefined }

it('is an answer of the public endpoint from the first letter on', () => {
  expect(build({})).toMatchObject({ pcCode: 'preview', pcGoal: 10, pcRewards: [{ at: 10, text: '' }] })
})

it('keeps a goal that is being typed drawable', () => {
  expect(build({ pcGoal: undefined }).pcGoal).toBe(1)
  expect(build({ pcGoal: 5000 }).pcGoal).toBe(50)
})

it('lists rewards by points, with the names of coupons', () => {
  const goal = { ...reward, kind: 'coupon' as const, cpnCode: 'C1' }
  expect(build({ pcGoal: 8, pcRewards: [goal, reward, { ...reward, at: undefined }] }).pcRewards).toEqual([
    { at: 3, text: '咖啡' },
    { at: 8, text: '券 C1' },
  ])
})

it('shows no expiry or limit while it is incomplete', () => {
  const card = build({
    pcExpiry: { mode: 'from_last_use', days: undefined },
    pcEarnLimit: { type: 'once_per_hours', hours: undefined },
  })
  expect(card).toMatchObject({ pcExpiry: { mode: 'none' }, pcEarnLimit: { type: 'none' } })
})
