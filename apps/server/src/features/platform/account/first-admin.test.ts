import { createFirstAdmin, getFirstAdmin, updateFirstAdmin } from '@lumiroute/contract/account'
import { resetPassword, signIn } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getPlatform,
  makeAccount,
  makeStore,
  makeStoreAdmin,
  type Person,
  signInAs,
} from '../../../testing/factories.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let mail: MailServer
let t: TestApp
let operator: Person
const password = 'Right@1234'
beforeAll(async () => {
  mail = await startMailServer()
  t = await startTestApp({ settings: { smtpUrl: mail.url, publicUrl: 'https://console.example.tw' } })
  const { id: storeId } = await getPlatform(t.deps)
  operator = await signInAs(t.deps, await makeAccount(t.deps, { password, storeId, role: 'ROLE_ADMIN' }))
})
afterAll(async () => {
  await t.close()
  await mail.stop()
})

const form = (storeId: number, adminAccount: string) => ({
  storeId,
  adminAccount,
  adminName: '林雅婷',
  adminEmail: `${adminAccount}@example.tw`,
})
const create = async (adminAccount: string) =>
  t.call(createFirstAdmin, form((await makeStore(t.deps)).id, adminAccount), operator.token)
const lettersTo = (address: string) => mail.letters.filter(({ to }) => to === address)
async function linksTo(address: string, count = 1): Promise<string[]> {
  const letters = await until(() => (lettersTo(address).length >= count ? lettersTo(address) : undefined))
  return letters.map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] as string)
}

test('lets the first administrator set the password by the mailed link', async () => {
  const { body } = await create('boss-a')
  expect(body.storeAdmin).toMatchObject({ isFirst: true, hasPassword: false, adminEnabled: true })
  expect(body.storeFirstAdminId).toBe(body.storeAdmin.id)
  const [token] = await linksTo('boss-a@example.tw')
  expect((await t.call(resetPassword, { token: token as string, password })).status).toBe(200)
  expect((await t.call(signIn, { adminAccount: 'boss-a', adminPasswd: password })).status).toBe(200)
  const { id } = body.storeAdmin.store
  const known = await t.call(getFirstAdmin, { id }, operator.token)
  expect(known.body.storeAdmin).toMatchObject({ adminAccount: 'boss-a', hasPassword: true })
})

test('allows one first administrator per store, even for simultaneous calls', async () => {
  const { id } = await makeStore(t.deps)
  const answers = await Promise.all(
    ['boss-b', 'boss-c'].map((name) => t.call(createFirstAdmin, form(id, name), operator.token)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('mails the link again on update only if requested', async () => {
  const { body } = await create('boss-d')
  const { storeAdmin } = body
  const edit = {
    ...form(storeAdmin.store.id, 'boss-d'),
    storeFirstAdminId: storeAdmin.id,
    adminName: '改名',
    version: 1,
  }
  await linksTo('boss-d@example.tw')
  const quiet = await t.call(updateFirstAdmin, { ...edit, sendEmailResetPwd: 0 }, operator.token)
  expect(quiet.body.storeAdmin).toMatchObject({ adminName: '改名', version: 2 })
  const stale = await t.call(updateFirstAdmin, { ...edit, sendEmailResetPwd: 1 }, operator.token)
  expect(stale.status).toBe(409)
  const again = await t.call(updateFirstAdmin, { ...edit, version: 2, sendEmailResetPwd: 1 }, operator.token)
  expect(again.status).toBe(200)
  expect(await linksTo('boss-d@example.tw', 2)).toHaveLength(2)
})

test('invalidates a link to the old address once the address changes', async () => {
  const { body } = await create('boss-e')
  const { storeAdmin } = body
  const [token] = await linksTo('boss-e@example.tw')
  const edit = { ...form(storeAdmin.store.id, 'boss-e'), storeFirstAdminId: storeAdmin.id }
  const change = { ...edit, adminEmail: 'right@example.tw', currentPassword: password }
  expect((await t.call(updateFirstAdmin, change, operator.token)).body.storeAdmin).toMatchObject({
    adminEmail: 'right@example.tw',
    emailVerifiedAt: null,
  })
  expect((await t.call(resetPassword, { token: token as string, password })).status).toBe(400)
})

test('sends no mail when the administrator is rejected', async () => {
  const taken = await makeStoreAdmin(t.deps)
  const { id } = await makeStore(t.deps)
  const input = { ...form(id, taken.account.adminAccount.toUpperCase()), adminEmail: 'never@example.tw' }
  const { body } = await t.call(createFirstAdmin, input, operator.token)
  expect(body).toMatchObject({ status: 409, fields: { adminAccount: '帳號已存在' } })
  await create('boss-f')
  await linksTo('boss-f@example.tw')
  expect(lettersTo('never@example.tw')).toEqual([])
})

test('returns not found for an account that is not that store’s first administrator', async () => {
  const [one, two] = [await makeStoreAdmin(t.deps, { isFirst: true }), await makeStoreAdmin(t.deps)]
  const edit = { ...form(two.store.id, 'boss-g'), storeFirstAdminId: one.account.id }
  expect((await t.call(updateFirstAdmin, edit, operator.token)).status).toBe(404)
  expect((await t.call(getFirstAdmin, { id: two.store.id }, operator.token)).status).toBe(404)
  const missing = await t.call(createFirstAdmin, form(2_000_000_000, 'boss-h'), operator.token)
  expect(missing.status).toBe(404)
})

test('uses the specification’s texts for form errors', async () => {
  const long = 'a'.repeat(51)
  const wrong = { storeId: 1, adminAccount: long, adminName: '', adminEmail: `${long}@example.tw` }
  expect((await t.call(createFirstAdmin, wrong, operator.token)).body.fields).toEqual({
    adminAccount: '超過最大字數長度(50)',
    adminName: '必填',
    adminEmail: '超過最大字數長度(50)',
  })
})

test('denies store users all of these calls', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  expect((await t.call(createFirstAdmin, form(store.id, 'boss-i'), token)).status).toBe(403)
  expect((await t.call(getFirstAdmin, { id: store.id }, token)).status).toBe(403)
})
