import {
  createActivity,
  createBanner,
  countActivityViews,
  listActivities,
  listBanners,
  deleteBanner,
  sortActivities,
  updateBanner,
} from '@lumiroute/contract/activity'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberTags, tags } from '../../../db/schema/index.ts'
import { makeActivity, makeBannerFile, makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeSignedInMember, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
let actImage: string
beforeAll(async () => (t = await startTestApp()))
beforeEach(async () => {
  own = await makeStoreAdmin(t.deps)
  actImage = (await makeBannerFile(t.deps, own.store.id)).uuidName
})
afterAll(() => t.close())

const dayMs = 86_400_000
const inDays = (days: number) => new Date(t.deps.now().getTime() + days * dayMs)
const store = () => own.store.storeCode
const make = (actCode: string, more = {}) =>
  makeActivity(t.deps, { storeId: own.store.id, actCode, actImage, ...more })
const banners = async (asked = {}) =>
  (await t.call(listBanners, { store: store(), ...asked }, own.token)).body.bannerList
const add = (more = {}) =>
  t.call(createBanner, { store: store(), actTitle: '週年慶', actImage, ...more }, own.token)

test('creates banners and activities separately, with codes from one namespace', async () => {
  const { body } = await add({
    actCode: 'A1',
    actContent: '<p onx>字</p>',
    actLinkType: 'url',
    actLinkValue: 'https://x.tw',
  })
  expect(body.banner).toMatchObject({
    actType: 'banner',
    actContent: '<p>字</p>',
    state: 'running',
    version: 1,
  })
  const activity = { store: store(), actTitle: '講座', actImage }
  expect((await t.call(createActivity, { ...activity, actCode: 'a1' }, own.token)).body).toMatchObject({
    status: 409,
    fields: { actCode: '代碼已存在' },
  })
  const made = await t.call(createActivity, activity, own.token)
  expect(made.body.activity.actCode).toMatch(/^A[2-9A-Z]{8}$/)
  const { body: listed } = await t.call(listActivities, { store: store() }, own.token)
  expect(listed.activityList).toEqual([made.body.activity])
  expect(await banners()).toEqual([body.banner])
  const other = { store: store(), actCode: made.body.activity.actCode }
  expect((await t.call(deleteBanner, other, own.token)).status).toBe(404)
})

test.each<[object, object]>([
  [{ actTitle: '' }, { actTitle: '必填' }],
  [{ actLinkType: 'url' }, { actLinkValue: '必填' }],
  [
    { actLinkType: 'url', actLinkValue: 'javascript:alert(1)' },
    { actLinkValue: '網址格式有誤，需以 http:// 或 https:// 開頭' },
  ],
  [{ actLinkType: 'product', actLinkValue: 'NONE' }, { actLinkValue: '找不到此商品' }],
  [{ actLinkType: 'category', actLinkValue: 'NONE' }, { actLinkValue: '找不到此分類' }],
  [{ actLinkType: 'coupon', actLinkValue: 'NONE' }, { actLinkValue: '找不到此優惠券' }],
  [{ actLinkType: 'pointcard', actLinkValue: 'NONE' }, { actLinkValue: '找不到此集點卡' }],
  [{ actLinkType: 'game', actLinkValue: '9' }, { actLinkValue: '格式有誤' }],
  [{ actAudienceTags: ['NONE'] }, { actAudienceTags: '找不到標籤「NONE」' }],
  [
    { actStartAt: '2026-01-02T00:00:00+08:00', actEndAt: '2026-01-01T00:00:00+08:00' },
    { actEndAt: '結束時間需晚於開始時間' },
  ],
])('rejects %j at its field', async (wrong, fields) => {
  const { body } = await add(wrong)
  expect([body.status, body.fields]).toEqual([400, fields])
})

test('accepts a link only to a row of the same store', async () => {
  const foreign = await makeProduct(t.deps)
  const link = (actLinkValue: string) => add({ actLinkType: 'product', actLinkValue })
  expect((await link(foreign.prodCode)).body.fields).toEqual({ actLinkValue: '找不到此商品' })
  const mine = await makeProduct(t.deps, { storeId: own.store.id })
  expect((await link(mine.prodCode)).status).toBe(200)
})

test('requires pictures of the displayed size', async () => {
  const square = (await makeBannerFile(t.deps, own.store.id, { width: 1040, height: 1040 })).uuidName
  expect((await add({ actImage: square })).body.fields).toEqual({
    actImage: '圖片尺寸需為 960x480，請重新上傳',
  })
  expect((await add({ actSquareImage: actImage })).body.fields).toEqual({
    actSquareImage: '圖片尺寸需為 1040x1040，請重新上傳',
  })
  expect((await add({ actSquareImage: square })).status).toBe(200)
})

test('derives the state from the clock, and sorts pinned ones first', async () => {
  await make('ON')
  await make('OFF', { actEnabled: false })
  await make('SOON', { actStartAt: inDays(1) })
  await make('OVER', { actStartAt: inDays(-2), actEndAt: inDays(-1) })
  await make('TOP', { actPinned: true, actSort: 9 })
  expect((await banners()).map(({ actCode, state }) => [actCode, state])).toEqual([
    ['TOP', 'running'],
    ['ON', 'running'],
    ['OFF', 'off'],
    ['SOON', 'scheduled'],
    ['OVER', 'ended'],
  ])
  expect((await banners({ state: 'ended' })).map(({ actCode }) => actCode)).toEqual(['OVER'])
})

test('shows a member what is running, and tagged ones only with the tag', async () => {
  const storeId = own.store.id
  await make('ALL')
  await make('VIP', { actAudienceTags: ['vip'] })
  await make('OFF', { actEnabled: false })
  const [tag] = await t.deps.db.insert(tags).values({ storeId, tagCode: 'VIP', tagName: '貴賓' }).returning()
  const plain = await makeSignedInMember(t.deps, { storeId })
  const vip = await makeSignedInMember(t.deps, { storeId })
  await t.deps.db.insert(memberTags).values({ memberId: vip.member.id, tagId: (tag as { id: number }).id })
  const seen = async ({ by }: typeof vip) =>
    (await t.call(listBanners, { store: store() }, undefined, by)).body.bannerList.map(
      ({ actCode }) => actCode,
    )
  expect([await seen(plain), await seen(vip)]).toEqual([['ALL'], ['ALL', 'VIP']])
})

test('shows activities to members on request', async () => {
  await make('ACT', { actType: 'activity' })
  const { by } = await makeSignedInMember(t.deps, { storeId: own.store.id })
  const { body } = await t.call(listBanners, { store: store(), actType: 'activity' }, undefined, by)
  expect([body.bannerList, body.activityList?.map(({ actCode }) => actCode)]).toEqual([[], ['ACT']])
})

test('rejects an update based on an outdated version', async () => {
  await make('A')
  const form = { store: store(), actCode: 'A', actTitle: '改', actImage, version: 1 }
  const answers = await Promise.all([1, 2].map(() => t.call(updateBanner, form, own.token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('counts views and clicks of members, even simultaneous ones', async () => {
  await Promise.all([make('A'), make('B')])
  const { by } = await makeSignedInMember(t.deps, { storeId: own.store.id })
  const counted = (headers: typeof by | undefined, token?: string) =>
    t.call(countActivityViews, { store: store(), viewed: ['A', 'b'], clicked: ['a'] }, token, headers)
  await Promise.all(Array.from({ length: 8 }, () => counted(by)))
  await counted(undefined, own.token)
  const rows = await banners({ sort: 'viewCount' })
  expect(rows.map(({ viewCount, clickCount }) => [viewCount, clickCount]).toSorted()).toEqual([
    [8, 0],
    [8, 8],
  ])
})

test('sorts banners separately from activities', async () => {
  for (const code of ['A', 'B', 'C']) await make(code)
  await make('X', { actType: 'activity' })
  const sort = (actCodes: string[]) =>
    t.call(sortActivities, { store: store(), actType: 'banner', actCodes }, own.token)
  await sort(['C', 'A', 'B'])
  expect((await banners()).map(({ actCode }) => actCode)).toEqual(['C', 'A', 'B'])
  expect((await sort(['A', 'X'])).status).toBe(404)
})
