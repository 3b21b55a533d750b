import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bannerSize } from './banner.ts'
import { marqueeAt, widthsPerSecond } from './marquee.ts'
import { codeSide, qrPath } from './qr.ts'

test('a marquee enters at the right edge, moves at constant speed and leaves completely at the left', () => {
  expect(marqueeAt(0, 3)).toBe(1)
  expect(marqueeAt(1000, 3)).toBeCloseTo(1 - widthsPerSecond, 10)
  expect(marqueeAt(31_999, 3)).toBeCloseTo(-3, 3)
  expect(marqueeAt(32_000, 3)).toBe(1)
  fc.assert(
    fc.property(fc.nat(1e7), fc.double({ min: 0, max: 50, noNaN: true }), (ms, widths) => {
      const at = marqueeAt(ms, widths)
      expect(at).toBeLessThanOrEqual(1)
      expect(at).toBeGreaterThan(-widths - 1e-6)
    }),
  )
})

test('a banner has its own size, at most the whole screen, by default the full width and 15 %', () => {
  expect(bannerSize({}, 'landscape')).toEqual({ width: 1, height: 0.15 })
  expect(bannerSize({ width: 960, height: 108 }, 'landscape')).toEqual({ width: 0.5, height: 0.1 })
  expect(bannerSize({ width: 540, height: null }, 'portrait')).toEqual({ width: 0.5, height: 0.15 })
  expect(bannerSize({ width: 9000, height: 9000 }, 'landscape')).toEqual({ width: 1, height: 1 })
})

test('a QR code has a quiet zone of four modules, and a text that is too long has no code', () => {
  const code = qrPath('https://example.tw/q/12')
  expect(code?.path).toMatch(/^M4 4h1v1h-1z/)
  expect(code?.size).toBeGreaterThanOrEqual(21 + 8)
  expect(qrPath('x'.repeat(10_000))).toBeUndefined()
})

test('a module of a QR code is whole pixels, at least two on a small panel, and the code never covers most of the panel', () => {
  expect([1080, 480, 192, 128].map((side) => codeSide(37, side, true))).toEqual([259, 111, 74, 74])
  expect(codeSide(37, 90, true)).toBe(37)
  expect([codeSide(37, 400, false), codeSide(37, 100, false)]).toEqual([74, 24])
})
