import { expect, test } from 'vitest'
import { readSheetFile } from './read-sheet-file.ts'

test('reads a file as UTF-8, otherwise as Big5', async () => {
  expect(await readSheetFile(new File(['商品'], 'a.csv'))).toBe('商品')
  const big5 = new Uint8Array([0xb0, 0xd3, 0xab, 0x7e])
  expect(await readSheetFile(new File([big5], 'a.csv'))).toBe('商品')
})
