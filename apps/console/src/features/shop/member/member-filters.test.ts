import { expect, test } from 'vitest'
import { buildQuery, toSegment } from './member-filters.ts'

test('converts URL parameters to request filters, without invalid values', () => {
  const filters = { tags: 'vip,a b,new', match: 'all', follow: 'blocked', month: '5', spent: 'middle' }
  expect(toSegment({ filters, q: '王' })).toEqual({
    tagCodes: ['vip', 'new'],
    match: 'all',
    followStatus: 'blocked',
    birthMonth: 5,
    spentFrom: 1000,
    spentTo: 4999,
    q: '王',
  })
  const odd = { tags: 'a b', match: 'all', follow: 'x', month: '13', spent: 'y', visit: 'z' }
  expect(toSegment({ filters: odd, q: '' })).toEqual({})
})

test('"seen within a week" starts six days before today', () => {
  const { activeFrom } = toSegment({ filters: { visit: 'week' }, q: '' })
  const days = (Date.now() - Date.parse(`${activeFrom}T00:00:00+08:00`)) / 86_400_000
  expect(Math.floor(days)).toBe(6)
})

test('writes tags into the URL as one text', () => {
  expect(buildQuery({ filters: { tags: 'vip,new' }, q: '' })).toEqual({ tagCodes: 'vip,new' })
})
