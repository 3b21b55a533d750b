import { expect, test } from 'vitest'
import { getOrigin } from './origin.ts'

test('the page that was asked for before sign-in is remembered', () => {
  expect(getOrigin({ from: '/store/list?page=2#x' })).toBe('/store/list?page=2#x')
})

test.each([
  null,
  {},
  { from: 7 },
  { from: 'https://evil.example' },
  { from: '//evil.example' },
  { from: '/\\evil' },
])('anything but a path of this console leads to the first page: %j', (state) =>
  expect(getOrigin(state)).toBe('/first-page'),
)

test('sign-in itself is no origin', () => {
  expect(getOrigin({ from: '/signin?regInfo=1' })).toBe('/first-page')
})
