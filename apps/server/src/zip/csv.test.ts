import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type Cell, csvStream, writeCsv } from './csv.ts'

const writeRow = (cells: Cell[]) => writeCsv([cells])

test.each(['=1+1', '+886', '-2', '@SUM(A1)', '\tx', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠x'])(
  'preserves %j as text',
  (value) => {
    expect(writeRow([value]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('leaves numbers as numbers', () => {
  expect(writeRow([-121.5, 0, 42])).toBe('-121.5,0,42\r\n')
})

test('writes an empty cell for nothing', () => {
  expect(writeRow([null, undefined, ''])).toBe(',,\r\n')
})

test('quotes quotes, commas, newlines and outer blanks', () => {
  expect(writeRow(['a"b', 'a,b', 'a\nb', ' a', '王'])).toBe('"a""b","a,b","a\nb"," a",王\r\n')
})

test('leaves a quoted formula as quoted text', () => {
  expect(writeRow(['=HYPERLINK("x")'])).toBe(`"'=HYPERLINK(""x"")"\r\n`)
})

async function* batches() {
  yield [['一', 1]]
  yield []
  yield [['二', 2]]
}

test('starts a file with a byte order mark and its headings', async () => {
  const bytes = await buffer(csvStream(['名稱', '數'], batches()))
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.subarray(3).toString()).toBe('名稱,數\r\n一,1\r\n二,2\r\n')
})

test('reads rows only as fast as they are consumed', async () => {
  let given = 0
  async function* endless() {
    for (;;) {
      given++
      yield [['x'.repeat(100_000)]]
    }
  }
  const stream = csvStream(['h'], endless())
  const taken = stream[Symbol.asyncIterator]()
  for (let i = 0; i < 3; i++) await taken.next()
  expect(given).toBeLessThan(10)
  stream.destroy()
})

test('fails the file if the source fails', async () => {
  async function* broken() {
    yield [['a']]
    throw new Error('the database went away')
  }
  await expect(text(csvStream(['h'], broken()))).rejects.toThrow('the database went away')
})
