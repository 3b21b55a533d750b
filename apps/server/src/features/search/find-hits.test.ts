import { search } from '@lumiroute/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd, makeDevice, makePlaylist, makeVehicle } from '../../testing/ad-factories.ts'
import { makeAccount, makeOperator, makeStore, makeStoreAdmin, type Person } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

type Query = Parameters<typeof t.call<typeof search>>[1]
const hits = async (query: Query, { token } = operator) => (await t.call(search, query, token)).body.hitList

test('an operator finds stores and accounts, each with a link', async () => {
  const store = await makeStore(t.deps, { storeCode: 'FIND1', storeName: '尋找 & 店' })
  await makeAccount(t.deps, { storeId: store.id, adminAccount: 'find+er', adminName: '尋找人' })
  expect(await hits({ q: '尋找' })).toEqual([
    {
      category: 'store',
      title: '尋找 & 店',
      detail: 'FIND1',
      link: `/store/create?i=${store.id}&n=%E5%B0%8B%E6%89%BE+%26+%E5%BA%97`,
    },
    {
      category: 'account',
      title: '尋找人',
      detail: 'find+er · 尋找 & 店',
      link: '/store/account/list?store=FIND1&q=find%2Ber',
    },
  ])
  expect((await hits({ q: '尋找', category: 'account' })).map(({ category }) => category)).toEqual([
    'account',
  ])
})

test('a store user finds only what belongs to the own store', async () => {
  const own = await makeStoreAdmin(t.deps, { adminName: '同名' })
  await makeStoreAdmin(t.deps, { adminName: '同名' })
  expect(await hits({ q: '同名' }, own)).toMatchObject([
    { title: '同名', link: `/store/account/list?q=${own.account.adminAccount}` },
  ])
  expect(await hits({ q: own.store.storeCode }, own)).toMatchObject([
    { category: 'store', link: '/store/info' },
  ])
})

test('playlists are found with their store, by a store user without', async () => {
  const own = await makeStoreAdmin(t.deps)
  await makePlaylist(t.deps, { storeId: own.store.id, name: '週年慶影片' })
  await makePlaylist(t.deps, { name: '週年慶別家' })
  const hit = { category: 'playlist', title: '週年慶影片', detail: own.store.storeName }
  const q = '%E9%80%B1%E5%B9%B4%E6%85%B6%E5%BD%B1%E7%89%87'
  expect(await hits({ q: '週年慶' }, own)).toEqual([{ ...hit, link: `/playlist/list?q=${q}` }])
  const all = await hits({ q: '週年慶', category: 'playlist' })
  expect(all).toHaveLength(2)
  expect(all).toContainEqual({ ...hit, link: `/playlist/list?store=${own.store.storeCode}&q=${q}` })
})

test('wildcards are plain characters, and a category answers eight at most', async () => {
  for (let i = 0; i < 9; i++) await makeStore(t.deps, { storeName: `滿_${i}` })
  await makeStore(t.deps, { storeName: '滿 100%' })
  expect(await hits({ q: '滿_' })).toHaveLength(8)
  expect(await hits({ q: '0%' })).toHaveLength(1)
})

test('an empty search is refused', async () => {
  expect((await t.call(search, { q: ' ' }, operator.token)).status).toBe(400)
})

test('an operator finds vehicles and devices, a store user neither', async () => {
  const { macAddr } = await makeDevice(t.deps, { name: '找得到的螢幕', location: '' })
  const { id } = await makeVehicle(t.deps, { no: 'SEEK-77', deviceOne: macAddr })
  expect(await hits({ q: 'seek-7' })).toEqual([
    { category: 'vehicle', title: 'SEEK-77', detail: '找得到的螢幕', link: `/vehicle/edit?id=${id}` },
  ])
  const link = `/device/edit?${new URLSearchParams({ macAddr })}`
  expect(await hits({ q: '找得到' })).toEqual([
    { category: 'device', title: '找得到的螢幕', detail: `${macAddr} · SEEK-77`, link },
  ])
  const own = await makeStoreAdmin(t.deps)
  expect(await hits({ q: 'seek-7' }, own)).toEqual([])
  expect(await hits({ q: '找得到' }, own)).toEqual([])
})

test('an ad is found by name or number, by its own store alone', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const ad = await makeAd(t.deps, { storeId: owner.store.id, name: '尋不著的廣告' })
  const found = { category: 'ad', title: ad.name, link: `/ad/list?q=${encodeURIComponent(ad.name)}` }
  expect(await hits({ q: '尋不著' }, owner)).toMatchObject([found])
  expect(await hits({ q: '尋不著' }, await makeStoreAdmin(t.deps))).toEqual([])
  expect(await hits({ q: '尋不著' })).toMatchObject([{ detail: `測試店家 · ${ad.broadcastDates[0]}` }])
  expect(await hits({ q: String(ad.id), category: 'ad' }, owner)).toMatchObject([found])
})
