import { expect, test } from 'vitest'
import { getOrigin } from './origin.ts'

test('remembers the page requested before sign-in', () => {
  expect(getOrigin({ from: '/store/list?page=2#x' })).toBe('/store/list?page=2#x')
})

test.each([
  null,
  {},
  { from: 7 },
  { from: 'https://evil.example' },
  { from: '//evil.example' },
  { from: '/\\evil' },
])('goes to the home page for anything but a console path: %j', (state) =>
  expect(getOrigin(state)).toBe('/first-page'),
)

test('does not return to sign-in itself', () => {
  expect(getOrigin({ from: '/signin?regInfo=1' })).toBe('/first-page')
})
