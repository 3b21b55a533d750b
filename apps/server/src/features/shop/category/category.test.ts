import {
  createCategory,
  listCategories,
  deleteCategory,
  sortCategories,
  updateCategory,
} from '@lumiroute/contract/category'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCategory, makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeFile, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => (t = await startTestApp()))
beforeEach(async () => (own = await makeStoreAdmin(t.deps)))
afterAll(() => t.close())

const store = () => own.store.storeCode
const add = (cateName: string, more = {}) =>
  t.call(createCategory, { store: store(), cateName, ...more }, own.token)
const update = (cateCode: string, more = {}) =>
  t.call(updateCategory, { store: store(), cateCode, cateName: '改', ...more }, own.token)
const remove = (cateCode: string, moveTo?: string) =>
  t.call(deleteCategory, { store: store(), cateCode, ...(moveTo && { moveTo }) }, own.token)
const list = async () => (await t.call(listCategories, { store: store() }, own.token)).body.categoryList
const names = async () => (await list()).map(({ cateName }) => cateName)

test('lists categories sorted, each followed by its subcategories', async () => {
  await add('飲品', { cateCode: 'DRINK' })
  await add('甜點', { cateCode: 'CAKE' })
  await add('咖啡', { cateParentCode: 'drink' })
  await add('茶', { cateParentCode: 'DRINK' })
  expect(await names()).toEqual(['飲品', '咖啡', '茶', '甜點'])
  const [drink, coffee] = await list()
  expect(drink).toMatchObject({ cateCode: 'DRINK', cateParentCode: null, prodCount: 0, version: 1 })
  expect(coffee).toMatchObject({ cateParentCode: 'DRINK', updatedBy: '測試人員' })
  expect(coffee?.cateCode).toMatch(/^C[2-9A-Z]{8}$/)
})

test('rejects a code that differs only in case, except in another store', async () => {
  await add('一', { cateCode: 'A' })
  expect((await add('二', { cateCode: 'a' })).body).toMatchObject({
    status: 409,
    fields: { cateCode: '分類代碼已存在' },
  })
  own = await makeStoreAdmin(t.deps)
  expect((await add('二', { cateCode: 'a' })).status).toBe(200)
})

test('allows two levels and no third', async () => {
  await add('一', { cateCode: 'ONE' })
  await add('二', { cateCode: 'TWO', cateParentCode: 'ONE' })
  await add('三', { cateCode: 'THREE' })
  expect((await add('四', { cateParentCode: 'TWO' })).body.fields).toEqual({ cateParentCode: '分類最多兩層' })
  expect((await update('ONE', { cateParentCode: 'THREE' })).status).toBe(400)
  expect((await update('ONE', { cateParentCode: 'ONE' })).body.fields).toEqual({
    cateParentCode: '上層分類不可為自己',
  })
  expect((await update('TWO', { cateParentCode: 'NONE' })).body.fields).toEqual({
    cateParentCode: '找不到上層分類',
  })
})

test('creates no third level by two simultaneous moves', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [`A${round}`, `B${round}`]
    await Promise.all([add(a, { cateCode: a }), add(b, { cateCode: b })])
    await Promise.all([update(a, { cateParentCode: b }), update(b, { cateParentCode: a })])
  }
  const all = await list()
  const parents = all.filter(({ cateParentCode }) => cateParentCode).map((each) => each.cateParentCode)
  expect(all.filter(({ cateCode, cateParentCode }) => cateParentCode && parents.includes(cateCode))).toEqual(
    [],
  )
})

test('rejects an update based on an outdated version', async () => {
  await add('一', { cateCode: 'ONE' })
  const answers = await Promise.all([1, 2].map(() => update('ONE', { version: 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('deletes a category with products only once they have another', async () => {
  const storeId = own.store.id
  const cake = await makeCategory(t.deps, { storeId, cateCode: 'CAKE', cateName: '甜點' })
  await makeCategory(t.deps, { storeId, cateCode: 'NEW' })
  await makeProduct(t.deps, { storeId, cateId: cake.id })
  expect((await remove('CAKE')).body).toMatchObject({
    status: 409,
    message: '分類「甜點」還有 1 項商品，請選擇要移入的分類',
  })
  expect((await remove('CAKE', 'CAKE')).body.fields).toEqual({ moveTo: '找不到要移入的分類' })
  expect((await remove('CAKE', 'NEW')).status).toBe(200)
  expect(await list()).toMatchObject([{ cateCode: 'NEW', prodCount: 1 }])
})

test('deletes a category whose products are all deleted', async () => {
  const storeId = own.store.id
  const cake = await makeCategory(t.deps, { storeId, cateCode: 'CAKE' })
  await makeProduct(t.deps, { storeId, cateId: cake.id, removedAt: new Date() })
  expect((await remove('CAKE')).status).toBe(200)
})

test('rejects deleting a category with subcategories', async () => {
  await add('飲品', { cateCode: 'DRINK' })
  await add('茶', { cateCode: 'TEA', cateParentCode: 'DRINK' })
  expect((await remove('DRINK')).body.message).toBe('分類「飲品」底下還有 「茶」 等 1 個分類，請先移走')
})

test('sets the whole sort and its levels in one call', async () => {
  for (const code of ['A', 'B', 'C']) await add(code, { cateCode: code })
  const order = (codes: [string, string | null][]) =>
    t.call(
      sortCategories,
      {
        store: store(),
        cateOrder: codes.map(([cateCode, cateParentCode]) => ({ cateCode, cateParentCode })),
      },
      own.token,
    )
  const { body } = await order([
    ['C', null],
    ['A', 'C'],
    ['B', null],
  ])
  expect(body.categoryList.map(({ cateCode, cateParentCode }) => [cateCode, cateParentCode])).toEqual([
    ['C', null],
    ['A', 'C'],
    ['B', null],
  ])
  expect(
    (
      await order([
        ['C', null],
        ['A', null],
      ])
    ).status,
  ).toBe(409)
  expect(
    (
      await order([
        ['C', null],
        ['A', 'C'],
        ['B', 'A'],
      ])
    ).body.message,
  ).toBe('分類最多兩層')
  expect(await names()).toEqual(['C', 'A', 'B'])
})

test('accepts only the store’s own picture', async () => {
  const foreign = await makeFile(t.deps, { kind: 'product' })
  const mine = await makeFile(t.deps, { kind: 'product', storeId: own.store.id })
  expect((await add('一', { cateImage: foreign.uuidName })).body.fields).toEqual({
    cateImage: '找不到檔案，請重新上傳',
  })
  expect((await add('一', { cateImage: mine.uuidName })).body.category.cateImage).toBe(mine.uuidName)
})
