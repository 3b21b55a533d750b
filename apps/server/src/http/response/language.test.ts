import { createStoreAdmin, deleteStoreAdmin } from '@lumiroute/contract/account'
import { getMe, updateMe } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStoreAdmin, type Person, signInAs } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const ask = async (person: Person | undefined, accepts: string | undefined, url = '/api/auth/me') => {
  const headers = {
    ...(person && { authorization: `Bearer ${person.token}` }),
    ...(accepts !== undefined && { 'accept-language': accepts }),
  }
  const answer = await t.app.inject({ url, headers })
  return answer.json<{ message: string; error?: string }>().message
}

test.each([
  [undefined, '請先登入'],
  ['', '請先登入'],
  ['*', '請先登入'],
  ['fr-FR, de;q=0.9', '請先登入'],
  ['en', 'Please sign in'],
  ['en-GB,en;q=0.9', 'Please sign in'],
  ['EN-us', 'Please sign in'],
  ['zh-Hant-TW', '請先登入'],
  ['zh;q=0.4, en;q=0.5', 'Please sign in'],
  ['en;q=0.4, zh-TW;q=0.5', '請先登入'],
  ['en;q=0, zh;q=0.1', '請先登入'],
  ['fr, en;q=0.3', 'Please sign in'],
  ['english', '請先登入'],
])('answers Accept-Language %j in %s', async (accepts, expected) => {
  expect(await ask(undefined, accepts)).toBe(expected)
})

test('reports an unknown path in the caller’s language', async () => {
  expect(await ask(undefined, 'en', '/api/nowhere')).toBe('Not found')
})

test('translates errors and messages of actions into the caller’s language', async () => {
  const person = await makeStoreAdmin(t.deps)
  const english = { 'accept-language': 'en' }
  const account = {
    storeCode: person.store.storeCode,
    adminAccount: 'lin.mei',
    adminName: 'Lin',
    adminEmail: 'lin@example.tw',
    adminPasswd: 'Abcdef1!',
    adminEnabled: true,
  }
  const created = await t.call(createStoreAdmin, account, person.token, english)
  expect(created.body).toMatchObject({ message: 'Account “lin.mei” created' })
  const refused = await t.call(deleteStoreAdmin, { id: person.account.id }, person.token, english)
  const sentence = 'You cannot delete the account you are signed in with'
  expect(refused.body).toMatchObject({ code: 'CONFLICT', message: sentence, error: sentence })
})

test('translates validation errors into the caller’s language, with their figures', async () => {
  const person = await makeStoreAdmin(t.deps)
  const bad = { adminName: 'x'.repeat(51), adminEmail: 'no' }
  const english = await t.call(updateMe, bad, person.token, { 'accept-language': 'en' })
  const tooLong = 'Longer than the maximum of 50 characters'
  expect(english.body).toMatchObject({
    message: tooLong,
    error: tooLong,
    fields: { adminName: tooLong, adminEmail: 'Not a valid e-mail address' },
  })
  const chinese = await t.call(updateMe, bad, person.token)
  expect(chinese.body).toMatchObject({ fields: { adminName: '超過最大字數長度(50)' } })
})

test('prefers the account’s language over the header, and applies a change immediately', async () => {
  const person = await makeStoreAdmin(t.deps)
  const set = (language: 'zh-TW' | 'en' | null) => t.call(updateMe, { language }, person.token)
  expect(await ask(person, 'en')).toBe('Done')
  expect((await set('zh-TW')).body).toMatchObject({ user: { language: 'zh-TW' } })
  expect(await ask(person, 'en')).toBe('操作成功')
  await set('en')
  expect(await ask(person, 'zh-TW')).toBe('Done')
  expect((await t.call(getMe, {}, person.token)).body).toMatchObject({ user: { language: 'en' } })
  await set(null)
  expect(await ask(person, 'zh-TW')).toBe('操作成功')
})

test('stores the account’s language at sign-in in the token', async () => {
  const { account } = await makeStoreAdmin(t.deps)
  expect(await ask(await signInAs(t.deps, { ...account, language: 'en' }), undefined)).toBe('Done')
})

test('notifies other servers of the change', async () => {
  const person = await makeStoreAdmin(t.deps)
  await t.deps.db.pool.query(`select pg_notify('account_language_changed', $1)`, [`${person.account.id} en`])
  await expect.poll(() => ask(person, undefined)).toBe('Done')
})

test('retains name and e-mail when only the language changes', async () => {
  const person = await makeStoreAdmin(t.deps)
  await t.call(updateMe, { language: 'en' }, person.token)
  const { body } = await t.call(getMe, {}, person.token)
  expect(body).toMatchObject({
    user: { adminName: person.account.adminName, adminEmail: person.account.adminEmail },
  })
})
