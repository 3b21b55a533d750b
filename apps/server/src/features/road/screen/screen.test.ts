import {
  createAd,
  type AdForm,
  type MoveType,
  listAds,
  updateAd,
  updateAdCheck,
} from '@lumiroute/contract/ad'
import { deleteDevice, updateDevice } from '@lumiroute/contract/device'
import { getProgramme } from '@lumiroute/contract/playbox'
import { getScreenAvailability } from '@lumiroute/contract/screen'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads, devices, screenBookings } from '../../../db/schema/index.ts'
import {
  dateIn,
  type MadeAd,
  makeDevice,
  makeOrder,
  makePlace,
  makePlaylist,
  makeStage,
  makeTimetable,
  makeVehicle,
} from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { type Box, makeBox } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
let one: Person
let other: Person
let day: string
let next: string
beforeAll(async () => {
  t = await startTestApp()
  ;[operator, one, other] = [
    await makeOperator(t.deps),
    await makeStoreAdmin(t.deps),
    await makeStoreAdmin(t.deps),
  ]
  day = dateIn(t.deps, 1)
  next = dateIn(t.deps, 2)
})
afterAll(() => t.close())

type Choice = Partial<Pick<AdForm, 'placeId' | 'fixLocation' | 'screenIds' | 'unitedDeviceId'>>
type Given = Choice & { dates?: string; by?: Person }

async function buildForm(moveType: MoveType, { dates = day, by = one, ...choice }: Given) {
  const { id } = await makePlaylist(t.deps, { storeId: by.store.id })
  const game = moveType.endsWith('_game') ? { gameId: 1 } : {}
  const basics = { name: `螢幕 ${moveType}`, moveType, vehicleType: 'car', mode: 'basic', playId1: id }
  return { ...basics, ...game, ...choice, broadcastDate: dates } as never
}

/** A paid draft, created through the store's own API call. */
async function draft(moveType: MoveType, given: Given): Promise<number> {
  const by = given.by ?? one
  const call = { storeId: by.store.id, ad_data: await buildForm(moveType, given) }
  const { body } = await t.call(createAd, call, by.token)
  const [ad] = await t.deps.db.select().from(ads).where(eq(ads.id, body.adId))
  await makeOrder(t.deps, ad as MadeAd)
  return body.adId
}
const submit = (adId: number, by = one) => t.call(updateAdCheck, { adId, payStatus: 'request' }, by.token)
const approve = (adId: number) => t.call(updateAdCheck, { adId, payStatus: 'accept' }, operator.token)
const withdraw = (adId: number) =>
  t.call(updateAdCheck, { adId, payStatus: 'reject', reason: '停播' }, operator.token)
async function putOnAir(moveType: MoveType, given: Given): Promise<number> {
  const adId = await draft(moveType, given)
  for (const { status, body } of [await submit(adId, given.by), await approve(adId)])
    expect({ status, message: body.message }).toMatchObject({ status: 200 })
  return adId
}
const getAd = async (adId: number) => {
  const { adList } = (await t.call(listAds, { adId }, operator.token)).body
  return adList[0] as (typeof adList)[number]
}
const booked = async (adId: number) =>
  (await t.deps.db.select().from(screenBookings).where(eq(screenBookings.adId, adId)))
    .map(({ deviceId, date }) => [deviceId, date] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b))
const ownScreen = (by: Person) => makeDevice(t.deps, { storeId: by.store.id })

test('stores an unknown place in a draft, and rejects it on submit with a hint', async () => {
  const adId = await draft('fix_play', { fixLocation: '火星基地' })
  expect(await getAd(adId)).toMatchObject({ placeId: null, fixLocation: '火星基地', screens: [] })
  const { status, body } = await submit(adId)
  const text = '找不到播放地點「火星基地」，請從清單選擇'
  expect([status, body.message, body.fields]).toEqual([400, text, { fixLocation: text }])
  const { placeId } = await makeStage(t.deps, { name: '火星 基地' })
  expect((await submit(adId)).status).toBe(200)
  expect(await getAd(adId)).toMatchObject({ placeId, fixLocation: '火星 基地' })
})

