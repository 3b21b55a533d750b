import { afterEach, expect, it } from 'vitest'
import { draftKey, forgetDraft, forgetDrafts, keepDraft, readDraft } from './draft.ts'

afterEach(() => localStorage.clear())

it('returns a stored draft with its time', () => {
  const key = draftKey(7, 'ad', 2, 'new')
  keepDraft(key, { name: '春節檔期' }, new Date('2026-12-01T02:00:00Z'))
  expect(readDraft(key)).toEqual({ at: '2026-12-01T02:00:00.000Z', values: { name: '春節檔期' } })
})

it('separates persons, stores and items', () => {
  keepDraft(draftKey(7, 'ad', 2, 5), { name: 'a' })
  for (const other of [draftKey(8, 'ad', 2, 5), draftKey(7, 'ad', 3, 5), draftKey(7, 'ad', 2, 'new')])
    expect(readDraft(other)).toBeUndefined()
})

it('deletes one draft, or all drafts of one person', () => {
  const keys = [draftKey(7, 'ad', 2, 5), draftKey(7, 'ad', 2, 6), draftKey(71, 'ad', 2, 5)]
  keys.forEach((key) => keepDraft(key, { name: 'a' }))
  forgetDraft(keys[0] as string)
  expect(readDraft(keys[0] as string)).toBeUndefined()
  forgetDrafts(7)
  expect(keys.map((key) => readDraft(key) !== undefined)).toEqual([false, false, true])
})

it('treats broken or foreign storage as no draft', () => {
  for (const text of ['{', 'null', '5', '{"at":1,"values":{}}', '{"at":"x","values":null}']) {
    localStorage.setItem('draft:1:ad', text)
    expect(readDraft('draft:1:ad')).toBeUndefined()
  }
})

it('ignores a failed save and deletes the older draft', () => {
  keepDraft('draft:1:ad', { name: 'old' })
  expect(() => keepDraft('draft:1:ad', { size: 1n })).not.toThrow()
  expect(readDraft('draft:1:ad')).toBeUndefined()
})
