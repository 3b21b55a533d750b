import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCertificate, isLoveCode, isPhoneBarcode } from './invoice-rules.ts'
import { Invoice, InvoiceForm } from './invoice.ts'

const empty = { carrierType: null, carrierNum: '', loveCode: '', taxId: '', title: '' }
const faultsOf = (form: object) =>
  InvoiceForm.safeParse(form).error?.issues.map(({ path }) => path.join('.')) ?? []

test.each([
  ['/AB12+-.', true],
  ['/0000000', true],
  ['/ab12+-.', false],
  ['/AB12+-', false],
  ['/AB12+-.0', false],
  ['AB12+-.0', false],
  ['/AB12+-\n', false],
  ['/AB12 -.', false],
])('%j as a barcode of a phone: %j', (text, isIt) => expect(isPhoneBarcode(text)).toBe(isIt))

test.each([
  ['AB12345678901234', true],
  ['ab12345678901234', false],
  ['AB1234567890123', false],
  ['A112345678901234', false],
  ['AB123456789012345', false],
])('%j as a certificate: %j', (text, isIt) => expect(isCertificate(text)).toBe(isIt))

test.each([
  ['168', true],
  ['1234567', true],
  ['12', false],
  ['12345678', false],
  ['１６８', false],
  ['12a', false],
])('%j as a donation code: %j', (text, isIt) => expect(isLoveCode(text)).toBe(isIt))

test('keeps what each kind uses, and drops the rest', () => {
  const all = { carrierNum: '/AB12+-.', loveCode: '168', taxId: '22099131', title: '台積電' }
  const parse = (given: object) => InvoiceForm.parse({ ...all, ...given })
  expect(parse({ type: 'company' })).toEqual({
    ...empty,
    type: 'company',
    taxId: '22099131',
    title: '台積電',
  })
  expect(parse({ type: 'donate' })).toEqual({ ...empty, type: 'donate', loveCode: '168' })
  const phone = { ...empty, type: 'person', carrierType: 'phone', carrierNum: '/AB12+-.' }
  expect(parse({ type: 'person', carrierType: 'phone' })).toEqual(phone)
  expect(parse({ type: 'person', carrierType: 'phone', carrierNum: ' /ab12+-. ' })).toEqual(phone)
  const member = { ...empty, type: 'person', carrierType: 'member' }
  expect(parse({ type: 'person' })).toEqual(member)
  expect(parse({ type: 'person', carrierType: 'member' })).toEqual(member)
})

test('names the field that is wrong', () => {
  expect(faultsOf({ type: 'company' })).toEqual(['taxId', 'title'])
  expect(faultsOf({ type: 'company', taxId: '12345678', title: '甲' })).toEqual(['taxId'])
  expect(faultsOf({ type: 'company', taxId: '00000000', title: '甲' })).toEqual(['taxId'])
  // Valid by the special case of a 7 in the seventh place only.
  expect(faultsOf({ type: 'company', taxId: '12345675', title: '甲' })).toEqual([])
  expect(faultsOf({ type: 'donate', loveCode: '12' })).toEqual(['loveCode'])
  expect(faultsOf({ type: 'person', carrierType: 'phone', carrierNum: 'AB' })).toEqual(['carrierNum'])
  expect(faultsOf({ type: 'person', carrierType: 'certificate', carrierNum: '/AB12+-.' })).toEqual([
    'carrierNum',
  ])
  expect(faultsOf({ type: 'person', carrierType: 'bank' })).toEqual(['carrierType'])
  expect(faultsOf({ type: 'paper' })).toEqual(['type'])
})

test('what is accepted once is accepted unchanged again', () => {
  const texts = fc.constantFrom('', '/AB12+-.', 'AB12345678901234', '168', '22099131', '台積電', ' x ')
  const form = fc.record({
    type: fc.constantFrom('person', 'company', 'donate'),
    carrierType: fc.constantFrom('phone', 'certificate', 'member', null),
    carrierNum: texts,
    loveCode: texts,
    taxId: texts,
    title: texts,
  })
  fc.assert(
    fc.property(form, (given) => {
      const { data } = InvoiceForm.safeParse(given)
      if (!data) return
      expect(Invoice.parse(data)).toEqual(data)
      expect(InvoiceForm.parse(data)).toEqual(data)
    }),
  )
})
