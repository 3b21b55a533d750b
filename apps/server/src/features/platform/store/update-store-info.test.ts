import { updateStoreInfo } from '@lumiroute/contract/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFile, makeStore, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const form = {
  storeName: '光點',
  storePhone: '02-2311-1234',
  storeAddr: '台北市中正區重慶南路一段 122 號',
  storeProdName: '手沖咖啡',
}
type Change = Partial<Parameters<typeof t.call<typeof updateStoreInfo>>[1]>
const update = (change: Change = {}, { store, token } = own) =>
  t.call(updateStoreInfo, { storeCode: store.storeCode, ...form, ...change }, token)

const small = (storeId = own.store.id) => makeFile(t.deps, { storeId })
const big = (storeId = own.store.id) => makeFile(t.deps, { storeId, width: 960, height: 480 })

test('lets a store user change their own store’s front info', async () => {
  const { body } = await update({ storeAddrLat: 25.04, storeWebsite: 'https://a.tw', gameId: 2 })
  expect(body.store).toMatchObject({ ...form, storeAddrLat: 25.04, storeWebsite: 'https://a.tw', gameId: 2 })
  expect((await update({ storeWebsite: '' })).body.store).toMatchObject({
    storeWebsite: '',
    storeAddrLat: 25.04,
  })
})

test('stores images in their sequence, from a JSON string or a list', async () => {
  const [image, ...bigs] = [await small(), await big(), await big(), await big()].map((f) => f.uuidName)
  const sent = await update({ storeImage: image as string, storeBigImage: JSON.stringify(bigs) })
  expect(sent.body.store).toMatchObject({ storeImage: image, storeBigImage: bigs })
  const turned = await update({ storeBigImage: bigs.toReversed() })
  expect(turned.body.store).toMatchObject({ storeImage: image, storeBigImage: bigs.toReversed() })
  expect((await update({ storeImage: null, storeBigImage: '' })).body.store).toMatchObject({
    storeImage: null,
    storeBigImage: [],
  })
})

test('rejects a fourth big image', async () => {
  const four = [await big(), await big(), await big(), await big()].map(({ uuidName }) => uuidName)
  const { status, body } = await update({ storeBigImage: four })
  expect([status, body.fields]).toEqual([400, { storeBigImage: '最多三張圖' }])
})

test('rejects an image of the wrong size', async () => {
  const wrongSmall = await update({ storeImage: (await big()).uuidName })
  expect(wrongSmall.body.fields).toEqual({ storeImage: '圖片尺寸需為 429x429，請重新上傳' })
  const wrongBig = await update({ storeBigImage: [(await small()).uuidName] })
  expect(wrongBig.body.fields).toEqual({ storeBigImage: '圖片尺寸需為 960x480，請重新上傳' })
})

test('returns not found for another store’s image and for one of another kind', async () => {
  const foreign = await small((await makeStore(t.deps)).id)
  const material = await makeFile(t.deps, { storeId: own.store.id, kind: 'material' })
  for (const { uuidName } of [foreign, material]) {
    const { status, body } = await update({ storeImage: uuidName })
    expect([status, body.fields]).toEqual([400, { storeImage: '找不到圖片，請重新上傳' }])
  }
})

test.each([
  [{ storePhone: '' }, { storePhone: '必填欄位' }],
  [{ storeWebsite: 'javascript:alert(1)' }, { storeWebsite: '網址格式有誤，需以 http:// 或 https:// 開頭' }],
  [{ storeAddrLat: 91 }, { storeAddrLat: '緯度需介於 -90 與 90 之間' }],
  [{ storeBigImage: '{"not":"a list"' }, { storeBigImage: '格式有誤' }],
])('rejects %j at its field', async (change, fields) => {
  expect((await update(change)).body.fields).toEqual(fields)
})

test('rejects an update based on an outdated version', async () => {
  const person = await makeStoreAdmin(t.deps)
  const answers = await Promise.all([update({ version: 1 }, person), update({ version: 1 }, person)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('ignores protected fields in the body', async () => {
  const person = await makeStoreAdmin(t.deps)
  const sneaky = { storeEnabled: false, storeBelong: 3, isPlatform: true, storeTaxNumber: '22099131' }
  const { body } = await update(sneaky as Change, person)
  expect(body.store).toMatchObject({
    storeEnabled: true,
    storeBelong: 0,
    isPlatform: false,
    storeTaxNumber: null,
    storeCode: person.store.storeCode,
  })
})

test('denies another store’s front info', async () => {
  const store = await makeStore(t.deps)
  expect((await update({}, { ...own, store })).status).toBe(403)
})
