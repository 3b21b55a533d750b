import { expect, test } from 'vitest'
import { originOf } from './origin.ts'

test('the page that was asked for before sign-in is remembered', () => {
  expect(originOf({ from: '/store/list?page=2#x' })).toBe('/store/list?page=2#x')
})

test.each([
  null,
  {},
  { from: 7 },
  { from: 'https://evil.example' },
  { from: '//evil.example' },
  { from: '/\\evil' },
])('anything but a path of this console leads to the first page: %j', (state) =>
  expect(originOf(state)).toBe('/first-page'),
)

test('sign-in itself is no origin', () => {
  expect(originOf({ from: '/signin?regInfo=1' })).toBe('/first-page')
})
