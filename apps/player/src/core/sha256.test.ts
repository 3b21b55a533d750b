import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Sha256 } from './sha256.ts'

function hashOf(pieces: readonly Uint8Array[]): string {
  const hash = new Sha256()
  for (const piece of pieces) hash.update(piece)
  return hash.hex()
}

const hashByNode = (pieces: readonly Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(pieces)).digest('hex')

test('in whatever pieces it comes, a file has the hash that others give it', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 })
  fc.assert(fc.property(pieces, (all) => hashOf(all) === hashByNode(all)))
})

test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128])('a file of %i bytes', (length) => {
  const piece = new Uint8Array(length).fill(7)
  expect(hashOf([piece])).toBe(hashByNode([piece]))
})

test('a piece out of the middle of a larger buffer counts alone', () => {
  const piece = new Uint8Array(1000).map((_, index) => index).subarray(300, 700)
  expect(hashOf([piece])).toBe(hashByNode([piece]))
})
