import { expect, test } from 'vitest'
import { hasAnyLine } from './save-third-party.ts'

const none = { lineChannelSecret: '', lineAccessToken: '', lineLiffId: '', lineLoginChannelId: '' }

test('nothing stored, or only empty values, is added', () => {
  expect(hasAnyLine(undefined)).toBe(false)
  expect(hasAnyLine(none)).toBe(false)
})

test.each(['lineChannelSecret', 'lineAccessToken', 'lineLiffId', 'lineLoginChannelId'])(
  'a stored %s alone is modified',
  (name) => expect(hasAnyLine({ ...none, [name]: 'x' })).toBe(true),
)
