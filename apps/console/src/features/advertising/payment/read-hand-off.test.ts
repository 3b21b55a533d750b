import { expect, test } from 'vitest'
import { readHandOff } from './read-hand-off.ts'

const handOff = {
  paymentId: 'LR0MHZYABCD123456789',
  uuid: '6f1c7c1e-0d6b-4f0e-8f3a-2b7f6d1c9a55',
  storeCode: 'TPE001',
  storeName: '光點咖啡 台北信義店',
  mbrCode: '',
  mbrName: '',
  mbrMobile: '',
  mbrGender: '',
  mbrBirth: '',
  mbrEmail: '',
  mbrAddr: '',
  payMemo: '週年慶',
  prodTotlePrice: 8000,
  productList: [{ prodCode: 'AD', prodName: '廣告訂閱：週年慶', prodQty: 1, prodPrice: 8000 }],
  returnUrl: 'http://127.0.0.1:3000/ad/list?paid=LR0MHZYABCD123456789',
}
const encode = (text: string) => Buffer.from(text).toString('base64')
const data = encode(JSON.stringify(handOff))

test('parses what the server wrote', () => {
  expect(readHandOff(data)).toEqual(handOff)
})

test('accepts a plus sign that became a space', () => {
  const odd = { ...handOff, payMemo: '>>>>~~~~' }
  const text = encode(JSON.stringify(odd))
  expect(text).toContain('+')
  expect(readHandOff(text.replaceAll('+', ' '))).toEqual(odd)
})

test.each([
  ['null', null],
  ['an empty text', ''],
  ['invalid base64', '%%%'],
  ['truncated data', data.slice(0, 101)],
  ['invalid JSON', encode('hello')],
  ['invalid UTF-8', Buffer.from([0xff, 0xfe]).toString('base64')],
  ['JSON of another shape', encode('{"paymentId":1}')],
  ['JSON null', encode('null')],
])('returns undefined for %s', (_what, text) => {
  expect(readHandOff(text)).toBeUndefined()
})
