import { followStatuses } from '@lumiroute/contract/member'
import type { Segment } from '@lumiroute/contract/member'
import { getDay } from '../../../lib/format/format.ts'
import { readDay } from '../../../lib/format/read-day.ts'
import { findCode } from '../../../lib/table/find-code.ts'
import type { TableState } from '../../../lib/table/table-state.ts'

export const memberFilterNames = [
  'tags',
  'match',
  'follow',
  'month',
  'spent',
  'visit',
  'friendFrom',
  'friendTo',
] as const

export const spends = {
  none: { spentTo: 0 },
  low: { spentFrom: 1, spentTo: 999 },
  middle: { spentFrom: 1000, spentTo: 4999 },
  high: { spentFrom: 5000, spentTo: 9999 },
  top: { spentFrom: 10_000 },
} as const
export const spendCodes = Object.keys(spends) as (keyof typeof spends)[]

const dayMs = 86_400_000
const daysAgo = (days: number) => getDay(new Date(Date.now() - days * dayMs))

export const visits = {
  week: () => ({ activeFrom: daysAgo(6) }),
  month: () => ({ activeFrom: daysAgo(29) }),
  quarter: () => ({ activeFrom: daysAgo(89) }),
  quiet: () => ({ activeTo: daysAgo(90) }),
} as const
export const visitCodes = Object.keys(visits) as (keyof typeof visits)[]

const isCode = (text: string) => /^[\w-]{1,50}$/.test(text)

function getMonth(text: string | undefined): number | undefined {
  const month = Number(text)
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined
}

/** The URL's filters in the API's names; invalid values are dropped. */
export function toSegment({ filters, q }: Pick<TableState, 'filters' | 'q'>): Segment {
  const { tags, match, follow, month, spent, visit, friendFrom, friendTo } = filters
  const tagCodes = (tags ?? '').split(',').filter(isCode)
  const spend = findCode(spendCodes, spent)
  const seen = findCode(visitCodes, visit)
  const asked = {
    tagCodes: tagCodes.length > 0 ? tagCodes : undefined,
    match: tagCodes.length > 1 && match === 'all' ? ('all' as const) : undefined,
    followStatus: findCode(followStatuses, follow),
    birthMonth: getMonth(month),
    friendFrom: readDay(friendFrom),
    friendTo: readDay(friendTo),
    ...(spend && spends[spend]),
    ...(seen && visits[seen]()),
    q: q ? q.slice(0, 100) : undefined,
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/** The same as URL parameters, with lists as text. */
export function buildQuery(state: Pick<TableState, 'filters' | 'q'>) {
  const { tagCodes, excludeTagCodes: _none, ...rest } = toSegment(state)
  return { ...rest, ...(tagCodes && { tagCodes: tagCodes.join(',') }) }
}
