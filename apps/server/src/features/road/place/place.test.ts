import { createPlace, deletePlace, listPlaces, updatePlace } from '@lumiroute/contract/place'
import { listScreens } from '@lumiroute/contract/screen'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads } from '../../../db/schema/index.ts'
import { makeAd, makeDevice, makePlace } from '../../../testing/ad-factories.ts'
import {
  makeFile,
  makeOperator,
  makeStoreAdmin,
  type Person,
  getPlatform,
} from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
let store: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  store = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

type Form = Record<string, unknown>
const add = (place_data: object) => t.call(createPlace, { place_data: place_data as never }, operator.token)
const update = (place_data: object) =>
  t.call(updatePlace, { place_data: place_data as never }, operator.token)
const remove = (placeId: number) => t.call(deletePlace, { placeId }, operator.token)
const whole: Form = {
  name: '中山站前廣場',
  address: '台北市中山區南京西路 15 號',
  latitude: 25.0524,
  longitude: 121.5204,
  panelWidth: 1920,
  panelHeight: 1080,
  direction: 'se',
}

test('lets an operator manage places, and a store read them with the number of screens', async () => {
  const { uuidName } = await makeFile(t.deps, {
    storeId: (await getPlatform(t.deps)).id,
    kind: 'place',
    mime: 'image/png',
  })
  const { body } = await add({ ...whole, photo: uuidName })
  expect(body.place).toMatchObject({
    ...whole,
    direction: { code: 'se', name: '東南' },
    photo: uuidName,
    screenCount: 0,
  })
  const { id } = body.place
  await makeDevice(t.deps, { placeId: id })
  await makeDevice(t.deps, { placeId: id, kind: 'sensor' })
  const { placeList } = (await t.call(listPlaces, { placeId: id }, store.token)).body
  expect(placeList).toMatchObject([{ name: whole.name, screenCount: 1, version: 1 }])
  const found = (await t.call(listPlaces, { q: '南京西路', page: 1 }, store.token)).body
  expect([found.placeList.map((place) => place.id), found.total]).toEqual([[id], 1])
})

test.each([
  ['name', { name: ' ' }, '**必填'],
  ['latitude', { latitude: 91 }, '緯度需介於 -90 與 90 之間'],
  ['longitude', { longitude: null }, '請一併填寫'],
  ['panelHeight', { panelHeight: '' }, '請一併填寫'],
  ['panelWidth', { panelWidth: 0 }, '需介於 1 與 20000 像素之間'],
  ['direction', { direction: 'up' }, '格式有誤'],
  ['photo', { photo: '00000000-0000-4000-8000-000000000000.png' }, '找不到檔案，請重新上傳'],
])('rejects an invalid %s at its field', async (field, bad, text) => {
  const { status, body } = await add({ ...whole, name: '壞掉的地點', ...bad })
  expect([status, body.fields]).toEqual([400, { [`place_data.${field}`]: text }])
})

test('treats names that differ only in width, case or spaces as equal', async () => {
  await makePlace(t.deps, { name: 'Ｑ Square 廣場' })
  for (const name of ['q square廣場', 'Q　SQUARE　廣場', 'ｑｓｑｕａｒｅ廣場']) {
    const { status, body } = await add({ ...whole, name })
    expect([status, body.fields]).toEqual([409, { 'place_data.name': '已有同名的播放地點' }])
  }
  const { id } = await makePlace(t.deps, { name: '另一處' })
  expect((await update({ ...whole, placeId: id, name: 'QSquare廣場' })).status).toBe(409)
  expect((await update({ ...whole, placeId: id, name: '另 一 處' })).status).toBe(200)
})

test('renames a place in its ads, and rejects an outdated version', async () => {
  const { id } = await makePlace(t.deps, { name: '舊名廣場' })
  const ad = await makeAd(t.deps, { moveType: 'fix_play', placeId: id, fixLocation: '舊名廣場' })
  expect((await update({ ...whole, placeId: id, name: '新名廣場', version: 1 })).status).toBe(200)
  const [row] = await t.deps.db.select().from(ads).where(eq(ads.id, ad.id))
  expect([row?.fixLocation, row?.version]).toEqual(['新名廣場', 1])
  expect((await update({ ...whole, placeId: id, name: '更新名', version: 1 })).status).toBe(409)
  expect((await update({ ...whole, placeId: 2_000_000_000 })).status).toBe(404)
})

test('rejects deleting a place in use, and names the first devices and ads', async () => {
  const { id, name } = await makePlace(t.deps)
  const device = (given: object) => makeDevice(t.deps, { placeId: id, ...given })
  const ad = (title: string) => makeAd(t.deps, { moveType: 'fix_play', placeId: id, name: title })
  await device({ name: '東側' })
  const refusal = async () => {
    const { status, body } = await remove(id)
    return [status, body.message]
  }
  expect(await refusal()).toEqual([409, `播放地點「${name}」尚有裝置「東側」，無法刪除`])
  const { macAddr } = await device({ name: '' })
  for (const title of ['週年慶', '新品', '冬季', '跨年']) await ad(title)
  const text = `裝置「東側」、「${macAddr}」和廣告「週年慶」、「新品」、「冬季」等 4 項`
  expect(await refusal()).toEqual([409, `播放地點「${name}」尚有${text}，無法刪除`])
  const unused = await makePlace(t.deps)
  expect((await remove(unused.id)).status).toBe(200)
  expect((await remove(unused.id)).status).toBe(404)
})

test('offers a store its own screens, for linked games also those at places', async () => {
  const [one, other] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  const own = await makeDevice(t.deps, { storeId: one.store.id, name: '櫃台' })
  const foreign = await makeDevice(t.deps, { storeId: other.store.id })
  await makeDevice(t.deps, { storeId: one.store.id, kind: 'sensor' })
  const { id: placeId, name } = await makePlace(t.deps, { panelWidth: 640, panelHeight: 320 })
  const fixed = await makeDevice(t.deps, { placeId })
  const idsFor = async (person: Person, moveType: 'store_alone_game' | 'store_united_game') =>
    (await t.call(listScreens, { storeId: person.store.id, moveType }, person.token)).body.screenList
  expect(await idsFor(one, 'store_alone_game')).toMatchObject([
    {
      id: own.id,
      macAddr: own.macAddr,
      name: '櫃台',
      place: null,
      store: { id: one.store.id },
      status: 'unpaired',
    },
  ])
  const linked = await idsFor(one, 'store_united_game')
  expect(linked.find(({ id }) => id === fixed.id)).toMatchObject({
    place: { id: placeId, name },
    store: null,
    panelWidth: 640,
  })
  expect(linked.map(({ id }) => id)).not.toContain(foreign.id)
  expect((await idsFor(other, 'store_alone_game')).map(({ id }) => id)).toEqual([foreign.id])
})
