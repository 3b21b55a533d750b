import { expect, test } from 'vitest'
import { createRetryKeys } from './retry-key.ts'

test('uses the same key for the same request, and a new key for any other', () => {
  const keyFor = createRetryKeys()
  const first = keyFor({ text: '週末見', isDraft: false })
  expect(keyFor({ text: '週末見', isDraft: false })).toBe(first)
  const draft = keyFor({ text: '週末見', isDraft: true })
  expect(draft).not.toBe(first)
  expect(keyFor({ text: '週末見', isDraft: false })).toBe(first)
  expect(first).toMatch(/^[\da-f-]{36}$/)
})