test('finds a place by any spelling of its name, and prefers its id over the text', async () => {
  const { placeId, fixLocation, screen } = await makeStage(t.deps, { name: '測試地點B' })
  const typed = await getAd(await draft('fix_play', { fixLocation: '測試地點 Ｂ' }))
  expect(typed).toMatchObject({ placeId, fixLocation, screens: [{ id: screen.id, dates: [] }] })
  const chosen = await getAd(await draft('fix_game', { placeId, fixLocation: '別處' }))
  expect(chosen).toMatchObject({ placeId, fixLocation })
  const ad_data = await buildForm('fix_play', { placeId: 2_000_000_000 })
  const { status, body } = await t.call(createAd, { storeId: one.store.id, ad_data }, one.token)
  expect([status, body.fields]).toEqual([400, { 'ad_data.placeId': '找不到播放地點，請重新選擇' }])
})

test('rejects a place without a player on submit, and on approval if its screen left meanwhile', async () => {
  const { id: placeId, name } = await makePlace(t.deps)
  await makeDevice(t.deps, { placeId, kind: 'sensor' })
  const adId = await draft('fix_play', { placeId })
  const text = `播放地點「${name}」目前沒有螢幕，請改選其他播放地點`
  expect((await submit(adId)).body.fields).toEqual({ fixLocation: text })
  const { macAddr } = await makeDevice(t.deps, { placeId })
  expect((await submit(adId)).status).toBe(200)
  expect((await t.call(deleteDevice, { macAddr }, operator.token)).status).toBe(200)
  const { status, body } = await approve(adId)
  expect([status, body.message]).toEqual([409, `${day} 無法播放：${text}`])
  expect(await getAd(adId)).toMatchObject({ payment: { statusCode: 'request' }, onAir: false, screens: [] })
})

test('books one screen of the place per day; the next ad gets the other, the third is rejected', async () => {
  const { placeId, fixLocation } = await makeStage(t.deps)
  await makeDevice(t.deps, { placeId })
  const dates = `${day},${next}`
  const first = await putOnAir('fix_play', { placeId, dates })
  const [screen, ...rest] = (await getAd(first)).screens
  expect([screen?.dates, screen?.place, rest]).toEqual([[day, next], { id: placeId, name: fixLocation }, []])
  const late = await draft('fix_play', { placeId })
  const second = await putOnAir('fix_game', { placeId })
  expect((await booked(second))[0]?.[0]).not.toBe(screen?.id)
  const { status, body } = await submit(late)
  const text = `${day} 無法播放：播放地點「${fixLocation}」的螢幕都已排定其他廣告`
  expect([status, body.message, body.fields]).toEqual([400, text, { fixLocation: text }])
})

test('books every screen an in-store ad names, in sequence, and no other store’s', async () => {
  const [mine, second, foreign] = [await ownScreen(one), await ownScreen(one), await ownScreen(other)]
  const atPlace = (await makeStage(t.deps)).screen
  for (const moveType of ['store_alone_game', 'store_streaming'] as const)
    for (const id of [foreign.id, atPlace.id, 2_000_000_000]) {
      const ad_data = await buildForm(moveType, { screenIds: [mine.id, id] })
      const { status, body } = await t.call(createAd, { storeId: one.store.id, ad_data }, one.token)
      expect([status, body.fields]).toEqual([400, { 'ad_data.screenIds': '找不到螢幕，請重新選擇' }])
    }
  const adId = await putOnAir('store_streaming', { screenIds: [second.id, mine.id] })
  const ad = await getAd(adId)
  expect(ad.unitedDeviceId).toBe(`${second.macAddr},${mine.macAddr}`)
  expect(ad.screens.map(({ id, store, dates }) => [id, store?.id, dates])).toEqual([
    [mine.id, one.store.id, [day]],
    [second.id, one.store.id, [day]],
  ])
})

test('treats the address of another store’s screen as unknown, and reveals nothing about it', async () => {
  const foreign = await ownScreen(other)
  const theirs = await putOnAir('store_alone_game', { screenIds: [foreign.id], by: other })
  for (const typed of [foreign.macAddr, 'AA:BB:CC:DD:EE:01', '櫃台旁邊']) {
    const adId = await draft('store_alone_game', { unitedDeviceId: typed })
    expect((await getAd(adId)).screens).toEqual([])
    const { status, body } = await submit(adId)
    expect([status, body.fields]).toEqual([
      400,
      { unitedDeviceId: `找不到可用的螢幕「${typed}」，請從清單選擇` },
    ])
  }
  expect((await booked(theirs)).length).toBe(1)
})

