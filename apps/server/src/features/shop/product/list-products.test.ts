import {
  listProducts,
  type Product,
  sortProducts,
  setProductStatus,
  countProductView,
} from '@lumiroute/contract/product'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCategory, makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeSignedInMember, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => (t = await startTestApp()))
beforeEach(async () => (own = await makeStoreAdmin(t.deps)))
afterAll(() => t.close())

const dayMs = 86_400_000
const inDays = (days: number) => new Date(t.deps.now().getTime() + days * dayMs)
const store = () => own.store.storeCode
const make = (prodCode: string, more = {}) =>
  makeProduct(t.deps, { storeId: own.store.id, prodCode, prodSort: 0, ...more })
const list = async (asked = {}) =>
  (await t.call(listProducts, { store: store(), ...asked }, own.token)).body.productList as Product[]
const codes = async (asked = {}) => (await list(asked)).map(({ prodCode }) => prodCode)
const asMember = async (asked = {}) => {
  const { by } = await makeSignedInMember(t.deps, { storeId: own.store.id })
  return (await t.call(listProducts, { store: store(), ...asked }, undefined, by)).body.productList
}

test('derives a product’s state from its status, dates and stock', async () => {
  await make('ON')
  await make('DRAFT', { prodStatus: 'draft' })
  await make('OFF', { prodStatus: 'off', prodOffAt: inDays(-1) })
  await make('SOON', { prodOnAt: inDays(1) })
  await make('OVER', { prodOffAt: inDays(-1) })
  await make('EMPTY', { prodTrackStock: true })
  await make('BYHAND', { prodStatus: 'soldout' })
  await make('GONE', { prodTrackStock: true, variants: [{ stock: 0 }, { stock: 9, enabled: false }] })
  const states = Object.fromEntries((await list()).map(({ prodCode, prodState }) => [prodCode, prodState]))
  expect(states).toEqual({
    ON: 'on',
    DRAFT: 'draft',
    OFF: 'off',
    SOON: 'scheduled',
    OVER: 'ended',
    EMPTY: 'soldout',
    BYHAND: 'soldout',
    GONE: 'soldout',
  })
  expect(await codes({ status: 'soldout' })).toEqual(['EMPTY', 'BYHAND', 'GONE'])
  const shown = (await asMember()).map(({ prodCode }) => prodCode)
  expect(shown).toEqual(['ON', 'EMPTY', 'BYHAND', 'GONE'])
})

test('hides cost, disabled variants and hidden categories from members', async () => {
  const storeId = own.store.id
  const above = await makeCategory(t.deps, { storeId, cateEnabled: false })
  const below = await makeCategory(t.deps, { storeId, parentId: above.id })
  await make('HIDDEN', { cateId: above.id })
  await make('BELOW', { cateId: below.id })
  await make('SEEN', { prodCost: 40, variants: [{ enabled: false }, {}] })
  const shown = await asMember()
  expect(shown.map(({ prodCode }) => prodCode)).toEqual(['SEEN'])
  expect(shown[0]).not.toHaveProperty('prodCost')
  expect(shown[0]).not.toHaveProperty('prodSku')
  expect(shown[0]?.prodVariants).toMatchObject([{ varCode: 'V2' }])
  expect((await list({ prodCode: 'seen' }))[0]).toMatchObject({ prodCost: 40 })
})

test('includes subcategories in a category, and searches plain text', async () => {
  const storeId = own.store.id
  const drink = await makeCategory(t.deps, { storeId, cateCode: 'DRINK' })
  const tea = await makeCategory(t.deps, { storeId, cateCode: 'TEA', parentId: drink.id })
  await make('A', { cateId: drink.id, prodName: '100% 柳橙汁' })
  await make('B', { cateId: tea.id, prodTags: ['無糖'] })
  await make('C')
  expect(await codes({ cateCode: 'drink' })).toEqual(['A', 'B'])
  expect(await codes({ cateCode: 'TEA' })).toEqual(['B'])
  expect(await codes({ q: '%' })).toEqual(['A'])
  expect(await codes({ q: '無糖' })).toEqual(['B'])
  const { body } = await t.call(listProducts, { store: store(), page: 2, size: 2 }, own.token)
  expect([body.productList.length, body.total]).toEqual([1, 3])
})

test('changes the status of all products or none', async () => {
  await make('A', { prodStatus: 'draft' })
  await make('B')
  const call = (prodCodes: string[], prodStatus: 'on' | 'off') =>
    t.call(setProductStatus, { store: store(), prodCodes, prodStatus }, own.token)
  expect((await call(['A', 'NONE'], 'on')).status).toBe(404)
  expect((await list({ prodCode: 'A' }))[0]?.prodStatus).toBe('draft')
  expect((await call(['a', 'A', 'B'], 'off')).body).toMatchObject({ changed: 2, message: '已下架 2 項商品' })
  expect(await codes({ status: 'off' })).toEqual(['A', 'B'])
})

test('sorts a part of the list within its positions', async () => {
  for (const code of ['A', 'B', 'C', 'D', 'E']) await make(code)
  const sort = (prodCodes: string[]) => t.call(sortProducts, { store: store(), prodCodes }, own.token)
  expect((await sort(['D', 'B'])).status).toBe(200)
  expect(await codes()).toEqual(['A', 'D', 'C', 'B', 'E'])
  await sort(['e', 'A', 'D', 'C', 'B'])
  expect(await codes()).toEqual(['E', 'A', 'D', 'C', 'B'])
  expect((await sort(['A', 'NONE'])).status).toBe(404)
  expect((await sort(['A', 'a'])).status).toBe(400)
})

test('counts only views of members', async () => {
  await make('A')
  const { by } = await makeSignedInMember(t.deps, { storeId: own.store.id })
  await t.call(countProductView, { store: store(), prodCode: 'a' }, undefined, by)
  await t.call(countProductView, { store: store(), prodCode: 'A' }, own.token)
  expect((await list())[0]?.prodViewCount).toBe(1)
})
