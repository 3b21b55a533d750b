import { createStore, listStores } from '@lumiroute/contract/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

const form = (storeCode: string, storeName = '新店') => ({ storeCode, storeName, storeEnabled: 1 as const })
const create = (input: Parameters<typeof t.call<typeof createStore>>[1], token = operator.token) =>
  t.call(createStore, input, token)

test('lets an operator create a store', async () => {
  const { status, body } = await create({ ...form('NEW001', '光點'), storeTaxNumber: '22099131' })
  expect(status).toBe(200)
  expect(body.message).toBe('新增店家「光點」成功')
  expect(body.store).toMatchObject({
    storeCode: 'NEW001',
    storeEnabled: true,
    storeTaxNumber: '22099131',
    storeFirstAdminId: null,
    hasThirdParty: false,
    storeBigImage: [],
    version: 1,
  })
})

test('rejects a code that differs only in case', async () => {
  await create(form('Taken-1'))
  const { body } = await create(form('TAKEN-1'))
  expect(body).toMatchObject({ status: 409, code: 'CONFLICT', fields: { storeCode: '店家代碼已存在' } })
})

test('allows a tax number for one store, and many stores without one', async () => {
  await create({ ...form('TAX1'), storeTaxNumber: '04595257' })
  const taken = await create({ ...form('TAX2'), storeTaxNumber: '04595257' })
  expect(taken.body.fields).toEqual({ storeTaxNumber: '統一編號已被其他店家使用' })
  expect((await create({ ...form('TAX3'), storeTaxNumber: '' })).body.store.storeTaxNumber).toBeNull()
  expect((await create({ ...form('TAX4'), storeTaxNumber: '' })).status).toBe(200)
})

test.each([
  [
    { storeCode: '', storeName: '' },
    { storeCode: '必填', storeName: '必填' },
  ],
  [{ storeCode: 'A'.repeat(51) }, { storeCode: '超過最大字數長度(50)' }],
  [{ storeName: '店'.repeat(51) }, { storeName: '超過最大字數長度(50)' }],
  [{ storeTaxNumber: '12345678' }, { storeTaxNumber: '統一編號有誤' }],
  [{ storeTaxNumber: '00000000' }, { storeTaxNumber: '統一編號有誤' }],
])('rejects %j at its field', async (wrong, fields) => {
  const { status, body } = await create({ ...form('WRONG'), ...wrong })
  expect(status).toBe(400)
  expect(body.fields).toEqual(fields)
})

test('creates one store from ten simultaneous submits', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(form('TWICE'))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})

test('ignores protected fields in the body', async () => {
  const sneaky = { ...form('SNEAKY'), isPlatform: true, id: 99_999, version: 50, gameId: 4, storeBelong: 3 }
  const { body } = await create(sneaky)
  expect(body.store).toMatchObject({ isPlatform: false, version: 1, gameId: null, storeBelong: 0 })
  expect(body.store.id).not.toBe(99_999)
})

test('denies a store user creating and listing stores', async () => {
  const { token } = await makeStoreAdmin(t.deps)
  expect((await create(form('MINE'), token)).status).toBe(403)
  expect((await t.call(listStores, {}, token)).status).toBe(403)
})