test('requires two screens for a linked game, its own or at places, in any spelling of their addresses', async () => {
  const mine = await ownScreen(one)
  const atPlace = (await makeStage(t.deps)).screen
  const alone = await draft('store_united_game', { screenIds: [mine.id] })
  expect((await submit(alone)).body.fields).toEqual({ unitedDeviceId: '連線遊戲需選擇 2 個以上的螢幕' })
  const spelled = `${mine.macAddr.toLowerCase().replaceAll(':', '-')}、${atPlace.macAddr.replaceAll(':', '')}`
  const adId = await putOnAir('store_united_game', { unitedDeviceId: spelled })
  expect((await getAd(adId)).unitedDeviceId).toBe(`${mine.macAddr},${atPlace.macAddr}`)
  expect((await booked(adId)).map(([id]) => id).toSorted()).toEqual([mine.id, atPlace.id].toSorted())
})

test('lets exactly one of several simultaneous approvals book a screen and day', async () => {
  const { placeId } = await makeStage(t.deps)
  const mine = await ownScreen(one)
  const wanted: [MoveType, Given][] = [
    ['fix_play', { placeId }],
    ['fix_game', { placeId, by: other }],
    ['store_alone_game', { screenIds: [mine.id] }],
    ['store_streaming', { screenIds: [mine.id] }],
  ]
  const adIds = await Promise.all(wanted.map(([moveType, given]) => draft(moveType, given)))
  for (const [at, adId] of adIds.entries()) expect((await submit(adId, wanted[at]?.[1].by)).status).toBe(200)
  const statuses = (await Promise.all(adIds.map(approve))).map(({ status }) => status)
  expect([statuses.slice(0, 2).toSorted(), statuses.slice(2).toSorted()]).toEqual([
    [200, 409],
    [200, 409],
  ])
  for (const [at, adId] of adIds.entries())
    expect((await booked(adId)).length).toBe(statuses[at] === 200 ? 1 : 0)
})

test('frees future days on withdrawal, and moves them on an approved change of place', async () => {
  const [from, to] = [await makeStage(t.deps), await makeStage(t.deps)]
  const adId = await putOnAir('fix_play', { placeId: from.placeId })
  const ad_data = await buildForm('fix_play', { placeId: to.placeId })
  const call = { storeId: one.store.id, adId, ad_data }
  expect((await t.call(updateAd, call, one.token)).status).toBe(200)
  expect((await booked(adId))[0]?.[0]).toBe(from.screen.id)
  expect([(await submit(adId)).status, (await approve(adId)).status]).toEqual([200, 200])
  expect(await booked(adId)).toEqual([[to.screen.id, day]])
  expect((await withdraw(adId)).status).toBe(200)
  expect(await booked(adId)).toEqual([])
  await putOnAir('fix_play', { placeId: to.placeId })
})

const move = (macAddr: string, change: object) =>
  t.call(updateDevice, { device_data: { macAddr, name: '搬動', ...change } as never }, operator.token)

test('moves the ads of a leaving screen to another of the place, or rejects the change', async () => {
  const { placeId, screen } = await makeStage(t.deps)
  const adId = await putOnAir('fix_play', { placeId })
  for (const refused of [
    await move(screen.macAddr, { placeId: null }),
    await move(screen.macAddr, { storeId: one.store.id }),
    await move(screen.macAddr, { kind: 'sensor' }),
    await t.call(deleteDevice, { macAddr: screen.macAddr }, operator.token),
  ]) {
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain(`已排定廣告：${day}「螢幕 fix_play」`)
  }
  expect((await move(screen.macAddr, { placeId })).status).toBe(200)
  const second = await makeDevice(t.deps, { placeId })
  expect((await move(screen.macAddr, { placeId: null })).status).toBe(200)
  expect(await booked(adId)).toEqual([[second.id, day]])
  const own = await ownScreen(one)
  await putOnAir('store_alone_game', { screenIds: [own.id] })
  expect((await move(own.macAddr, { storeId: other.store.id })).status).toBe(409)
})

