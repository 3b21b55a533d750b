import { NewPassword } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { passwordRules } from './password-rules.ts'

const rules = passwordRules(((key: string) => key) as Parameters<typeof passwordRules>[0])
const meetsAll = (password: string) => rules.every((rule) => rule.test(password))

test.each([
  'Store@1234',
  'store@1234',
  'STORE@1234',
  'Store@abcd',
  'Store12345',
  'St@1234',
  `Aa1!${'x'.repeat(60)}`,
  `Aa1!${'x'.repeat(61)}`,
])('the listed rules agree with the contract about %s', (password) => {
  expect(meetsAll(password)).toBe(NewPassword.safeParse(password).success)
})
