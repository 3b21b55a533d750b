import { createStoreAdmin } from '@lumiroute/contract/account'
import { listStores } from '@lumiroute/contract/store'
import {
  changePassword,
  getMe,
  listSessions,
  refreshSession,
  register,
  signIn,
  signOut,
  updateMe,
} from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeOperator, makeStore, makeStoreAdmin, signInAs } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { isCommonPassword } from './common-passwords.ts'

let t: TestApp
const password = 'Right@1234'
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const change = (token: string, newPassword: string, currentPassword = password) =>
  t.call(changePassword, { currentPassword, newPassword }, token)
const open = async (given = {}) => signInAs(t.deps, await makeAccount(t.deps, { password, ...given }))

test.each(['P@ssw0rd', 'p@SSw0rD', 'Admin@123', 'Password@123', 'Welcome2024!', '1qaz@WSX', 'Qwerty123!'])(
  '%s is a common password',
  (common) => expect(isCommonPassword(common)).toBe(true),
)
test.each(['Right@1234', 'Kettle&Moon72', 'Aa1!unusual-words'])('%s is not', (rare) =>
  expect(isCommonPassword(rare)).toBe(false),
)

test('a common password is refused wherever one is set', async () => {
  const text = '這組密碼太常見，容易被猜中，請換一組'
  const person = await open()
  expect((await change(person.token, 'Password@123')).body.fields).toEqual({ newPassword: text })
  const signUp = { name: '早餐', email: 'common@example.tw', password: 'Password@123' }
  expect((await t.call(register, signUp)).body.fields).toEqual({ password: text })
  const account = {
    storeCode: person.store.storeCode,
    adminAccount: 'common-1',
    adminName: '同事',
    adminEmail: 'c@example.tw',
    adminPasswd: 'Password@123',
  }
  expect((await t.call(createStoreAdmin, account, person.token)).body.fields).toEqual({ adminPasswd: text })
})

test('the account, the mailbox and the store name are refused inside a password', async () => {
  const store = await makeStore(t.deps, { storeName: 'Moonlight Cafe' })
  const person = await open({
    storeId: store.id,
    adminAccount: 'kettle',
    adminAccountKey: 'kettle',
    adminEmail: 'brewer@example.tw',
  })
  for (const guess of ['My-KETTLE#77', 'ｋｅｔｔｌｅ#77Aa', 'Brewer!2026x', 'x1!Moonlight Cafe'])
    expect([guess, (await change(person.token, guess)).body.fields]).toEqual([
      guess,
      { newPassword: '密碼不可包含帳號、電子郵件或店家名稱' },
    ])
})

test('64 characters all count, and 65 are refused', async () => {
  const person = await open()
  const long = `Aa1!${'長x'.repeat(30)}`
  expect(long).toHaveLength(64)
  expect((await change(person.token, `${long}y`)).status).toBe(400)
  expect((await change(person.token, long)).status).toBe(200)
  const { adminAccount } = person.account
  const attempt = async (adminPasswd: string) => (await t.call(signIn, { adminAccount, adminPasswd })).status
  expect(await attempt(`${long.slice(0, 63)}z`)).toBe(401)
  expect(await attempt(long)).toBe(200)
})

test('a password that a colleague chose must be changed before anything else', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const made = {
    storeCode: owner.store.storeCode,
    adminAccount: 'first-day',
    adminName: '新同事',
    adminEmail: 'day@example.tw',
    adminPasswd: 'Colleague@1',
  }
  await t.call(createStoreAdmin, made, owner.token)
  const signed = await t.call(signIn, { adminAccount: 'first-day', adminPasswd: 'Colleague@1' })
  const { accessToken, refreshToken } = signed.body
  expect((await t.call(getMe, {}, accessToken)).body.user.mustChangePassword).toBe(true)
  const held = await t.call(updateMe, { adminName: '別的' }, accessToken)
  expect(held.body).toMatchObject({ status: 403, code: 'STEP_REQUIRED', message: '請先設定新密碼' })
  expect((await t.call(listSessions, {}, accessToken)).status).toBe(403)
  const renewed = (await t.call(refreshSession, { refreshToken })).body
  expect((await t.call(listSessions, {}, renewed.accessToken)).status).toBe(403)
  const same = await change(renewed.accessToken, 'Colleague@1', 'Colleague@1')
  expect(same.body.fields).toEqual({ newPassword: '新密碼不可與目前的密碼相同' })
  expect((await change(renewed.accessToken, 'Mine@5678', 'Colleague@1')).status).toBe(200)
  const free = (await t.call(refreshSession, { refreshToken: renewed.refreshToken })).body.accessToken
  expect((await t.call(listSessions, {}, free)).status).toBe(200)
  expect((await t.call(getMe, {}, free)).body.user.mustChangePassword).toBe(false)
})

test('an operator with a generated password is held back as well, and may sign out', async () => {
  const { account } = await makeOperator(t.deps)
  const held = await signInAs(
    t.deps,
    await makeAccount(t.deps, {
      storeId: account.storeId,
      role: 'ROLE_ADMIN',
      mustChangePassword: true,
    }),
  )
  expect((await t.call(listStores, {}, held.token)).status).toBe(403)
  expect((await t.call(signOut, {}, held.token)).status).toBe(200)
})
