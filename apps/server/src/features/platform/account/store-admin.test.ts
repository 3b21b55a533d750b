import {
  createStoreAdmin,
  findStoreAdmins,
  listStoreAdmins,
  updateStoreAdmin,
} from '@lumiroute/contract/account'
import { signIn } from '@lumiroute/contract/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/index.ts'
import {
  makeAccount,
  makeOperator,
  makeStore,
  makeStoreAdmin,
  type Person,
  getPlatform,
} from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
let own: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  own = await makeStoreAdmin(t.deps, { isFirst: true })
})
afterAll(() => t.close())

const password = 'Right@1234'
type NewAdmin = Parameters<typeof t.call<typeof createStoreAdmin>>[1]
const form = (adminAccount: string, storeCode = own.store.storeCode): NewAdmin => ({
  storeCode,
  adminAccount,
  adminName: '新人',
  adminEmail: 'new@example.tw',
  adminEnabled: true,
  adminPasswd: password,
})
const create = (input: NewAdmin, { token } = own) => t.call(createStoreAdmin, input, token)
const row = async (id: number) => (await t.deps.db.select().from(accounts).where(eq(accounts.id, id)))[0]

test('creates an administrator who can sign in', async () => {
  const { body } = await create(form('fresh-one'))
  expect(body.message).toBe('新增帳號「fresh-one」成功')
  expect(body.storeAdmin).toMatchObject({
    adminAccount: 'fresh-one',
    adminEnabled: true,
    hasPassword: true,
    lastSignInAt: null,
    store: { id: own.store.id, storeCode: own.store.storeCode },
    storeRole: 'owner',
    actions: ['edit', 'changeRole', 'disable', 'delete'],
  })
  const { status } = await t.call(signIn, { adminAccount: 'fresh-one', adminPasswd: password })
  expect(status).toBe(200)
})

test('makes a store’s first account its first administrator', async () => {
  const { storeCode } = await makeStore(t.deps)
  const made = [
    await create(form('first-one', storeCode), operator),
    await create(form('second-one', storeCode), operator),
  ]
  expect(made.map(({ body }) => body.storeAdmin.isFirst)).toEqual([true, false])
})

test('creates one account from ten simultaneous submits', async () => {
  const { storeCode } = await makeStore(t.deps)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => create(form(i % 2 ? 'Twice' : 'tWICE', storeCode), operator)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused?.body).toMatchObject({ status: 409, fields: { adminAccount: '帳號已存在' } })
})

test('makes one first administrator from two simultaneous accounts in an empty store', async () => {
  const { storeCode } = await makeStore(t.deps)
  const answers = await Promise.all(
    ['rush-a', 'rush-b', 'rush-c'].map((name) => create(form(name, storeCode), operator)),
  )
  expect(answers.filter(({ body }) => body.storeAdmin.isFirst)).toHaveLength(1)
})

test.each([
  [{ adminAccount: '' }, { adminAccount: '必填欄位' }],
  [{ adminEmail: 'nonsense' }, { adminEmail: '電子郵件格式有誤' }],
  [{ adminAccount: 'two words' }, { adminAccount: '帳號不可包含空白' }],
])('rejects %j at its field', async (wrong, fields) => {
  expect((await create({ ...form('wrong'), ...wrong })).body.fields).toEqual(fields)
})

test('rejects a weak password', async () => {
  const { status, body } = await create({ ...form('weak'), adminPasswd: 'password' })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['adminPasswd']])
})

test('ignores role, store and rank in the body', async () => {
  const sneaky = {
    ...form('sneaky'),
    role: 'ROLE_ADMIN',
    storeId: operator.store.id,
    isFirst: true,
    id: 77_777,
  }
  const { body } = await create(sneaky as NewAdmin)
  expect(await row(body.storeAdmin.id)).toMatchObject({ role: 'ROLE_STORE', storeId: own.store.id })
  await t.call(updateStoreAdmin, { ...sneaky, id: body.storeAdmin.id } as never, own.token)
  expect(await row(body.storeAdmin.id)).toMatchObject({ role: 'ROLE_STORE', storeId: own.store.id })
})

test('makes platform accounts operators, and lets only operators create them', async () => {
  const { storeCode } = await getPlatform(t.deps)
  expect((await create(form('intruder', storeCode))).status).toBe(403)
  const { body } = await create(form('operator-two', storeCode), operator)
  expect(await row(body.storeAdmin.id)).toMatchObject({ role: 'ROLE_ADMIN' })
})

test('lists only the store’s own accounts', async () => {
  const person = await makeStoreAdmin(t.deps)
  await makeAccount(t.deps, { storeId: person.store.id, adminName: '陳_%豪' })
  const { storeCode } = person.store
  const list = async (query: object) =>
    (await t.call(listStoreAdmins, { storeCode, ...query }, person.token)).body
  expect((await list({ page: 1, size: 1 })).total).toBe(2)
  expect((await list({ q: '_%' })).storeAdminList).toHaveLength(1)
  expect((await list({ sort: '-id', size: 1 })).storeAdminList[0]?.adminName).toBe('陳_%豪')
  expect((await t.call(listStoreAdmins, { storeCode: own.store.storeCode }, person.token)).status).toBe(403)
})

test('searches accounts over all stores for an operator, only their own store for a store user', async () => {
  const [one, two] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  const find = async (adminAccount: string, { token }: Person) =>
    (await t.call(findStoreAdmins, { adminAccount }, token)).body.storeAdminList.map(({ id }) => id)
  expect(await find(two.account.adminAccount.toUpperCase(), operator)).toEqual([two.account.id])
  expect(await find(two.account.adminAccount, one)).toEqual([])
  expect(await find('', one)).toEqual([one.account.id])
})

test('never returns a hash', async () => {
  await create(form('hashed'))
  const { body } = await t.call(listStoreAdmins, { storeCode: own.store.storeCode }, own.token)
  expect(JSON.stringify(body)).not.toMatch(/argon2|passwd|passwordHash/i)
})
