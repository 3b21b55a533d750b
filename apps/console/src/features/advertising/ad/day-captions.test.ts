import { beforeAll, expect, it } from 'vitest'
import i18next from 'i18next'
import { loadTexts } from '../../../lib/text.ts'
import { dayWarnings, dayWords, isWithoutVehicle } from './day-captions.ts'

const days = [
  { date: '2026-12-01', free: 3, total: 4, waiting: 1 },
  { date: '2026-12-02', free: 0, total: 4, waiting: 0 },
  { date: '2026-12-03', free: 0, total: 0, waiting: 0 },
  { date: '2026-12-04', free: 1, total: 4, waiting: 2 },
]
const availability = new Map(days.map((day) => [day.date, day]))
const shown = {
  availability,
  kind: 'vehicle',
  type: '公車',
  date: (day: string) => day,
  from: '2026-12-01',
} as const

beforeAll(() => loadTexts('ads'))

it('shows how many are free, and why a day cannot be chosen', () => {
  const { captionOf, refusalOf } = dayWords(i18next.t, shown)
  expect(days.map(({ date }) => captionOf(date))).toEqual(['餘 3', '已滿', '無車', '餘 1'])
  expect(refusalOf('2026-12-01')).toBeUndefined()
  expect(refusalOf('2026-12-02')).toBe('2026-12-02 的公車已全數預訂，請改選其他日期')
  expect(refusalOf('2026-12-03')).toContain('尚無公車排班')
})

it('shows nothing for past days and days not loaded yet', () => {
  const { captionOf, refusalOf } = dayWords(i18next.t, { ...shown, from: '2026-12-03' })
  expect([captionOf('2026-12-01'), captionOf('2027-01-01'), refusalOf('2027-01-01')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('warns about chosen days that may end up without a vehicle', () => {
  const chosen = days.map(({ date }) => date)
  const warnings = dayWarnings(i18next.t, chosen, shown)
  expect(warnings).toHaveLength(3)
  expect(warnings.at(-1)).toContain('2026-12-04 剩 1 輛公車，另有 2 則廣告等候審核')
  expect(dayWarnings(i18next.t, ['2026-12-01'], shown)).toEqual([])
})

it('detects a month without free vehicles, but not before it is loaded', () => {
  expect(isWithoutVehicle(availability, '2026-12', '2026-12-01')).toBe(false)
  expect(isWithoutVehicle(availability, '2026-12', '2026-12-05')).toBe(false)
  const taken = new Map([...availability].filter(([, { free }]) => free === 0))
  expect(isWithoutVehicle(taken, '2026-12', '2026-12-01')).toBe(true)
  expect(isWithoutVehicle(taken, '2027-01', '2026-12-01')).toBe(false)
})
