import { getStore, getStoreInfo, listStores } from '@lumiroute/contract/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAccount,
  makeOperator,
  makeStore,
  makeStoreAdmin,
  type Person,
} from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  for (const [storeCode, storeName, storeTaxNumber, storeEnabled] of rows)
    await makeStore(t.deps, { storeCode, storeName, storeTaxNumber, storeEnabled })
})
afterAll(() => t.close())

const rows = [
  ['LIST-b', '咖啡 100%', '22099131', true],
  ['LIST-A', '咖啡_館', null, false],
  ['LIST-c', '書店\\茶', '04595257', true],
] as const

type Query = Parameters<typeof t.call<typeof listStores>>[1]
const list = async (query: Query) => (await t.call(listStores, query, operator.token)).body
const codes = async (query: Query) => (await list(query)).storeList.map(({ storeCode }) => storeCode)

test('returns a page of rows with the total of all', async () => {
  const first = await list({ q: 'list-', page: 1, size: 2, sort: 'storeCode' })
  expect(first.storeList.map(({ storeCode }) => storeCode)).toEqual(['LIST-A', 'LIST-b'])
  expect(first.total).toBe(3)
  expect(await codes({ q: 'list-', page: 2, size: 2, sort: 'storeCode' })).toEqual(['LIST-c'])
  expect((await list({ q: 'list-', page: 9, size: 2 })).storeList).toEqual([])
})

test('returns no total without a page', async () => {
  expect(await list({})).not.toHaveProperty('total')
})

test('sorts by every column in both directions', async () => {
  const up = await codes({ q: 'LIST-', sort: 'storeCode' })
  expect(await codes({ q: 'LIST-', sort: '-storeCode' })).toEqual(up.toReversed())
  expect(await codes({ q: 'LIST-', sort: 'storeEnabled', size: 1 })).toEqual(['LIST-A'])
  for (const sort of ['id', '-id', 'storeName', '-storeName', '-storeEnabled', 'updatedAt', '-updatedAt'])
    expect((await codes({ q: 'LIST-', sort })).toSorted()).toEqual(up.toSorted())
})

test('rejects sorting by an unknown column', async () => {
  const wrong = await t.call(listStores, { sort: 'id; drop table store' } as Query, operator.token)
  expect(wrong.status).toBe(400)
})

test.each([
  ['%', ['LIST-b']],
  ['_', ['LIST-A']],
  ['\\', ['LIST-c']],
  ['0459', ['LIST-c']],
  ["' or 1=1 --", []],
])('finds only the literal text for a search of %s', async (q, found) => {
  expect(await codes({ q })).toEqual(found)
})

test('filters by state and by the whole tax number', async () => {
  expect(await codes({ q: 'LIST-', storeEnabled: 'false' })).toEqual(['LIST-A'])
  expect(await codes({ q: 'LIST-', storeEnabled: 'true', sort: 'id' })).toEqual(['LIST-b', 'LIST-c'])
  expect(await codes({ storeTaxNumber: '22099131' })).toEqual(['LIST-b'])
  expect(await codes({ storeTaxNumber: '2209' })).toEqual([])
})

test('finds stores whose accounts cannot sign in', async () => {
  const [store] = (await list({ q: 'LIST-c' })).storeList
  expect(await codes({ q: 'LIST-', admin: 'none', sort: 'id' })).toEqual(['LIST-b', 'LIST-c'])
  await makeAccount(t.deps, { storeId: store?.id ?? 0 })
  expect(await codes({ q: 'LIST-', admin: 'none' })).toEqual(['LIST-b'])
  expect(await codes({ q: 'LIST-', admin: 'noPassword' })).toEqual(['LIST-c'])
})

test('includes the first administrator in a row', async () => {
  const store = await makeStore(t.deps)
  const first = await makeAccount(t.deps, { storeId: store.id, isFirst: true })
  await makeAccount(t.deps, { storeId: store.id })
  const [row] = (await list({ q: store.storeCode })).storeList
  expect(row?.storeFirstAdminId).toBe(first.id)
})

test('returns to a store user only their own store', async () => {
  const own = await makeStoreAdmin(t.deps)
  const other = await makeStore(t.deps)
  const { body } = await t.call(getStoreInfo, { storeCode: own.store.storeCode.toLowerCase() }, own.token)
  expect(body.storeList.map(({ id }) => id)).toEqual([own.store.id])
  expect((await t.call(getStore, { id: own.store.id }, own.token)).body.store.id).toBe(own.store.id)
  expect((await t.call(getStore, { id: other.id }, own.token)).status).toBe(403)
  expect((await t.call(getStoreInfo, { storeCode: other.storeCode }, own.token)).status).toBe(403)
})

test('returns not found for a missing store', async () => {
  expect((await t.call(getStore, { id: 2_000_000_000 }, operator.token)).status).toBe(404)
  expect((await t.call(getStoreInfo, { storeCode: 'NONE' }, operator.token)).status).toBe(404)
})
