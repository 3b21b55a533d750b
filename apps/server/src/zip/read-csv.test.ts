import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'
import { readCsv } from './read-csv.ts'

test('rows, quotes, a byte order mark and empty lines', () => {
  expect(readCsv('\uFEFF代碼,名稱\r\nA,"拿鐵, ""大"""\r\n\r\n,\nB,\n"多\n行",尾')).toEqual([
    ['代碼', '名稱'],
    ['A', '拿鐵, "大"'],
    ['B', ''],
    ['多\n行', '尾'],
  ])
  expect(readCsv('')).toEqual([])
})

test('a quote that is never closed is no file', () => {
  expect(readCsv('A,"B\nC')).toBeUndefined()
})

test('what we write is read back, also what a spreadsheet would run', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('=1+1', '-5', '@x', '+886', '"', ',', '\n', '，'))
  const row = fc
    .array(cell, { minLength: 1, maxLength: 5 })
    .filter((cells) => cells.some((c) => c.trim() !== ''))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      fc.pre(rows.flat().every((text) => !/^'[=+\-@\t\r\n]/.test(text) && !text.startsWith('\uFEFF')))
      expect(readCsv(rows.map(csvLine).join(''))).toEqual(rows)
    }),
  )
})
