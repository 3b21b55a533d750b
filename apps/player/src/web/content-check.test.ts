import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContentCheck } from './content-check.ts'

const hashByNode = (pieces: readonly Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(pieces)).digest('hex')

async function pass(check: ContentCheck, pieces: readonly Uint8Array[]): Promise<Buffer> {
  const source = new ReadableStream<Uint8Array>({
    start(out) {
      for (const piece of pieces) out.enqueue(piece)
      out.close()
    },
  })
  return Buffer.from(
    await new Response(source.pipeThrough(check.stream) as ReadableStream<never>).arrayBuffer(),
  )
}

test('passes an approved file unchanged, in any chunks', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(pieces, async (all) => {
      const check = new ContentCheck(hashByNode(all))
      expect((await pass(check, all)).equals(Buffer.concat(all))).toBe(true)
      expect(check.isWrong).toBe(false)
    }),
  )
})

test('hashes only its part of a larger buffer', async () => {
  const piece = new Uint8Array(1000).map((_, index) => index).subarray(300, 700)
  await expect(pass(new ContentCheck(hashByNode([piece])), [piece])).resolves.toHaveLength(400)
})

test('fails for other content, so that it is never stored', async () => {
  const check = new ContentCheck(hashByNode([Buffer.from('approved')]))
  await expect(pass(check, [Buffer.from('approve'), Buffer.from('D')])).rejects.toThrow(
    'does not match its hash',
  )
  expect(check.isWrong).toBe(true)
})
