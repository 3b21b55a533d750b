import { expect, test } from 'vitest'
import { readId } from './read-id.ts'

test('a whole positive figure is an id', () => expect(readId('17')).toBe(17))

test.each([null, '', '0', '-1', '1.5', '1e3', 'null', 'undefined', '17 ', '99999999999'])(
  '%j is none',
  (text) => {
    expect(readId(text)).toBeUndefined()
  },
)
