import type { Tag } from '@lumiroute/contract/tag'
import { expect, test } from 'vitest'
import { toDraft, readRule, TagDraft } from './tag-draft.ts'

const tag = {
  tagCode: 'vip',
  tagName: '常客',
  tagColor: 'red',
  tagGroup: '',
  tagType: 'auto',
  tagRule: {
    any: [
      { field: 'totalSpent', op: 'gte', value: 500 },
      { field: 'couponUsed', op: 'is', value: 'SPRING' },
      { field: 'birthMonth', op: 'now', value: '' },
    ],
  },
} as unknown as Tag

test('a rule is unchanged after a round trip through the form', () => {
  const { match, terms } = toDraft(tag)
  expect(readRule(match, terms)).toEqual(tag.tagRule)
})

test('a rule with an incomplete term is undefined', () => {
  const term = { field: 'lastOrder', op: 'within', value: '' } as const
  expect(readRule('all', [term])).toBeUndefined()
  expect(readRule('all', [{ ...term, value: '30' }])).toEqual({
    all: [{ field: 'lastOrder', op: 'within', value: 30 }],
  })
  expect(readRule('all', [])).toBeUndefined()
})

test('reports a bad number at its term, only for rule-based tags', () => {
  const terms = [
    { field: 'orderCount', op: 'gte', value: '3' },
    { field: 'birthMonth', op: 'is', value: '13' },
  ]
  const draft = { ...toDraft(undefined), tagName: '常客', terms }
  const refused = TagDraft.safeParse({ ...draft, tagType: 'auto' })
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['terms.1.value'])
  expect(TagDraft.safeParse(draft).success).toBe(true)
})
