import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PackedText } from './packed-text.ts'

test('compresses once for each coding', async () => {
  const text = new PackedText('店家前台'.repeat(500))
  expect(brotliDecompressSync(await text.pack('br')).toString()).toBe(text.text)
  expect(gunzipSync(await text.pack('gzip')).toString()).toBe(text.text)
  expect(await text.pack('br')).toBe(await text.pack('br'))
})
