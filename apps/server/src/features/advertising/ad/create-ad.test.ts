import { createAd, listAds, updateAd } from '@lumiroute/contract/ad'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleUrl } from '../../../settings.ts'
import { dateIn, makePlaylist, makeRoute } from '../../../testing/ad-factories.ts'
import { makeCoupon } from '../../../testing/coupon-factories.ts'
import type { AdInput } from '../../../testing/ad-steps.ts'
import { makeFile, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let store: Person
let stranger: Person
let playId1: number

beforeAll(async () => {
  t = await startTestApp()
  store = await makeStoreAdmin(t.deps)
  stranger = await makeStoreAdmin(t.deps)
  playId1 = (await makePlaylist(t.deps, { storeId: store.store.id })).id
})
afterAll(() => t.close())

const formWith = (given: Record<string, unknown> = {}) =>
  ({
    name: '開幕廣告',
    moveType: 'fix_play',
    vehicleType: 'car',
    mode: 'basic',
    fixLocation: '信義威秀廣場',
    playId1,
    broadcastDate: dateIn(t.deps, 1),
    ...given,
  }) as AdInput
const add = (given: Record<string, unknown> = {}, { token } = store) =>
  t.call(createAd, { storeId: store.store.id, ad_data: formWith(given) }, token)
const shown = async (adId: number) => (await t.call(listAds, { adId }, store.token)).body.adList[0]

test('stores the sent draft and drops what its type does not use', async () => {
  const route = await makeRoute(t.deps)
  const banner = await makeFile(t.deps, { storeId: store.store.id, kind: 'ad' })
  const { status, body } = await add({
    moveType: 'move_play',
    routeId: route.id,
    gameId: 2,
    streamUrl: 'https://example.tw/live',
    enabledBanner: 1,
    bannerImage: banner.uuidName,
    bannerWidth: 300,
    enabledQrcodeLog: true,
    qrcodeUrl: 'https://example.tw/q',
    broadcastDate: [dateIn(t.deps, 3), dateIn(t.deps, 1)],
    marquee: '開幕八折',
  })
  expect({ status, message: body.message }).toEqual({ status: 200, message: '新增廣告「開幕廣告」成功' })
  expect(await shown(body.adId)).toMatchObject({
    name: '開幕廣告',
    vehicle: { type: { code: 'car', name: '汽車' }, route: { id: route.id, name: route.name } },
    fixLocation: '',
    game: null,
    streamUrl: '',
    bannerImage: banner.uuidName,
    bannerWidth: 300,
    enabledBanner: true,
    qrcodeUrl: 'https://example.tw/q',
    broadcastDate: `${dateIn(t.deps, 1)},${dateIn(t.deps, 3)}`,
    marquee: '開幕八折',
    payment: { statusCode: '', statusName: '未送出' },
    actions: ['edit', 'delete', 'pay'],
  })
})

test('stores the game of a game ad, and returns times in business time', async () => {
  const game = await add({ moveType: 'store_alone_game', gameId: 3, waitSeconds: 30 })
  expect(await shown(game.body.adId)).toMatchObject({ game: { id: 3, name: '迷你高爾夫' }, waitSeconds: 30 })
  const live = { startAt: '2027-01-01T04:00:00Z', stopAt: '2027-01-01T06:00:00Z' }
  const { body } = await add({ moveType: 'store_streaming', ...live })
  expect(await shown(body.adId)).toMatchObject({
    startAt: '2027-01-01T12:00:00+08:00',
    stopAt: '2027-01-01T14:00:00+08:00',
  })
})

test('stores the rules and the prize of a game, and refuses the coupon of another store', async () => {
  const prize = await makeCoupon(t.deps, { storeId: store.store.id })
  const foreign = await makeCoupon(t.deps, { storeId: stranger.store.id })
  const rules = { gameSeconds: 120, gameDifficulty: 'hard', gameWinScore: 50, gameNames: 'free' }
  const game = { moveType: 'store_alone_game', gameId: 1, ...rules, gameDailyPlays: 3 }
  const { body } = await add({ ...game, gameCoupon: prize.cpnCode })
  expect(await shown(body.adId)).toMatchObject({ ...rules, gameCoupon: prize.cpnCode, gameDailyPlays: 3 })
  const refused = await add({ ...game, gameCoupon: foreign.cpnCode, gameSeconds: 90 })
  expect(refused.body.fields).toEqual({ 'ad_data.gameCoupon': '找不到這張優惠券，請重新選擇' })
  const wrong = await add({ ...game, gameSeconds: 59, gameWinScore: -1, gameDifficulty: 'x' })
  expect(Object.keys(wrong.body.fields ?? {}).sort()).toEqual([
    'ad_data.gameDifficulty',
    'ad_data.gameSeconds',
    'ad_data.gameWinScore',
  ])
})

test('reports every missing or foreign reference at its field in one response', async () => {
  const foreign = await makePlaylist(t.deps, { storeId: stranger.store.id })
  const banner = await makeFile(t.deps, { storeId: stranger.store.id, kind: 'ad' })
  const { status, body } = await add({
    moveType: 'move_play',
    mode: 'split',
    playId1: foreign.id,
    playId2: 2_000_000_000,
    routeId: 2_000_000_000,
    bannerImage: banner.uuidName,
    broadcastDate: dateIn(t.deps, 0),
  })
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    'ad_data.playId1': '找不到播放清單，請重新選擇',
    'ad_data.playId2': '找不到播放清單，請重新選擇',
    'ad_data.routeId': '找不到路線，請重新選擇',
    'ad_data.bannerImage': '找不到圖片，請重新上傳',
    'ad_data.broadcastDate': '日期需為明天以後',
  })
  const alone = await add({ playId1: foreign.id })
  expect(alone.body.fields).toEqual({ 'ad_data.playId1': '找不到播放清單，請重新選擇' })
})

