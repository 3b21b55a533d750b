import {
  createProduct,
  listProducts,
  type Product,
  deleteProduct,
  updateProduct,
} from '@lumiroute/contract/product'
import { deleteStore } from '@lumiroute/contract/store'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products, productVariants } from '../../../db/schema/index.ts'
import { makeCategory, makeProduct, orderProduct } from '../../../testing/catalogue-factories.ts'
import { makeFile, makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => (t = await startTestApp()))
beforeEach(async () => {
  own = await makeStoreAdmin(t.deps)
  await makeCategory(t.deps, { storeId: own.store.id, cateCode: 'COFFEE' })
})
afterAll(() => t.close())

const store = () => own.store.storeCode
const least = { prodName: '拿鐵', prodSalePrice: 120, cateCodes: ['COFFEE'] }
type Form = Parameters<typeof t.call<typeof createProduct>>[1]
const add = (more: Partial<Form> = {}) =>
  t.call(createProduct, { store: store(), ...least, ...more }, own.token)
const update = (prodCode: string, more: Partial<Form> & { version?: number } = {}) =>
  t.call(updateProduct, { store: store(), ...least, ...more, prodCode }, own.token)
const list = async (asked = {}) =>
  (await t.call(listProducts, { store: store(), ...asked }, own.token)).body.productList as Product[]
const option = { name: '尺寸', values: ['大', '小'] }
const big = { varCode: 'L', optionValues: ['大'], salePrice: 140, stock: 5 }
const small = { varCode: 'S', optionValues: ['小'], salePrice: 120, stock: 8 }

test('creates a product with all its fields', async () => {
  const image = (await makeFile(t.deps, { storeId: own.store.id, kind: 'product' })).uuidName
  const { body } = await add({
    prodCode: 'LATTE',
    prodDesc: '<p onclick="x()">濃郁<script>alert(1)</script></p>',
    prodListPrice: 150,
    prodCost: 40,
    prodImages: [image],
    prodOptions: [option],
    prodVariants: [big, small],
    prodTrackStock: true,
    prodStockAlert: 5,
    prodStatus: 'on',
    prodDelivery: ['pickup', 'home'],
    prodTags: ['人氣', '人氣'],
    prodOnAt: '2026-01-01T00:00:00+08:00',
  })
  expect(body.message).toBe('新增商品「拿鐵」成功')
  expect(body.product).toMatchObject({
    prodCode: 'LATTE',
    prodDesc: '<p>濃郁</p>',
    cateCodes: ['COFFEE'],
    categories: [{ cateCode: 'COFFEE', cateName: '咖啡' }],
    prodImages: [image],
    prodVariants: [{ ...big, enabled: true }, small],
    prodStock: 13,
    prodState: 'on',
    prodStockState: 'low',
    prodTags: ['人氣'],
    version: 1,
  })
  expect(await list()).toEqual([body.product])
})

test('generates a code for a product without one', async () => {
  expect((await add()).body.product.prodCode).toMatch(/^P[2-9A-Z]{8}$/)
})

test.each<[object, object]>([
  [{ prodName: ' ' }, { prodName: '必填' }],
  [{ prodSalePrice: -1 }, { prodSalePrice: '需為 0 至 9999999 的整數' }],
  [{ prodSalePrice: 1.5 }, { prodSalePrice: '需為 0 至 9999999 的整數' }],
  [{ prodListPrice: 100 }, { prodSalePrice: '售價不可高於定價' }],
  [
    { prodListPrice: 100, prodName: '' },
    { prodSalePrice: '售價不可高於定價', prodName: '必填' },
  ],
  [{ cateCodes: [] }, { cateCodes: '必填' }],
  [{ cateCodes: ['NONE'] }, { cateCodes: '找不到分類「NONE」' }],
  [{ prodCode: '拿 鐵' }, { prodCode: '代碼只能使用英文字母、數字、- 與 _' }],
  [{ prodMaxPerOrder: 1, prodMinPerOrder: 2 }, { prodMaxPerOrder: '每單上限不可低於每單下限' }],
  [
    { prodOnAt: '2026-01-02T00:00:00+08:00', prodOffAt: '2026-01-02T00:00:00+08:00' },
    { prodOffAt: '結束時間需晚於開始時間' },
  ],
  [{ prodOptions: [option] }, { prodVariants: '設定規格選項後，至少需要一項規格' }],
  [{ prodVariants: [big] }, { prodOptions: '請先設定規格選項' }],
  [
    { prodOptions: [option], prodVariants: [big, { ...big, varCode: 'X' }] },
    { 'prodVariants.1.optionValues': '規格重複' },
  ],
  [
    { prodOptions: [option], prodVariants: [big, { ...small, varCode: 'L' }] },
    { 'prodVariants.1.varCode': '規格代碼重複' },
  ],
  [
    { prodOptions: [option], prodVariants: [{ ...big, optionValues: ['中'] }] },
    { 'prodVariants.0.optionValues': '規格需由各選項的值組成' },
  ],
  [{ prodOptions: [option, option, option, option] }, { prodOptions: '最多 3 項' }],
])('rejects %j at its field', async (wrong, fields) => {
  const { body } = await add(wrong)
  expect(body.status).toBe(400)
  expect(body.fields).toMatchObject(fields)
})

test('accepts only the store’s own media of the right type', async () => {
  const foreign = (await makeFile(t.deps, { kind: 'product' })).uuidName
  const mine = (await makeFile(t.deps, { kind: 'product', storeId: own.store.id })).uuidName
  expect((await add({ prodImages: [foreign] })).body.fields).toEqual({ prodImages: '找不到檔案，請重新上傳' })
  expect((await add({ prodVideo: mine })).body.fields).toEqual({ prodVideo: '此處只能使用影片' })
})

