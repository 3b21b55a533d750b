import { expect, it, vi } from 'vitest'
import { placeErrors } from './place-errors.ts'

const values = { account: '', store: { name: '' } }
const refusal = (fields?: Record<string, string>) => Object.assign(new Error('輸入有誤'), { fields })

it('shows each message at its field and focuses the first', () => {
  const setError = vi.fn()
  const rest = placeErrors(refusal({ account: '帳號已存在', 'store.name': '必填' }), values, setError)
  expect(rest).toBeUndefined()
  expect(setError.mock.calls).toEqual([
    ['account', { type: 'server', message: '帳號已存在' }, { shouldFocus: true }],
    ['store.name', { type: 'server', message: '必填' }, { shouldFocus: false }],
  ])
})

it('finds the fields of a form nested in the request', () => {
  const setError = vi.fn()
  expect(placeErrors(refusal({ 'store_data.account': '帳號已存在' }), values, setError)).toBeUndefined()
  expect(setError.mock.calls[0]?.[0]).toBe('account')
  expect(placeErrors(refusal({ 'store_data.phone': '電話有誤' }), values, vi.fn())).toBe('電話有誤')
})

it('returns the message of a field that the form does not have', () => {
  const setError = vi.fn()
  expect(placeErrors(refusal({ storeCode: '店家已停用' }), values, setError)).toBe('店家已停用')
  expect(setError).not.toHaveBeenCalled()
})

it('returns the message of an error without fields, and undefined without an error', () => {
  expect(placeErrors(refusal(), values, vi.fn())).toBe('輸入有誤')
  expect(placeErrors('boom', values, vi.fn())).toBe('')
})
