import { search } from '@lumiroute/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRooms, messages } from '../../../db/schema/index.ts'
import { makeAd, makeDevice, makePlaylist, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeActivity, makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeCoupon, makePointCard, makeShopOrder } from '../../../testing/coupon-factories.ts'
import {
  makeAccount,
  makeMember,
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
})
afterAll(() => t.close())

type Query = Parameters<typeof t.call<typeof search>>[1]
const hits = async (query: Query, { token } = operator) => (await t.call(search, query, token)).body.hitList

test('finds stores and accounts for an operator, each with a link', async () => {
  const store = await makeStore(t.deps, { storeCode: 'FIND1', storeName: '尋找 & 店' })
  await makeAccount(t.deps, { storeId: store.id, adminAccount: 'find+er', adminName: '尋找人' })
  expect(await hits({ q: '尋找' })).toEqual([
    {
      category: 'store',
      title: '尋找 & 店',
      detail: 'FIND1',
      link: { kind: 'store', params: { id: store.id, storeName: '尋找 & 店' } },
    },
    {
      category: 'account',
      title: '尋找人',
      detail: 'find+er · 尋找 & 店',
      link: { kind: 'accountList', params: { q: 'find+er', store: 'FIND1' } },
    },
  ])
  expect((await hits({ q: '尋找', category: 'account' })).map(({ category }) => category)).toEqual([
    'account',
  ])
})

test('finds only rows of their own store for a store user', async () => {
  const own = await makeStoreAdmin(t.deps, { adminName: '同名' })
  await makeStoreAdmin(t.deps, { adminName: '同名' })
  expect(await hits({ q: '同名' }, own)).toMatchObject([
    { title: '同名', link: { kind: 'accountList', params: { q: own.account.adminAccount } } },
  ])
  expect(await hits({ q: own.store.storeCode }, own)).toMatchObject([
    { category: 'store', link: { kind: 'storeInfo', params: {} } },
  ])
})

test('returns playlists with their store to an operator, without it to a store user', async () => {
  const own = await makeStoreAdmin(t.deps)
  await makePlaylist(t.deps, { storeId: own.store.id, name: '週年慶影片' })
  await makePlaylist(t.deps, { name: '週年慶別家' })
  const hit = { category: 'playlist', title: '週年慶影片', detail: own.store.storeName }
  const q = '週年慶影片'
  const kind = 'playlistList'
  expect(await hits({ q: '週年慶' }, own)).toEqual([{ ...hit, link: { kind, params: { q } } }])
  const all = await hits({ q: '週年慶', category: 'playlist' })
  expect(all).toHaveLength(2)
  expect(all).toContainEqual({ ...hit, link: { kind, params: { q, store: own.store.storeCode } } })
})

test('treats wildcards as plain characters, and returns at most eight per category', async () => {
  for (let i = 0; i < 9; i++) await makeStore(t.deps, { storeName: `滿_${i}` })
  await makeStore(t.deps, { storeName: '滿 100%' })
  expect(await hits({ q: '滿_' })).toHaveLength(8)
  expect(await hits({ q: '0%' })).toHaveLength(1)
})

test('rejects an empty search', async () => {
  expect((await t.call(search, { q: ' ' }, operator.token)).status).toBe(400)
})

test('finds vehicles and devices only for an operator', async () => {
  const { macAddr } = await makeDevice(t.deps, { name: '找得到的螢幕' })
  const { id } = await makeVehicle(t.deps, { no: 'SEEK-77', deviceOne: macAddr })
  expect(await hits({ q: 'seek-7' })).toEqual([
    {
      category: 'vehicle',
      title: 'SEEK-77',
      detail: '找得到的螢幕',
      link: { kind: 'vehicle', params: { id } },
    },
  ])
  const link = { kind: 'device', params: { macAddr } }
  expect(await hits({ q: '找得到' })).toEqual([
    { category: 'device', title: '找得到的螢幕', detail: `${macAddr} · SEEK-77`, link },
  ])
  const own = await makeStoreAdmin(t.deps)
  expect(await hits({ q: 'seek-7' }, own)).toEqual([])
  expect(await hits({ q: '找得到' }, own)).toEqual([])
})

test('finds a game by code or ad, only for its own store', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const ad = await makeAd(t.deps, { storeId: owner.store.id, name: '找得到的遊戲' })
  const openedAt = new Date('2026-11-02T10:00:00+08:00')
  const later = (minutes: number) => new Date(openedAt.getTime() + minutes * 60_000)
  await t.deps.db.insert(gameRooms).values({
    adId: ad.id,
    storeId: owner.store.id,
    code: '730951',
    gameId: 1,
    roomId: 'A',
    screenIds: [],
    openedAt,
    startsAt: later(1),
    endsAt: later(5),
    endedAt: later(5),
    endReason: 'finished',
  })
  const detail = `730951 · ${owner.store.storeName} · 2026-11-02`
  const params = { q: ad.name }
  const hit = { category: 'game', title: ad.name, detail }
  expect(await hits({ q: '730951' })).toEqual([{ ...hit, link: { kind: 'gameList', params } }])
  expect(await hits({ q: '730951' }, owner)).toEqual([{ ...hit, link: { kind: 'gameEffectList', params } }])
  expect(await hits({ q: '遊戲', category: 'game' }, owner)).toHaveLength(1)
  expect(await hits({ q: '730951' }, await makeStoreAdmin(t.deps))).toEqual([])
})