test('accepts up to six distinct real dates from tomorrow on', async () => {
  const days = (...offsets: number[]) => offsets.map((days) => dateIn(t.deps, days)).join(',')
  const at = 'ad_data.broadcastDate'
  expect((await add({ broadcastDate: days(0) })).body.fields).toEqual({ [at]: '日期需為明天以後' })
  expect((await add({ broadcastDate: '' })).body.fields).toEqual({ [at]: '**必填' })
  expect((await add({ broadcastDate: days(1, 1) })).body.fields).toEqual({ [at]: '日期重複' })
  expect((await add({ broadcastDate: '2027-02-29' })).status).toBe(400)
  expect((await add({ broadcastDate: days(1, 2, 3, 4, 5, 6, 7) })).body.fields).toEqual({
    [at]: '最多選擇 6 個日期',
  })
  expect((await add({ broadcastDate: days(1, 2, 3, 4, 5, 6) })).status).toBe(200)
})

test('a QR code leads to the own store front or elsewhere, never to that of another store', async () => {
  const origin = consoleUrl(t.deps.settings)
  const [own, theirs] = [store.store.storeCode, stranger.store.storeCode]
  const save = async (qrcodeUrl: string) => (await add({ enabledQrcodeLog: true, qrcodeUrl })).status
  for (const url of [
    `${origin}/s/${own}`,
    `${origin}/s/${own.toLowerCase()}/products/A-1?from=led`,
    `https://shop.example.tw/s/${theirs}`,
    `${origin}/guide`,
  ])
    expect([url, await save(url)]).toEqual([url, 200])
  for (const url of [
    `${origin}/s/${theirs}`,
    `${origin}/s/${theirs}/coupons/C`,
    `${origin}/s/${own}/../${theirs}`,
    `${origin}/s/${own}/%2e%2e/${theirs}`,
    `${origin}/%73/${theirs}`,
    `${origin}/x/../s/${theirs}`,
    `${origin}/s/${own}//evil`,
    `${origin}/s/`,
    `${origin}/s/${own}X`,
  ]) {
    const { status, body } = await add({ enabledQrcodeLog: true, qrcodeUrl: url })
    expect([url, status, Object.keys(body.fields ?? {})]).toEqual([url, 400, ['ad_data.qrcodeUrl']])
  }
  const { body } = await add()
  const ad = { ...formWith({ enabledQrcodeLog: true, qrcodeUrl: `${origin}/s/${theirs}` }) }
  const update = await t.call(
    updateAd,
    { storeId: store.store.id, adId: body.adId, version: 1, ad_data: ad },
    store.token,
  )
  expect([update.status, Object.keys(update.body.fields ?? {})]).toEqual([400, ['ad_data.qrcodeUrl']])
})
