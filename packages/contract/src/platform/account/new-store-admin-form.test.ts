import { expect, test } from 'vitest'
import { validationTexts as say } from '../../validation.ts'
import { NewStoreAdminForm } from './account.endpoints.ts'

const right = {
  adminAccount: 'night-shift',
  adminName: '夜班',
  adminEmail: 'night@example.tw',
  adminPassword: 'Colleague@1',
  confirmPassword: 'Colleague@1',
}

/** The first error of each field, which is the one a form shows. */
function faults(change: Partial<typeof right>) {
  const { error } = NewStoreAdminForm.safeParse({ ...right, ...change })
  const issues = [...(error?.issues ?? [])].reverse()
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('accepts the same password twice', () => {
  expect(faults({})).toEqual({})
})

test('reports a different second password, even while other fields are invalid', () => {
  expect(faults({ confirmPassword: 'Colleague@2' })).toEqual({ confirmPassword: say.samePassword })
  expect(faults({ confirmPassword: 'Colleague@2', adminName: '', adminEmail: 'not-mail' })).toEqual({
    adminName: say.requiredField,
    adminEmail: say.email,
    confirmPassword: say.samePassword,
  })
})

test('an empty password is only missing, not different', () => {
  expect(faults({ confirmPassword: '' })).toEqual({ confirmPassword: say.requiredField })
  expect(faults({ adminPassword: '' })).toEqual({ adminPassword: say.requiredField })
})
