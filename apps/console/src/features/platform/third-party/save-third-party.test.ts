import { expect, test } from 'vitest'
import { hasAnyLine } from './save-third-party.ts'

const none = {
  lineChannelSecret: '',
  lineAccessToken: '',
  lineLiffId: '',
  lineLoginChannelId: '',
  lineLoginChannelSecret: '',
}

test('creates if nothing or only empty values are stored', () => {
  expect(hasAnyLine(undefined)).toBe(false)
  expect(hasAnyLine(none)).toBe(false)
})

test.each(Object.keys(none))('updates if only %s is stored', (name) =>
  expect(hasAnyLine({ ...none, [name]: 'x' })).toBe(true),
)
