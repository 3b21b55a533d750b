import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Sha256 } from './sha256.ts'

test('the length of a file beyond 512 MB is counted in 64 bits', () => {
  const piece = new Uint8Array(8 * 1024 * 1024)
  const [ours, theirs] = [new Sha256(), createHash('sha256')]
  for (let count = 0; count < 66; count += 1) {
    ours.update(piece)
    theirs.update(piece)
  }
  expect(ours.hex()).toBe(theirs.digest('hex'))
})
