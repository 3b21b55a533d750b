import { expect, test } from 'vitest'
import { createSealer } from './sealed-text.ts'

const sealer = createSealer('a key of at least thirty-two characters')
const place = { storeId: 7, name: 'lineAccessToken' }

test('decrypts a text in its place, and encrypts differently each time', () => {
  const [one, two] = [sealer.seal('機密 secret', place), sealer.seal('機密 secret', place)]
  expect(one).not.toBe(two)
  expect(one).toMatch(/^v1\.[\w-]+$/)
  expect([sealer.open(one, place), sealer.open(two, place)]).toEqual(['機密 secret', '機密 secret'])
})

test('encrypts an empty text too', () => {
  expect(sealer.open(sealer.seal('', place), place)).toBe('')
})

test.each([
  ['another store', { ...place, storeId: 8 }],
  ['another column', { ...place, name: 'lineChannelSecret' }],
])('does not decrypt in %s', (_where, other) => {
  const sealed = sealer.seal('secret', place)
  expect(() => sealer.open(sealed, other)).toThrow()
})

test('does not decrypt with another key', () => {
  const other = createSealer('another key of thirty-two characters')
  expect(() => other.open(sealer.seal('secret', place), place)).toThrow()
})

test('detects one changed bit and an unknown version', () => {
  const sealed = sealer.seal('secret', place)
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  bytes[14] = (bytes[14] as number) ^ 1
  expect(() => sealer.open(`v1.${bytes.toString('base64url')}`, place)).toThrow()
  expect(() => sealer.open(sealed.replace('v1.', 'v2.'), place)).toThrow()
  expect(() => sealer.open('v1.', place)).toThrow()
})
