import {
  exportProducts,
  importProducts,
  listProducts,
  maxProductRows,
  type Product,
} from '@lumiroute/contract/product'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCategory, makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => (t = await startTestApp()))
beforeEach(async () => {
  own = await makeStoreAdmin(t.deps)
  await makeCategory(t.deps, { storeId: own.store.id, cateCode: 'COFFEE', cateName: '咖啡' })
})
afterAll(() => t.close())

const store = () => own.store.storeCode
const send = (csv: string, dryRun = false) =>
  t.call(importProducts, { store: store(), csv, dryRun }, own.token)
const list = async () =>
  (await t.call(listProducts, { store: store(), sort: 'prodCode' }, own.token)).body.productList as Product[]
const read = async () => {
  const { authorization } = { authorization: `Bearer ${own.token}` }
  const response = await t.app.inject({
    url: `/api${exportProducts.path.replace('{store}', store())}`,
    headers: { authorization },
  })
  return response.body
}

const good = `商品代碼,商品名稱,分類,售價,狀態,規格,規格售價,規格庫存
A,美式,咖啡,80,上架,,,
B,拿鐵,COFFEE,"1,200",草稿,尺寸:大|甜度:全糖,140,5
B,,,,,尺寸:小|甜度:全糖,120,6
`

test('changes nothing in a dry run, then imports the same file once', async () => {
  expect((await send(good, true)).body).toMatchObject({ dryRun: true, created: 2, faults: [] })
  expect(await list()).toEqual([])
  expect((await send(good)).body.message).toBe('匯入完成：新增 2 項、更新 0 項、未變更 0 項')
  const [a, b] = await list()
  expect(a).toMatchObject({ prodName: '美式', prodStatus: 'on', cateCodes: ['COFFEE'], prodVariants: [] })
  expect(b).toMatchObject({ prodSalePrice: 1200, prodStock: 11 })
  expect(b?.prodOptions).toEqual([
    { name: '尺寸', values: ['大', '小'] },
    { name: '甜度', values: ['全糖'] },
  ])
  expect((await send(good)).body).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
})

test('names each invalid cell by row and column, and imports nothing', async () => {
  const bad = `商品代碼,商品名稱,分類,定價,售價,狀態,上架時間,規格,規格售價
A,,咖啡,100,80,上架,,,
B,拿鐵,茶,100,180,販售,明天,尺寸,120
,無碼,咖啡,,1,,,,
C,好的,咖啡,,1,,2026-02-30 10:00,,
C,好的,咖啡,,1,,,,
`
  const { body } = await send(bad, true)
  expect(body.faults.map(({ row, column, message }) => `${row} ${column} ${message}`)).toEqual([
    '2 商品名稱 必填',
    '3 分類 找不到分類「茶」',
    '3 狀態 請填寫「草稿」、「上架」、「下架」、「已售完」',
    '3 上架時間 請以 2026-11-15 14:05 的格式填寫',
    '3 規格 請以「尺寸:大|甜度:半糖」的格式填寫',
    '3 售價 售價不可高於定價',
    '4 商品代碼 必填',
    '5 上架時間 請以 2026-11-15 14:05 的格式填寫',
    '6 商品代碼 商品代碼重複',
  ])
  const applied = await send(bad)
  expect(applied.body).toMatchObject({ status: 400, fields: { '2.商品名稱': '必填' } })
  expect(await list()).toEqual([])
})

test.each([
  ['', '檔案是空的，或不是 CSV 檔'],
  ['"', '檔案是空的，或不是 CSV 檔'],
  ['名字\nx', '缺少這個欄位'],
  ['商品代碼,價錢\nA,1', '不認得這個欄位'],
  ['商品代碼,商品代碼\nA,1', '欄位重複'],
  [`商品代碼\n${'A\n'.repeat(maxProductRows + 1)}`, `最多 ${maxProductRows} 列，請分成多個檔案`],
])('reports an invalid file (%#)', async (csv, message) => {
  expect((await send(csv, true)).body.faults[0]?.message).toBe(message)
})

test('leaves columns missing in the file unchanged', async () => {
  await makeProduct(t.deps, { storeId: own.store.id, prodCode: 'A', prodSubtitle: '季節限定', prodCost: 30 })
  expect((await send('商品代碼,售價\na,99\n')).body).toMatchObject({ updated: 1 })
  expect((await list())[0]).toMatchObject({
    prodCode: 'A',
    prodSalePrice: 99,
    prodSubtitle: '季節限定',
    prodCost: 30,
  })
})

test('imports an export without changes, and nothing in it runs in a spreadsheet', async () => {
  const storeId = own.store.id
  const { id: cateId } = await makeCategory(t.deps, { storeId, cateCode: 'TEA', cateName: '茶' })
  await makeProduct(t.deps, {
    storeId,
    cateId,
    prodCode: '-A',
    prodName: '=HYPERLINK("x")',
    prodTags: ['熱', '冷'],
    prodOnAt: new Date('2026-01-02T03:04:00Z'),
    prodDelivery: ['cvs'],
  })
  await makeProduct(t.deps, {
    storeId,
    cateId,
    prodCode: 'B',
    prodTrackStock: true,
    variants: [{}, { enabled: false }],
  })
  const csv = await read()
  expect(csv.startsWith('\uFEFF商品代碼,')).toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain('2026-01-02 11:04')
  expect((await send(csv, true)).body).toMatchObject({ created: 0, updated: 0, unchanged: 2, faults: [] })
  const target = await makeStoreAdmin(t.deps)
  await makeCategory(t.deps, { storeId: target.store.id, cateCode: 'X', cateName: '茶' })
  const moved = await t.call(importProducts, { store: target.store.storeCode, csv }, target.token)
  expect(moved.body.message).toContain('新增 2 項')
})
