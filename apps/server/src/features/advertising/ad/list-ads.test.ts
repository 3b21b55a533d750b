import { payStatusCodes, listAdsForReview, listAds } from '@lumiroute/contract/ad'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn, makePlaylist } from '../../../testing/ad-factories.ts'
import { adStates, makeAdIn } from '../../../testing/ad-steps.ts'
import { makeOperator, makeStore, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let store: Person
let operator: Person
const ids: number[] = []

beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  const { id: storeId } = await makeStore(t.deps, { storeCode: 'QUERY1', storeName: '查詢店' })
  store = await makeStoreAdmin(t.deps, { storeId })
  const { id: playId1 } = await makePlaylist(t.deps, { storeId, name: '主清單' })
  for (const [at, state] of adStates.entries()) {
    const submittedAt = state.review === 'draft' ? null : new Date(Date.UTC(2026, 5, 28 - at))
    const broadcastDates = [dateIn(t.deps, at + 1)]
    const given = { storeId, playId1, name: `第${at}則`, submittedAt, broadcastDates }
    ids.push((await makeAdIn(t, state, given)).id)
  }
  const other = await makeStoreAdmin(t.deps)
  await makeAdIn(t, { review: 'request', pay: 'paid' }, { storeId: other.store.id, name: '別家的廣告' })
})
afterAll(() => t.close())

type Query = Parameters<typeof t.call<typeof listAds>>[1]
const query = async (input: Query, { token } = store) => (await t.call(listAds, input, token)).body
const names = async (input: Query, who = store) => (await query(input, who)).adList.map(({ name }) => name)

test('lists a store’s own ads newest first, with store, playlist and payment', async () => {
  const { adList } = await query({})
  expect(adList.map(({ id }) => id)).toEqual(ids.toReversed())
  expect(adList[0]).toMatchObject({
    moveType: { code: 'fix_play', name: '定點播放' },
    mode: { code: 'basic', name: '基本' },
    vehicle: { type: { code: 'car', name: '汽車' }, route: null },
    playlistOne: { name: '主清單' },
    playlistTwo: null,
    store: { id: store.store.id, storeName: '查詢店', storeCode: 'QUERY1' },
    payment: { statusCode: 'reject', statusName: '審核退回', pay: 'paid', orderAmount: 8000 },
  })
})

test('offers no action to an account that may only read', async () => {
  const viewer = await makeStoreAdmin(t.deps, { storeId: store.store.id, storeRole: 'viewer' })
  const { adList } = await query({}, viewer)
  expect(adList).toHaveLength(ids.length)
  expect(adList.flatMap(({ actions }) => actions)).toEqual([])
  expect((await query({})).adList.flatMap(({ actions }) => actions)).toContain('edit')
})

test('names beside codes are in the language of the caller', async () => {
  const { body } = await t.call(listAds, {}, store.token, { 'accept-language': 'en' })
  expect(body.adList[0]).toMatchObject({
    moveType: { code: 'fix_play', name: 'Fixed location' },
    mode: { code: 'basic', name: 'Basic' },
    vehicle: { type: { code: 'car', name: 'Car' } },
    payment: { statusCode: 'reject', statusName: 'Rejected' },
  })
  expect(body.adList.at(-1)?.payment).toMatchObject({ statusCode: '', statusName: 'Not sent' })
})

test('finds each status by its filter, and all ads by all filters together', async () => {
  const found: string[] = []
  for (const status of payStatusCodes) {
    const { adList, total } = await query({ payStatus: status, page: 1, size: 50 })
    expect(total).toBe(adList.length)
    for (const { payment } of adList) expect(payment.statusCode).toBe(status)
    found.push(...adList.map(({ name }) => name))
  }
  expect(found.toSorted()).toEqual((await names({})).toSorted())
})

test('pages, sorts and searches', async () => {
  expect(await query({ page: 2, size: 5, sort: 'id' })).toMatchObject({ total: 12 })
  expect(await names({ page: 2, size: 5, sort: 'id' })).toEqual(['第5則', '第6則', '第7則', '第8則', '第9則'])
  expect((await names({ sort: '-broadcastDate' }))[0]).toBe('第11則')
  expect((await names({ sort: 'status' }))[0]).toBe('第0則')
  expect(await names({ q: '第3' })).toEqual(['第3則'])
  expect(await names({ q: '%' })).toEqual([])
  expect(await names({ q: String(ids[4]), sort: 'id' })).toContain('第4則')
  expect(await names({ moveType: 'move_play' })).toEqual([])
  for (const sort of ['name', 'moveType', 'vehicleType', 'mode', 'store', 'submittedAt', 'updatedAt'])
    expect((await names({ sort })).length).toBe(12)
})

test('lists all stores, or the given one, for an operator, and searches by store', async () => {
  expect(await names({}, operator)).toHaveLength(13)
  expect(await names({ storeId: store.store.id }, operator)).toHaveLength(12)
  expect(await names({ q: '查詢店' }, operator)).toHaveLength(12)
  expect(await names({ q: 'query1', payStatus: 'request' }, operator)).toHaveLength(3)
  expect(await names({ q: '查詢店' })).toEqual([])
})

test('lists ads of all stores in review, longest waiting first', async () => {
  const queue = async (input: object = {}) =>
    (await t.call(listAdsForReview, input as never, operator.token)).body
  const { adList } = await queue()
  expect(adList.map(({ name }) => name)).toEqual(['第5則', '第4則', '第3則', '別家的廣告'])
  expect((await queue({ payStatus: 'accept' })).adList.map(({ name }) => name)).toEqual([
    '第6則',
    '第7則',
    '第8則',
  ])
  expect(await queue({ storeId: store.store.id, page: 1, size: 1 })).toMatchObject({ total: 3 })
})

test('rejects unknown filters', async () => {
  for (const input of [{ payStatus: 'x' }, { sort: 'id; drop table ad' }, { adId: 0 }, { adId: 2 ** 31 }])
    expect((await t.call(listAds, input as never, store.token)).status).toBe(400)
})
