import { createStoreAdmin, updateStoreAdmin } from '@lumiroute/contract/account'
import { signIn } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { foldAccountNames } from '../../../db/fold-account-names.ts'
import { makeAccount, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let owner: Person
const password = 'Right@1234'
beforeAll(async () => {
  t = await startTestApp()
  owner = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())
beforeEach(async () => void (await t.deps.db.execute(sql`delete from sign_in_failure`)))

let count = 0
const create = (adminAccount: string) =>
  t.call(
    createStoreAdmin,
    {
      storeCode: owner.store.storeCode,
      adminAccount,
      adminName: '同事',
      adminEmail: `fold${(count += 1)}@example.tw`,
      adminPasswd: 'Colleague@1',
    },
    owner.token,
  )
const attempt = async (adminAccount: string) =>
  (await t.call(signIn, { adminAccount, adminPasswd: 'Colleague@1' })).status

test.each([
  ['kevin', '\u212Aevin', 'KEVIN'],
  ['wide', 'ｗｉｄｅ', 'ＷＩＤＥ'],
  ['caf\u00E9', 'cafe\u0301', 'CAF\u00C9'],
  ['\u0130zmir', 'I\u0307zmir', 'i\u0307zmir'],
  ['stra\u00DFe', 'STRA\u1E9EE', 'Stra\u00DFe'],
])('%s, %s and %s are one account at creation and sign-in', async (name, second, third) => {
  expect((await create(name)).status).toBe(200)
  for (const same of [second, third]) {
    expect((await create(same)).body.fields).toEqual({ adminAccount: '帳號已存在' })
    expect(await attempt(same)).toBe(200)
  }
})

test.each([
  ['fold-min', 'fold-m\u0130n'],
  ['fold-mit', 'fold-m\u0131t'],
  ['grosse', 'gro\u00DFe'],
])('%s and %s are different accounts', async (name, other) => {
  await create(name)
  expect(await attempt(other)).toBe(401)
  expect((await create(other)).status).toBe(200)
})

test('a renamed account is found under the new name only', async () => {
  const { body } = await create('before-name')
  await t.call(updateStoreAdmin, { id: body.storeAdmin.id, adminAccount: 'ＡＦＴＥＲ' }, owner.token)
  expect([await attempt('after'), await attempt('before-name')]).toEqual([200, 401])
})

test('names from before the migration are folded at start, and none is lost', async () => {
  const first = await makeAccount(t.deps, { adminAccount: '\u00C9tienne', adminAccountKey: '\u00C9tienne' })
  const second = await makeAccount(t.deps, { adminAccount: '\u00E9tienne', adminAccountKey: 'second' })
  const client = await t.deps.db.pool.connect()
  try {
    await foldAccountNames(client)
    await foldAccountNames(client)
    const { rows } = await client.query<{ key: string }>(
      'select admin_account_key as key from account where id = any($1) order by id',
      [[first.id, second.id]],
    )
    expect(rows.map(({ key }) => key)).toEqual(['\u00E9tienne', `\u00E9tienne ${second.id}`])
  } finally {
    client.release()
  }
})

test('failures count for one account under every spelling', async () => {
  await makeAccount(t.deps, { password, adminAccount: 'guessed', adminAccountKey: 'guessed' })
  for (const spelling of ['guessed', 'GUESSED', 'ｇｕｅｓｓｅｄ', 'Guessed', 'gUESSED'])
    await attempt(spelling)
  const { rows } = await t.deps.db.execute(sql`select distinct account_key from sign_in_failure`)
  expect(rows).toHaveLength(1)
})
