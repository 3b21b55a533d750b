import { expect, test } from 'vitest'
import { isTaxNumber } from './tax-number.ts'

test.each(['22099131', '04595257', '54317589', '12345675'])('%s is a tax number', (text) => {
  expect(isTaxNumber(text)).toBe(true)
})

test.each(['12345678', '00000000', '2209913', '220991310', '2209913a', ''])(
  '%s is not a tax number',
  (text) => {
    expect(isTaxNumber(text)).toBe(false)
  },
)