test('allows a device at a place, a store or in a vehicle, never at two of them', async () => {
  const { placeId, screen } = await makeStage(t.deps)
  const both = await move(screen.macAddr, { placeId, storeId: one.store.id })
  expect(both.body.fields).toEqual({ 'device_data.storeId': '裝置只能設於播放地點或店家其中之一' })
  const carried = await makeDevice(t.deps)
  await makeVehicle(t.deps, { deviceOne: carried.macAddr, no: 'HOME-1' })
  const inVehicle = await move(carried.macAddr, { placeId })
  expect([inVehicle.status, inVehicle.body.fields]).toEqual([
    409,
    { 'device_data.placeId': '裝置裝於車輛「HOME-1」，請先自車輛移除' },
  ])
  await expect(
    t.deps.db.update(devices).set({ placeId }).where(eq(devices.id, carried.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'device_one_home' } })
  await expect(makeVehicle(t.deps, { deviceOne: screen.macAddr })).rejects.toMatchObject({
    cause: { constraint: 'device_one_home' },
  })
  await expect(
    t.deps.db.update(devices).set({ storeId: one.store.id }).where(eq(devices.id, screen.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'device_home' } })
  const named = await move(screen.macAddr, { location: '沒有這裡' })
  expect(named.body.fields).toEqual({
    'device_data.location': '找不到播放地點「沒有這裡」，請先新增播放地點',
  })
})

test('counts free screens without the bookings of the edited ad', async () => {
  const { placeId } = await makeStage(t.deps)
  await makeDevice(t.deps, { placeId })
  const mine = await ownScreen(one)
  const adId = await putOnAir('fix_play', { placeId })
  const waiting = await draft('fix_play', { placeId })
  await submit(waiting)
  await putOnAir('store_streaming', { screenIds: [mine.id] })
  const onDay = async (asked: object) => {
    const call = { storeId: one.store.id, yearMonth: day.slice(0, 7), ...asked }
    const { availability } = (await t.call(getScreenAvailability, call, one.token)).body
    const { free, total, waiting: ahead } = availability.find(({ date }) => date === day) ?? {}
    return [free, total, ahead]
  }
  expect(await onDay({ placeId })).toEqual([1, 2, 1])
  expect(await onDay({ placeId, adId })).toEqual([2, 2, 1])
  expect(await onDay({ screenIds: [mine.id] })).toEqual([0, 1, 0])
  expect(await onDay({ screenIds: [(await ownScreen(other)).id] })).toEqual([0, 0, 0])
})

test('plays each of the six types on its screen and no other', async () => {
  const box = (given: object = {}) => makeBox(t.deps, given)
  const place = async () => {
    const { id: placeId } = await makePlace(t.deps)
    return { placeId, boxes: [await box({ placeId })] }
  }
  const own = () => box({ storeId: one.store.id })
  const vehicle = await box()
  const { id: vehicleId } = await makeVehicle(t.deps, { deviceOne: vehicle.macAddr, vehicleType: 'motor' })
  await makeTimetable(t.deps, vehicleId, day)
  const [play, game] = [await place(), await place()]
  const [alone, stream, left, right] = [await own(), await own(), await own(), await own()]
  const ids = (boxes: Box[]) => boxes.map(({ device }) => device.id)
  const wanted: [MoveType, Given & { vehicleType?: string }, Box[]][] = [
    ['move_play', { vehicleType: 'motor' }, [vehicle]],
    ['fix_play', { placeId: play.placeId }, play.boxes],
    ['fix_game', { placeId: game.placeId }, game.boxes],
    ['store_alone_game', { screenIds: ids([alone]) }, [alone]],
    ['store_united_game', { screenIds: ids([left, right]) }, [left, right]],
    ['store_streaming', { screenIds: ids([stream]) }, [stream]],
  ]
  const expected = new Map<string, number | null>([[(await own()).macAddr, null]])
  for (const [moveType, given, boxes] of wanted) {
    const adId = await putOnAir(moveType, given)
    for (const { macAddr } of boxes) expected.set(macAddr, adId)
  }
  for (const { macAddr, by } of wanted.flatMap(([, , boxes]) => boxes)) {
    const { days } = (await t.call(getProgramme, { deviceId: macAddr }, undefined, by)).body
    const tomorrow = days.find(({ date }) => date === day)?.ad
    expect([macAddr, tomorrow?.id]).toEqual([macAddr, expected.get(macAddr)])
  }
})
