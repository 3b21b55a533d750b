import { measureGrowth } from '../testing/measure-growth.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'
import { runAtOnce } from '../http/pipeline/in-slices.ts'
import { readCsv as readInSteps } from './read-csv.ts'

const noLimits = { rows: Infinity, columns: Infinity }
const readCsv = (text: string, limits = noLimits) => {
  const read = runAtOnce(readInSteps(text, limits))
  return 'rows' in read ? read.rows : read.fault
}

test('reads rows, quotes, a byte order mark and empty lines', () => {
  expect(readCsv('\uFEFF代碼,名稱\r\nA,"拿鐵, ""大"""\r\n\r\n,\nB,\n"多\n行",尾')).toEqual([
    ['代碼', '名稱'],
    ['A', '拿鐵, "大"'],
    ['B', ''],
    ['多\n行', '尾'],
  ])
  expect(readCsv('')).toEqual([])
})

test('rejects an unclosed quote', () => {
  expect(readCsv('A,"B\nC')).toBe('broken')
})

test('reads back what we write, including formulas', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', '-5', '@x', '+886', '＝1', '"', ',', '\n', 'a\nb', 'a\rb', '，'),
  )
  const row = fc
    .array(cell, { minLength: 1, maxLength: 5 })
    .filter((cells) => cells.some((c) => c.trim() !== ''))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      fc.pre(rows.flat().every((text) => !/^'[=+\-@\t\r\n＝＋－＠]/.test(text) && !text.startsWith('\uFEFF')))
      expect(readCsv(writeCsv(rows))).toEqual(rows)
    }),
  )
})

test('stops reading when a limit is exceeded', () => {
  expect(readCsv('a,b\n1,2\n', { rows: 1, columns: 2 })).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(readCsv('a,b\n1,2\n\n3,4\n"', { rows: 1, columns: 2 })).toBe('rows')
  expect(readCsv('a,b,c\n"', { rows: 1, columns: 2 })).toBe('columns')
})

test.each([
  ['commas', ','],
  ['newlines', '\n'],
  ['empty quotes', '"",'],
  ['spaces', ' '],
  ['cells', 'a,'],
  ['blank rows of another width', ',,\n,\n'],
])('takes no quadratic time for two megabytes of %s', (_what, piece) => {
  const read = (length: number) =>
    void runAtOnce(readInSteps(piece.repeat(length / piece.length), { rows: 1000, columns: 200 }))
  expect(measureGrowth(read, 2_000_000)).toBeLessThan(10)
})
