import { expect, test } from 'vitest'
import { codePixels } from './code-pixels.ts'

test.each([
  [1920, 1080, 925],
  [320, 160, 111],
  [192, 96, 74],
  [128, 256, 111],
  [960, 320, 259],
])('on %i × %i pixels the code of 37 modules is %i wide', (width, height, side) => {
  expect(codePixels(37, width, height)).toBe(side)
  expect(side % 37).toBe(0)
})

test('each module has at least one pixel on a panel that is too small', () => {
  expect(codePixels(37, 32, 16)).toBe(37)
})
