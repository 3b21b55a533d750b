import { getMe, signIn, signOut } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeStore } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
const password = 'Right@1234'
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const typed = (adminAccount: string, adminPasswd = password) => ({
  adminAccount,
  adminPasswd,
  regInfo: 'poster',
})

test('opens a session for the right password', async () => {
  const account = await makeAccount(t.deps, { password })
  const answer = await t.call(signIn, typed(account.adminAccount.toUpperCase()))
  expect(answer.status).toBe(200)
  expect(answer.body.message).toBe('Login successfully!')
  const me = await t.call(getMe, {}, answer.body.accessToken)
  expect(me.body.user).toMatchObject({
    id: account.id,
    adminAccount: account.adminAccount,
    roles: ['ROLE_STORE'],
  })
})

test('gives the same response for a wrong password and an unknown account', async () => {
  const account = await makeAccount(t.deps, { password })
  const wrong = await t.call(signIn, typed(account.adminAccount, 'Wrong@1234'))
  const unknown = await t.call(signIn, typed('nobody-here', 'Wrong@1234'))
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual(unknown.body)
  expect(wrong.body.error).toBe('Invalid email or password!')
})

test('reports a disabled account only with the right password', async () => {
  const account = await makeAccount(t.deps, { password, adminEnabled: false })
  expect((await t.call(signIn, typed(account.adminAccount))).body).toMatchObject({
    status: 403,
    error: '帳號已停用',
  })
  expect((await t.call(signIn, typed(account.adminAccount, 'Wrong@1234'))).status).toBe(401)
})

test('rejects the sign-in of an account of a disabled store', async () => {
  const store = await makeStore(t.deps, { storeEnabled: false })
  const account = await makeAccount(t.deps, { password, storeId: store.id })
  expect((await t.call(signIn, typed(account.adminAccount))).body.error).toBe('帳號已停用')
})

test('ends the session immediately on sign-out', async () => {
  const account = await makeAccount(t.deps, { password })
  const { body } = await t.call(signIn, typed(account.adminAccount))
  expect((await t.call(signOut, {}, body.accessToken)).status).toBe(200)
  expect((await t.call(getMe, {}, body.accessToken)).status).toBe(401)
})
