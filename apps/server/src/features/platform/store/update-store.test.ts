import { getMe } from '@lumiroute/contract/session'
import { deleteStore, getStore, updateStore } from '@lumiroute/contract/store'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, files, sessions, stores } from '../../../db/schema/index.ts'
import {
  makeFile,
  makeMember,
  makeOperator,
  makeStore,
  makeStoreAdmin,
  type Person,
  platformOf,
} from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

type Change = Parameters<typeof t.call<typeof updateStore>>[1]
const update = (input: Change, token = operator.token) => t.call(updateStore, input, token)
const remove = (id: number) => t.call(deleteStore, { id }, operator.token)

test('only the given fields change', async () => {
  const store = await makeStore(t.deps, { storeName: '舊名', storeTaxNumber: '22099131', storeBelong: 2 })
  const { body } = await update({ id: store.id, storeName: '新名', gameId: 3 })
  expect(body.message).toBe('更新店家「新名」成功')
  expect(body.store).toMatchObject({
    storeCode: store.storeCode,
    storeName: '新名',
    storeEnabled: true,
    storeTaxNumber: '22099131',
    gameId: 3,
    storeBelong: 2,
    version: 2,
  })
  const cleared = await update({ id: store.id, gameId: null, storeTaxNumber: '' })
  expect(cleared.body.store).toMatchObject({ gameId: null, storeTaxNumber: null })
})

test('an edit that began before another was saved is refused', async () => {
  const { id } = await makeStore(t.deps)
  const answers = await Promise.all(
    ['甲', '乙', '丙'].map((storeName) => update({ id, storeName, version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('the code of another store is refused at its field', async () => {
  const [one, two] = [await makeStore(t.deps), await makeStore(t.deps)]
  const { status, body } = await update({ id: two.id, storeCode: one.storeCode.toLowerCase() })
  expect([status, body.fields]).toEqual([409, { storeCode: '店家代碼已存在' }])
})

test('protected fields in the body are not written', async () => {
  const { id } = await makeStore(t.deps)
  await update({ id, storeName: '名', isPlatform: true, createdAt: '2000-01-01', storePhone: '1' } as Change)
  const [row] = await t.deps.db.select().from(stores).where(eq(stores.id, id))
  expect(row).toMatchObject({ isPlatform: false, storePhone: '' })
  expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
})

test('disabling a store ends the sessions of its people at once', async () => {
  const person = await makeStoreAdmin(t.deps)
  const bystander = await makeStoreAdmin(t.deps)
  expect((await update({ id: person.store.id, storeEnabled: 0 })).status).toBe(200)
  expect((await t.call(getMe, {}, person.token)).status).toBe(401)
  expect((await t.call(getMe, {}, bystander.token)).status).toBe(200)
})

test.each([
  [{ storeEnabled: false }, { storeEnabled: '平台自有店家不可停用' }],
  [{ storeCode: 'OTHER' }, { storeCode: '平台自有店家不可變更代碼' }],
])('the platform’s own store refuses %j', async (change, fields) => {
  const { id } = await platformOf(t.deps)
  const { status, body } = await update({ id, ...change })
  expect([status, body.fields]).toEqual([409, fields])
})

test('the platform’s own store can be renamed and is never deleted', async () => {
  const { id } = await platformOf(t.deps)
  const renamed = await update({ id, storeCode: 'PLATFORM', storeName: '平台自有', storeEnabled: 1 })
  expect(renamed.status).toBe(200)
  expect((await remove(id)).body).toMatchObject({ status: 409, message: '平台自有店家不可刪除' })
})

test('a store with members is kept, and the refusal says why', async () => {
  const store = await makeStore(t.deps, { storeName: '常客店' })
  await makeMember(t.deps, { storeId: store.id })
  await makeMember(t.deps, { storeId: store.id })
  const { body } = await remove(store.id)
  expect(body).toMatchObject({
    status: 409,
    message: '店家「常客店」尚有 2 位會員，無法刪除，可改為停用',
  })
  expect((await t.call(getStore, { id: store.id }, operator.token)).status).toBe(200)
})

test('a deleted store takes its accounts and files along, and its people are out', async () => {
  const person = await makeStoreAdmin(t.deps)
  await makeFile(t.deps, { storeId: person.store.id })
  expect((await remove(person.store.id)).status).toBe(200)
  expect((await remove(person.store.id)).status).toBe(404)
  expect((await t.call(getMe, {}, person.token)).status).toBe(401)
  const left = await Promise.all([
    t.deps.db.select().from(accounts).where(eq(accounts.storeId, person.store.id)),
    t.deps.db.select().from(files).where(eq(files.storeId, person.store.id)),
  ])
  expect(left).toEqual([[], []])
})

test('an ended session outlives its account, so that no server takes the token for good again', async () => {
  const person = await makeStoreAdmin(t.deps)
  await remove(person.store.id)
  const [row] = await t.deps.db.select().from(sessions).where(eq(sessions.id, person.sessionId))
  expect(row?.endedAt).toBeInstanceOf(Date)
})

test('a store user changes no store by this call, not even the own one', async () => {
  const { store, token } = await makeStoreAdmin(t.deps)
  expect((await update({ id: store.id, storeBelong: 3 }, token)).status).toBe(403)
  expect((await t.call(deleteStore, { id: store.id }, token)).status).toBe(403)
})

test('a missing store is not found', async () => {
  expect((await update({ id: 2_000_000_000, storeName: '無' })).status).toBe(404)
})
