import { beforeEach, expect, test } from 'vitest'
import * as texts from '../text/zh-TW/order/index.ts'
import { checkForm } from './check-form.ts'
import { emptyDraft, fillRecipient, loadDraft, saveDraft } from './draft.ts'
import { isAwaited, nameState } from './order-state.ts'
import { forgetRequestKey, getRequestKey } from './request-key.ts'

beforeEach(() => {
  sessionStorage.clear()
  forgetRequestKey('TPE001')
})

const body = (qty: number) => ({ productList: [{ prodCode: 'A', prodSaleQty: qty }] })

test('the same order keeps its key until it is answered; another order gets another', () => {
  const key = getRequestKey('TPE001', body(1))
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(getRequestKey('TPE001', body(1))).toBe(key)
  const other = getRequestKey('TPE001', body(2))
  expect(other).not.toBe(key)
  forgetRequestKey('TPE001')
  expect(getRequestKey('TPE001', body(2))).not.toBe(other)
})

test('what was typed survives a reload and goes after the order', () => {
  const draft = { ...emptyDraft, fields: { name: '王小明' }, tickets: ['T1'], memo: '少冰' }
  saveDraft('TPE001', draft)
  expect(loadDraft('TPE001')).toEqual(draft)
  expect(loadDraft('TPE002')).toEqual(emptyDraft)
  saveDraft('TPE001', null)
  expect(loadDraft('TPE001')).toEqual(emptyDraft)
  sessionStorage.setItem('lumiroute.checkout.TPE001', '{broken')
  expect(loadDraft('TPE001')).toEqual(emptyDraft)
})

test('the profile fills what was not typed; an emptied field stays empty', () => {
  const profile = { mbrName: '', mbrDisplayName: '小明', mbrMobile: '0912345678', mbrAddr: '台北市' } as never
  const { name, mobile, address } = fillRecipient({ ...emptyDraft, fields: { mobile: '' } }, profile)
  expect([name, mobile, address]).toEqual(['小明', '', '台北市'])
})

const recipient = { name: '王小明', mobile: '0912-345678', address: '台北市', cvsStoreId: '' }
const person = emptyDraft.invoice
test.each([
  ['home', recipient, person, []],
  ['home', { ...recipient, address: ' ' }, person, ['delivery.address']],
  ['cvs', recipient, person, ['delivery.cvsStoreId']],
  ['pickup', { ...recipient, name: '', mobile: '' }, person, []],
  ['pickup', { ...recipient, mobile: 'x' }, person, ['delivery.mobile']],
  ['pickup', recipient, { ...person, carrierType: 'phone', carrierNum: '/ab12+-.' }, []],
  ['pickup', recipient, { ...person, carrierType: 'phone', carrierNum: 'AB12345' }, ['invoice.carrierNum']],
  ['pickup', recipient, { ...person, carrierType: 'certificate', carrierNum: 'AB1' }, ['invoice.carrierNum']],
  ['pickup', recipient, { ...person, type: 'company', taxId: '04595257', title: '甲公司' }, []],
  [
    'pickup',
    recipient,
    { ...person, type: 'company', taxId: '04595258' },
    ['invoice.taxId', 'invoice.title'],
  ],
  ['pickup', recipient, { ...person, type: 'donate', loveCode: '12' }, ['invoice.loveCode']],
] as const)('checks the fields of %s %j %j', (delivery, to, invoice, expected) => {
  const faults = checkForm(delivery, { ...to }, { ...invoice }, texts)
  expect(Object.keys(faults)).toEqual(expected)
  expect(Object.values(faults).every(Boolean)).toBe(true)
})

test.each([
  ['created', 'INIT', '', 'unpaid', true],
  ['created', 'PENDING', '', 'pending', true],
  ['created', 'FAIL', '', 'failed', false],
  ['created', 'INIT', 'COD', 'payLater', false],
  ['paid', 'SUCCESS', '', 'paid', false],
  ['preparing', 'INIT', 'COD', 'preparing', false],
  ['canceled', 'EXPIRED', '', 'canceled', false],
  ['canceled', 'REFUNDING', '', 'refunding', false],
  ['done', 'REFUNDED', '', 'refunded', false],
  ['done', 'PART_REFUNDED', '', 'done', false],
] as const)(
  'an order that is %s and %s %s is shown as %s',
  (orderStatus, paymentStatus, paymentType, name, awaited) => {
    const order = { orderStatus, paymentStatus, paymentType }
    expect([nameState(order), isAwaited(order)]).toEqual([name, awaited])
  },
)
