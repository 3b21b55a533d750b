import { expect, test } from 'vitest'
import { readId } from './read-id.ts'

test('a positive whole number is an id', () => expect(readId('17')).toBe(17))

test.each([null, '', '0', '-1', '1.5', '1e3', 'null', 'undefined', '17 ', '99999999999'])(
  '%j is not an id',
  (text) => {
    expect(readId(text)).toBeUndefined()
  },
)