test('allows a code once, even for simultaneous creates, and again after deletion', async () => {
  const answers = await Promise.all(['X1', 'x1', 'X1'].map((prodCode) => add({ prodCode })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.fields).toEqual({ prodCode: '商品代碼已存在' })
  await t.call(deleteProduct, { store: store(), prodCode: 'x1' }, own.token)
  expect((await add({ prodCode: 'X1' })).status).toBe(200)
})

test('rejects an update based on an outdated version', async () => {
  await add({ prodCode: 'A' })
  const answers = await Promise.all([1, 2].map(() => update('A', { version: 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('returns not found for another store’s product', async () => {
  const { prodCode } = await makeProduct(t.deps)
  const foreign = await update(prodCode)
  expect([foreign.status, foreign.body.message]).toEqual([404, (await update('NONE')).body.message])
})

test('does not undo sales made while the form was open', async () => {
  await add({ prodCode: 'A', prodTrackStock: true, prodStock: 10 })
  await t.deps.db.update(products).set({ prodStock: 7 }).where(eq(products.prodCode, 'A'))
  const { body } = await update('A', { prodTrackStock: true, prodStock: 15, prodStockSeen: 10, version: 1 })
  expect(body.product.prodStock).toBe(12)
  const refused = await update('A', { prodTrackStock: true, prodStock: 0, prodStockSeen: 15 })
  expect(refused.body).toMatchObject({ status: 409, fields: { prodStock: '庫存已變為 12，請重新確認' } })
  expect((await update('A', { prodTrackStock: true, prodStock: 3 })).body.product.prodStock).toBe(3)
})

test('does not undo sales of variants either', async () => {
  const forms = { prodOptions: [option], prodVariants: [big, small] }
  await add({ prodCode: 'A', ...forms })
  await t.deps.db
    .update(productVariants)
    .set({ stock: sql`stock - 2` })
    .where(eq(productVariants.varCode, 'L'))
  const seen = [
    { ...big, stock: 6, stockSeen: 5 },
    { ...small, stockSeen: 8 },
  ]
  const { body } = await update('A', { ...forms, prodVariants: seen })
  expect(body.product.prodVariants.map(({ stock }) => stock)).toEqual([4, 8])
  const refused = await update('A', { ...forms, prodVariants: [{ ...big, stock: 0, stockSeen: 9 }, small] })
  expect(refused.body.fields).toEqual({ 'prodVariants.0.stock': '庫存已變為 4，請重新確認' })
})

test('matches variants without a code by their values', async () => {
  const bare = [
    { optionValues: ['大'], salePrice: 1 },
    { optionValues: ['小'], salePrice: 2 },
  ]
  const made = await add({ prodCode: 'A', prodOptions: [option], prodVariants: bare })
  expect(made.body.product.prodVariants.map(({ varCode }) => varCode)).toEqual(['V1', 'V2'])
  const wider = { name: '尺寸', values: ['小', '中', '大'] }
  const { body } = await update('A', {
    prodOptions: [wider],
    prodVariants: [...bare, { optionValues: ['中'], salePrice: 3 }],
  })
  expect(body.product.prodVariants.map(({ varCode }) => varCode)).toEqual(['V1', 'V2', 'V3'])
})

test('retains a variant of an order, and restores it under its code', async () => {
  const product = await makeProduct(t.deps, {
    storeId: own.store.id,
    prodCode: 'A',
    variants: [{ optionValues: ['大'] }, { optionValues: ['小'] }],
  })
  await orderProduct(t.deps, product, product.variants[0]?.id)
  const kept = { varCode: 'V2', optionValues: ['小'], salePrice: 120 }
  const one = { prodOptions: [{ name: '尺寸', values: ['小'] }], prodVariants: [kept] }
  expect((await update('A', one)).body.product.prodVariants).toHaveLength(1)
  const rows = await t.deps.db.select().from(productVariants).where(eq(productVariants.productId, product.id))
  expect(rows.filter(({ removedAt }) => removedAt)).toMatchObject([{ varCode: 'V1' }])
  const both = { prodOptions: [option], prodVariants: [kept, { optionValues: ['大'], salePrice: 130 }] }
  expect((await update('A', both)).body.product.prodVariants[1]).toMatchObject({
    varCode: 'V1',
    salePrice: 130,
  })
})

test('retains a product of an order, and deletes another', async () => {
  const storeId = own.store.id
  const sold = await makeProduct(t.deps, { storeId, prodCode: 'SOLD' })
  await makeProduct(t.deps, { storeId, prodCode: 'FREE', variants: [{}] })
  await orderProduct(t.deps, sold)
  for (const prodCode of ['SOLD', 'free'])
    expect((await t.call(deleteProduct, { store: store(), prodCode }, own.token)).status).toBe(200)
  expect(await list()).toEqual([])
  const rows = await t.deps.db.select().from(products).where(eq(products.storeId, storeId))
  expect(rows.map(({ prodCode }) => prodCode)).toEqual(['SOLD'])
})

test('rejects deleting a store with products', async () => {
  const operator = await makeOperator(t.deps)
  await makeProduct(t.deps, { storeId: own.store.id })
  const { body } = await t.call(deleteStore, { id: own.store.id }, operator.token)
  expect(body).toMatchObject({ status: 409, message: '店家「測試店家」尚有 1 項商品，無法刪除，可改為停用' })
})