test('finds an ad by name or number, only for its own store', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const ad = await makeAd(t.deps, { storeId: owner.store.id, name: '尋不著的廣告' })
  const found = { category: 'ad', title: ad.name, link: { kind: 'adList', params: { q: ad.name } } }
  expect(await hits({ q: '尋不著' }, owner)).toMatchObject([found])
  expect(await hits({ q: '尋不著' }, await makeStoreAdmin(t.deps))).toEqual([])
  expect(await hits({ q: '尋不著' })).toMatchObject([{ detail: `測試店家 · ${ad.broadcastDates[0]}` }])
  expect(await hits({ q: String(ad.id), category: 'ad' }, owner)).toMatchObject([found])
})

async function fillShop(storeId: number) {
  const { deps } = t
  const product = await makeProduct(deps, { storeId, prodCode: 'SEA1', prodName: '海鹽拿鐵' })
  await makeProduct(deps, { storeId, prodName: '海鹽下架', removedAt: new Date() })
  await makeActivity(deps, { storeId, actCode: 'SEA2', actTitle: '海鹽週', actType: 'banner' })
  await makeCoupon(deps, { storeId, cpnCode: 'SEA3', cpnTitle: '海鹽折價券' })
  await makePointCard(deps, { storeId, pcCode: 'SEA4', pcName: '海鹽集點' })
  const retryKey = crypto.randomUUID()
  const message = { storeId, msgCode: 'SEA5', msgTitle: '海鹽上市', target: {}, messages: [], retryKey }
  await deps.db.insert(messages).values(message)
  return product
}

test('finds shop entities by name and code, except deleted ones', async () => {
  const own = await makeStoreAdmin(t.deps)
  await fillShop(own.store.id)
  const found = [
    { category: 'product', title: '海鹽拿鐵', link: { kind: 'product', params: { code: 'SEA1' } } },
    { category: 'activity', title: '海鹽週', link: { kind: 'banner', params: { code: 'SEA2' } } },
    { category: 'coupon', title: '海鹽折價券', link: { kind: 'coupon', params: { code: 'SEA3' } } },
    { category: 'pointCard', title: '海鹽集點', link: { kind: 'pointCard', params: { code: 'SEA4' } } },
    { category: 'message', title: '海鹽上市', link: { kind: 'message', params: { code: 'SEA5' } } },
  ]
  expect(await hits({ q: '海鹽' }, own)).toMatchObject(found)
  expect(await hits({ q: 'sea' }, own)).toMatchObject(found)
  expect(await hits({ q: '海鹽' }, await makeStoreAdmin(t.deps))).toEqual([])
  const { storeCode, storeName } = own.store
  expect(await hits({ q: '海鹽拿' })).toMatchObject([
    { detail: `SEA1 · ${storeName}`, link: { kind: 'product', params: { code: 'SEA1', store: storeCode } } },
  ])
})

test('finds a shop order by number without revealing a name', async () => {
  const own = await makeStoreAdmin(t.deps)
  const { orderNo, mbr } = await getOrder(own.store.id)
  const [hit, ...others] = await hits({ q: orderNo.slice(2) }, own)
  expect(hit).toMatchObject({
    category: 'shopOrder',
    title: orderNo,
    link: { kind: 'shopOrder', params: { orderNo } },
  })
  expect(others).toEqual([])
  expect(await hits({ q: mbr.name }, own)).toEqual([])
})

async function getOrder(storeId: number) {
  const orderNo = `R${Date.now()}`
  const mbr = { name: '藏名人', mobile: '0912345678' }
  await makeShopOrder(t.deps, { storeId, orderNo, mbr })
  return { orderNo, mbr }
}

test('finds a member masked, by name or code, only for the member’s store', async () => {
  const own = await makeStoreAdmin(t.deps)
  const given = { storeId: own.store.id, mbrName: '歐陽尋人', mbrMobile: '0987654321' }
  const { mbrCode } = await makeMember(t.deps, given)
  await makeMember(t.deps, { ...given, erasedAt: new Date() })
  const hit = {
    category: 'member',
    title: '歐○○人',
    detail: mbrCode,
    link: { kind: 'member', params: { code: mbrCode } },
  }
  expect(await hits({ q: '陽尋' }, own)).toEqual([hit])
  expect(await hits({ q: mbrCode.toLowerCase() }, own)).toEqual([hit])
  expect(await hits({ q: '0987654321' }, own)).toEqual([])
  expect(await hits({ q: '陽尋' })).toEqual([])
  expect(await hits({ q: '陽尋', category: 'member' })).toEqual([])
  expect(await hits({ q: '陽尋' }, await makeStoreAdmin(t.deps))).toEqual([])
})

test('does not log the searched text', async () => {
  const own = await makeStoreAdmin(t.deps)
  await hits({ q: '祕密詞' }, own)
  await t.deps.activityLog.flush()
  const { rows } = await t.deps.db.pool.query('select path from activity_log where store_id = $1', [
    own.store.id,
  ])
  expect(rows).toEqual([{ path: '/api/search' }])
})
