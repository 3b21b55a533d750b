import { expect, test } from 'vitest'
import { compareFields } from './audit-change.ts'

test('names the fields that differ, with their values', () => {
  const before = { name: '甲', size: 1, on: true, list: ['a'], same: { a: 1 }, id: 1, version: 1 }
  const after = { name: '乙', size: 2, on: false, list: ['a', 'b'], same: { a: 1 }, id: 2, version: 2 }
  expect(compareFields(before, after)).toEqual({
    name: { from: '甲', to: '乙' },
    size: { from: 1, to: 2 },
    on: { from: true, to: false },
    list: { from: 'a', to: 'a, b' },
  })
})

test('leaves out what was not sent, and tells null from a value', () => {
  expect(compareFields({ a: 1, b: null, c: 2 }, { a: undefined, b: null, c: null })).toEqual({
    c: { from: 2, to: null },
  })
})

test.each(['passwordHash', 'adminPasswd', 'lineChannelSecret', 'lineAccessToken', 'sealedMuxToken'])(
  'never has the value of %s',
  (field) => {
    expect(compareFields({ [field]: 'old' }, { [field]: 'new' })).toEqual({ [field]: 'changed' })
    expect(compareFields({ [field]: 'old' }, { [field]: 'old' })).toEqual({})
  },
)

test('cuts long texts without breaking a character', () => {
  const { intro } = compareFields({}, { intro: '😀'.repeat(151).slice(1) })
  const { to } = intro as { to: string }
  expect(to.length).toBeLessThanOrEqual(301)
  expect(to).toBe(Buffer.from(to).toString())
})

test('writes objects and times as text', () => {
  const at = new Date('2026-11-16T00:00:00Z')
  expect(compareFields({}, { at, rows: [{ a: 1 }] })).toEqual({
    at: { from: null, to: '2026-11-16T00:00:00.000Z' },
    rows: { from: null, to: '[{"a":1}]' },
  })
})
