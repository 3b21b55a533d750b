import { expect, test } from 'vitest'
import { NewStoreAdminForm } from './account.endpoints.ts'

const right = {
  adminAccount: 'night-shift',
  adminName: '夜班',
  adminEmail: 'night@example.tw',
  adminPassword: 'Colleague@1',
  confirmPassword: 'Colleague@1',
}

/** The first fault of each field, which is the one a form shows. */
function faults(change: Partial<typeof right>) {
  const { error } = NewStoreAdminForm.safeParse({ ...right, ...change })
  const issues = [...(error?.issues ?? [])].reverse()
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('the same password twice is right', () => {
  expect(faults({})).toEqual({})
})

test('a different second password is told, also while other fields are wrong', () => {
  expect(faults({ confirmPassword: 'Colleague@2' })).toEqual({ confirmPassword: '請輸入相同密碼' })
  expect(faults({ confirmPassword: 'Colleague@2', adminName: '', adminEmail: 'not-mail' })).toEqual({
    adminName: '必填欄位',
    adminEmail: '電子郵件格式有誤',
    confirmPassword: '請輸入相同密碼',
  })
})

test('an empty password is only missing, not different', () => {
  expect(faults({ confirmPassword: '' })).toEqual({ confirmPassword: '必填欄位' })
  expect(faults({ adminPassword: '' })).toEqual({ adminPassword: '必填欄位' })
})
