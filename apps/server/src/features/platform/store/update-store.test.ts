import { getMe } from '@lumiroute/contract/session'
import { deleteStore, getStore, listStores, type StoreAction, updateStore } from '@lumiroute/contract/store'
import { updateStoreQuota } from '@lumiroute/contract/store-quota'
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
  getPlatform,
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

test('changes only the given fields', async () => {
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

test('rejects an update based on an outdated version', async () => {
  const { id } = await makeStore(t.deps)
  const answers = await Promise.all(
    ['甲', '乙', '丙'].map((storeName) => update({ id, storeName, version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('rejects another store’s code at its field', async () => {
  const [one, two] = [await makeStore(t.deps), await makeStore(t.deps)]
  const { status, body } = await update({ id: two.id, storeCode: one.storeCode.toLowerCase() })
  expect([status, body.fields]).toEqual([409, { storeCode: '店家代碼已存在' }])
})

test('ignores protected fields in the body', async () => {
  const { id } = await makeStore(t.deps)
  await update({ id, storeName: '名', isPlatform: true, createdAt: '2000-01-01', storePhone: '1' } as Change)
  const [row] = await t.deps.db.select().from(stores).where(eq(stores.id, id))
  expect(row).toMatchObject({ isPlatform: false, storePhone: '' })
  expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
})

test('ends the sessions of a store’s accounts immediately when it is disabled', async () => {
  const person = await makeStoreAdmin(t.deps)
  const bystander = await makeStoreAdmin(t.deps)
  expect((await update({ id: person.store.id, storeEnabled: 0 })).status).toBe(200)
  expect((await t.call(getMe, {}, person.token)).status).toBe(401)
  expect((await t.call(getMe, {}, bystander.token)).status).toBe(200)
})

test.each([
  [{ storeEnabled: false }, { storeEnabled: '平台自有店家不可停用' }],
  [{ storeCode: 'OTHER' }, { storeCode: '平台自有店家不可變更代碼' }],
])('rejects %j for the platform’s own store', async (change, fields) => {
  const { id } = await getPlatform(t.deps)
  const { status, body } = await update({ id, ...change })
  expect([status, body.fields]).toEqual([409, fields])
})

test('allows renaming the platform’s own store, but never deleting it', async () => {
  const { id } = await getPlatform(t.deps)
  const renamed = await update({ id, storeCode: 'PLATFORM', storeName: '平台自有', storeEnabled: 1 })
  expect(renamed.status).toBe(200)
  expect((await remove(id)).body).toMatchObject({ status: 409, message: '平台自有店家不可刪除' })
})

test('rejects deleting a store with members, with the reason', async () => {
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

test('deletes a store’s accounts and files with it and ends their sessions', async () => {
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

test('retains an ended session beyond its account, so that no server accepts its token again', async () => {
  const person = await makeStoreAdmin(t.deps)
  await remove(person.store.id)
  const [row] = await t.deps.db.select().from(sessions).where(eq(sessions.id, person.sessionId))
  expect(row?.endedAt).toBeInstanceOf(Date)
})

test('denies a store user updating any store by this call, even their own', async () => {
  const { store, token } = await makeStoreAdmin(t.deps)
  expect((await update({ id: store.id, storeBelong: 3 }, token)).status).toBe(403)
  expect((await t.call(deleteStore, { id: store.id }, token)).status).toBe(403)
})

test('returns not found for a missing store', async () => {
  expect((await update({ id: 2_000_000_000, storeName: '無' })).status).toBe(404)
})

test('returns the actions that the server then accepts', async () => {
  const platform = await getPlatform(t.deps)
  const plain = await makeStore(t.deps)
  const quota = { storageMb: null, members: null, products: null }
  for (const { id } of [platform, plain]) {
    const rows = (await t.call(listStores, {}, operator.token)).body.storeList
    const actions = rows.find((row) => row.id === id)?.actions
    const answers: Record<StoreAction, number> = {
      edit: (await update({ id, storeName: '改名' })).status,
      changeCode: (await update({ id, storeCode: `NEW${id}` })).status,
      disable: (await update({ id, storeEnabled: 0 })).status,
      setQuota: (await t.call(updateStoreQuota, { id, ...quota }, operator.token)).status,
      delete: (await remove(id)).status,
    }
    const accepted = Object.entries(answers).filter(([, status]) => status === 200)
    expect(accepted.map(([action]) => action)).toEqual(actions)
  }
  const own = await makeStoreAdmin(t.deps)
  expect((await t.call(getStore, { id: own.store.id }, own.token)).body.store.actions).toEqual([])
})
