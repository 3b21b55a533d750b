import { expect, it } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

it('starts with a UTF-8 byte order mark for Excel, and ends each line with CRLF', () => {
  expect(toCsv(['店名', '數量'], [['台北車站', 3]])).toBe('\uFEFF店名,數量\r\n台北車站,3\r\n')
})

it('quotes commas, quotes, line breaks and outer spaces', () => {
  expect(csvCell('a,b')).toBe('"a,b"')
  expect(csvCell('他說 "好"')).toBe('"他說 ""好"""')
  expect(csvCell('a\nb')).toBe('"a\nb"')
  expect(csvCell(' a')).toBe('" a"')
})

it.each(['=1+1', '+886', '-2', '@SUM(A1)'])('neutralises %s', (text) => {
  expect(csvCell(text)).toBe(`'${text}`)
})

it('neutralises a leading tab or carriage return, also in the header', () => {
  expect(csvCell('\t=1')).toBe('"\'\t=1"')
  expect(csvCell('\r=1')).toBe('"\'\r=1"')
  expect(toCsv(['=x'], [])).toBe("\uFEFF'=x\r\n")
})

it('keeps negative numbers as numbers and leaves absent cells empty', () => {
  expect(csvCell(-5)).toBe('-5')
  expect([null, undefined, Number.NaN].map(csvCell)).toEqual(['', '', ''])
})
