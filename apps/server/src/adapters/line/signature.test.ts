import { expect, test } from 'vitest'
import { isSigned, signBody } from './signature.ts'

const secret = '8c570fa6dd201bb328f1c1eac23a96d8'
const body = Buffer.from('{"destination":"U8e742f61d673b39c7fff3cecb7536ef0","events":[]}')
const signature = 'GhRKmvmHys4Pi8DxkF4+EayaH0OqtJtaZxgTD9fMDLs='

test('reproduces LINE’s own example', () => {
  expect(signBody(secret, body)).toBe(signature)
  expect(isSigned(secret, body, signature)).toBe(true)
})

test.each([
  ['another secret', `${secret}0`, body, signature],
  ['an extra space', secret, Buffer.concat([body, Buffer.from(' ')]), signature],
  ['a truncated signature', secret, body, signature.slice(0, -1)],
  ['an empty signature', secret, body, ''],
  ['another case', secret, body, signature.toLowerCase()],
  ['wide characters of the same length', secret, body, '簽'.repeat(44)],
])('rejects %s', (_what, by, bytes, given) => {
  expect(isSigned(by, bytes, given)).toBe(false)
})
