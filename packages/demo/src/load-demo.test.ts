import { categoryCodes } from '@lumiroute/contract/activity-log'
import { moveTypeCodes, payStatusCodes, listAds } from '@lumiroute/contract/ad'
import { getFile } from '@lumiroute/contract/file'
import { getGameAd, listGameAds, listGameRecords, verifyRound } from '@lumiroute/contract/game'
import { getLiveFleet } from '@lumiroute/contract/live'
import { listMembers } from '@lumiroute/contract/member'
import { getMessage, listMessages } from '@lumiroute/contract/message'
import { listPlaces } from '@lumiroute/contract/place'
import { type Playlist, listPlaylists } from '@lumiroute/contract/playlist'
import { listRecords } from '@lumiroute/contract/record'
import { listRoutes } from '@lumiroute/contract/route'
import { signIn } from '@lumiroute/contract/session'
import { listStores } from '@lumiroute/contract/store'
import { listThirdParty } from '@lumiroute/contract/third-party'
import type { DriveTruth } from '@lumiroute/geo'
import { openVerifier, verifyChain } from '@lumiroute/evidence/chain'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '@lumiroute/server/testing/test-app.ts'
import { listRecordChains } from '@lumiroute/server/features/road/chain/list-record-chains.ts'
import { today } from '@lumiroute/server/clock/business-day.ts'
import { driveDemo } from './drive-demo.ts'
import { prepareInstallation } from './prepare-installation.ts'
import { getFault, listRecordPlans, type RecordPlan } from './load/record-plans.ts'
import { reportDay } from './drive/report-day.ts'

type Listed = Awaited<ReturnType<typeof listRecordChains>>[number]

let t: TestApp
let operator: string
let aheadMs = 0
const loadedAt = Date.now()
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(Date.now() + aheadMs) })
  t.deps.settings.demoData = true
  await Promise.all([prepareInstallation(t.deps), prepareInstallation(t.deps)])
  operator = await getToken('admin', 'Admin@1234')
})
afterAll(() => t.close())

const getToken = async (adminAccount: string, adminPasswd: string) =>
  (await t.call(signIn, { adminAccount, adminPasswd })).body.accessToken
const stores = async () => (await t.call(listStores, { sort: 'id' }, operator)).body.storeList
const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await t.deps.db.execute<Row>(query)).rows

test('two simultaneous first starts load the demo once', async () => {
  expect((await stores()).map(({ storeCode, storeEnabled }) => [storeCode, storeEnabled])).toEqual([
    ['PLATFORM', true],
    ['TPE001', true],
    ['KHH001', true],
    ['TXG001', false],
  ])
  await prepareInstallation(t.deps)
  expect(await stores()).toHaveLength(4)
})

test('the demo accounts can sign in, except the disabled store’s', async () => {
  expect(await getToken('store1', 'Store@1234')).toBeTypeOf('string')
  expect(await getToken('store2', 'Store@1234')).toBeTypeOf('string')
  const { body } = await t.call(signIn, { adminAccount: 'store3', adminPasswd: 'Store@1234' })
  expect(body.error).toBe('帳號已停用')
})

test('every store shows real images of the right size', async () => {
  for (const { storeImage, storeBigImage } of (await stores()).filter(({ isPlatform }) => !isPlatform)) {
    expect(await getSize(storeImage)).toEqual([429, 429])
    expect(storeBigImage.length).toBeGreaterThan(0)
    for (const name of storeBigImage) expect(await getSize(name)).toEqual([960, 480])
  }
})

test('every place has a small photo of its screen', async () => {
  const { placeList } = (await t.call(listPlaces, {}, operator)).body
  expect(placeList.length).toBeGreaterThan(4)
  for (const { photo } of placeList) expect(await getSize(photo)).toEqual([960, 540])
  const [heavy] = await rows(sql`select 1 from file where kind = 'place' and size_bytes > 60000`)
  expect(heavy).toBeUndefined()
})

async function getSize(name: string | null): Promise<number[]> {
  const url = `/api${getFile.path.replace('{uuidName}', name ?? '')}`
  const { rawPayload } = await t.app.inject({ method: 'GET', url })
  const { width, height } = await sharp(rawPayload).metadata()
  return [width, height]
}

test('every open store has playlists with real videos and pictures', async () => {
  const { playlistList } = (await t.call(listPlaylists, {}, operator)).body
  const byStore = new Map<number, Playlist[]>()
  for (const each of playlistList) byStore.set(each.storeId, [...(byStore.get(each.storeId) ?? []), each])
  expect([...byStore.values()].map((lists) => lists.map(({ format }) => format).toSorted())).toEqual(
    Array.from({ length: 3 }, () => ['game_side_bar', 'image', 'image', 'video']),
  )
  const sizes = new Set(playlistList.map(({ resolution }) => resolution))
  expect(sizes).toEqual(new Set(['1920x1080', '1080x1920', '1280x720']))
  for (const { fileURL } of playlistList.flatMap(({ materials }) => materials))
    expect((await t.app.inject({ method: 'GET', url: fileURL })).statusCode).toBe(200)
  expect(playlistList.find(({ format }) => format === 'video')?.duration).toBe(6)
})

test('loads members and LINE settings', async () => {
  const members = async (storeCode: string) =>
    (await t.call(listMembers, { storeCode, page: 1 }, operator)).body.total
  expect([await members('TPE001'), await members('KHH001')]).toEqual([300, 80])
  const line = async (store: string) =>
    (await t.call(listThirdParty, { store }, operator)).body.thirdPartyList
  const secret = expect.stringMatching(/^••••\w{4}$/) as string
  for (const store of ['TPE001', 'KHH001'])
    expect(await line(store)).toMatchObject([{ lineChannelSecret: secret, lineLoginChannelSecret: secret }])
})

test('the activity covers three months and every category', async () => {
  const [all] = await rows<{ n: number; from: number; to: number; categories: string[] }>(sql`
    select count(*)::int n, current_date - min(day) "from", current_date - max(day) "to",
      array_agg(distinct category) filter (where category is not null) categories
    from activity_log where source = 'cms' and day < current_date`)
  expect(all?.n).toBeGreaterThan(2000)
  expect([all?.from, all?.to]).toEqual([92, 1])
  expect(all?.categories.toSorted()).toEqual(categoryCodes.toSorted())
})

test('weekends are quiet, and a disabled store has no activity', async () => {
  const [desk] = await rows<{ weekday: number; weekend: number }>(sql`
    select count(*) filter (where extract(isodow from day) < 6)::int weekday,
      count(*) filter (where extract(isodow from day) > 5)::int weekend from activity_log where source = 'cms'`)
  expect(desk?.weekend).toBeLessThan((desk?.weekday ?? 0) / 10)
  const [silent] = await rows<{ ago: number }>(sql`
    select current_date - max(day) ago from activity_log l join store s on s.id = l.store_id
    where s.store_code = 'TXG001'`)
  expect(silent?.ago).toBeGreaterThan(34)
})

test('the routes in three cities can be driven in an evening', async () => {
  const { routeList } = (await t.call(listRoutes, {}, operator)).body
  expect(new Set(routeList.map(({ code }) => code.slice(0, 3)))).toEqual(new Set(['TPE', 'KHH', 'TXG']))
  for (const { lengthKm, pointCount } of routeList) {
    expect(lengthKm).toBeGreaterThan(5)
    expect(lengthKm).toBeLessThan(15)
    expect(pointCount).toBeGreaterThanOrEqual(40)
  }
})

test('the ads cover every status and move type, and ads on air have a vehicle on each date', async () => {
  const { adList } = (await t.call(listAds, {}, operator)).body
  expect(new Set(adList.map(({ payment }) => payment.statusCode))).toEqual(new Set(payStatusCodes))
  expect(new Set(adList.map(({ moveType }) => moveType.code))).toEqual(new Set(moveTypeCodes))
  for (const ad of adList.filter(({ onAir, moveType }) => onAir && moveType.code === 'move_play'))
    expect(ad.bookings.map(({ date }) => date).join(',')).toBe(ad.broadcastDate)
  const still = adList.filter(({ onAir, moveType }) => onAir && moveType.code !== 'move_play')
  expect(new Set(still.map(({ moveType }) => moveType.code)).size).toBe(5)
  for (const ad of still) expect(ad.screens.map(({ dates }) => dates.join(','))).toContain(ad.broadcastDate)
})

test('records up to today have data, and measures that match the drives', async () => {
  const plans = await t.deps.db.write((tx) => listRecordPlans(tx, today(t.deps)))
  const { adBroadcastRecordList: recordList } = (await t.call(listRecords, { size: 100 }, operator)).body
  const drives = recordList.filter(({ kmDriven, sampleCount }) => kmDriven !== null && sampleCount > 900)
  expect(drives.length).toBeGreaterThanOrEqual(8)
  for (const record of drives) {
    const plan = plans.find(({ id }) => id === record.id) as RecordPlan
    const day = {
      from: Date.parse(record.startDateTime as string),
      until: await lastMoment(record.id),
      isOver: true,
    }
    const { truth, people } = reportDay(plan, day)
    expect(Math.abs((record.kmDriven as number) / (truth as DriveTruth).km - 1)).toBeLessThan(0.05)
    expect(Math.abs((record.movingSeconds as number) / (truth as DriveTruth).movingSeconds - 1)).toBeLessThan(
      0.07,
    )
    expect(Math.abs((record.adherencePct as number) - (truth as DriveTruth).sharePct)).toBeLessThan(5)
    expect(record.peopleTotal).toBe(people.reduce((sum, { peopleCount }) => sum + (peopleCount ?? 0), 0))
    expect(record.minutesPct).toBeLessThanOrEqual(100)
    const delivered = Math.min(record.minutesPct as number, record.playsPct as number)
    expect(delivered > 97).toBe(getFault(plan) === undefined)
  }
})

const lastMoment = async (recordId: number) => {
  const [last] = await rows<{ at: number }>(sql`
    select (extract(epoch from max(record_time)) * 1000)::float8 at from record_sample where record_id = ${recordId}`)
  return (last as { at: number }).at
}

test('each advertiser has a whole day on the road with screenshots, and games have their rounds', async () => {
  const { adBroadcastRecordList: recordList } = (await t.call(listRecords, { size: 100 }, operator)).body
  const whole = recordList.filter(({ sampleCount }) => sampleCount > 8000)
  expect(new Set(whole.map(({ store }) => store?.storeCode))).toEqual(
    new Set(['TPE001', 'KHH001', 'PLATFORM']),
  )
  for (const { imagePath } of whole)
    expect((await t.app.inject({ method: 'GET', url: imagePath as string })).statusCode).toBe(200)
  expect(whole.some(({ qrScans }) => qrScans > 10)).toBe(true)
  const games = await rows<{ kind: string }>(sql`
    select distinct a.move_type as kind from game_result g join broadcast_record b on b.id = g.record_id
    join ad a on a.id = b.ad_id order by 1`)
  expect(games.map(({ kind }) => kind)).toEqual(['fix_game', 'store_alone_game', 'store_united_game'])
})

test('a linked game can be started today, and has past rooms', async () => {
  const { gameAdList } = (await t.call(listGameAds, { isToday: true }, operator)).body
  expect(gameAdList).toMatchObject([{ name: '港邊連線大賽', actions: ['open'] }])
  const adId = gameAdList[0]?.id as number
  const { screens, pastRooms } = (await t.call(getGameAd, { adId }, operator)).body
  expect(screens).toMatchObject([
    { name: '入口螢幕', otherAd: null },
    { name: '包廂螢幕', otherAd: null },
  ])
  expect(new Set(pastRooms.map(({ endReason }) => endReason))).toEqual(
    new Set(['forced', 'expired', 'finished']),
  )
  expect(pastRooms.some(({ players }) => players > 0)).toBe(true)
})

test('every round of the demo was really played: it replays to its scores', async () => {
  const played = await rows<{ storeId: number; roomCode: string; kind: string }>(sql`
    select g.store_id as "storeId", g.code as "roomCode", a.move_type as kind
    from game_round u join game_room g on g.id = u.room_id join ad a on a.id = g.ad_id`)
  expect(new Set(played.map(({ kind }) => kind))).toEqual(
    new Set(['fix_game', 'store_alone_game', 'store_united_game']),
  )
  for (const { storeId, roomCode } of played) {
    const { body } = await t.call(verifyRound, { storeId, roomCode }, operator)
    expect({ roomCode, isSame: body.isSame }).toEqual({ roomCode, isSame: true })
  }
})

test('winners of the demo have claimed their prize', async () => {
  const token = await getToken('store1', 'Store@1234')
  const { gameRecordList } = (await t.call(listGameRecords, { store: 'TPE001' }, token)).body
  const claimed = gameRecordList.filter(({ reward }) => reward !== null)
  expect(claimed.length).toBeGreaterThan(0)
  expect(claimed[0]).toMatchObject({ endStatus: 'win', reward: { type: 'coupon', ref: 'GAMEWIN' } })
  expect(claimed[0]?.mbrCode).not.toBeNull()
})

test('the first store has messages in every common status, with their results', async () => {
  const token = await getToken('store1', 'Store@1234')
  const { messageList } = (await t.call(listMessages, { store: 'TPE001', sort: 'createdAt' }, token)).body
  const states = messageList.map(({ status }) => status)
  expect(states.toSorted()).toEqual(['canceled', 'draft', 'partial', 'scheduled', 'sent', 'sent'])
  const inState = (orderRequest: string) => messageList.filter(({ status }) => status === orderRequest)
  expect(inState('sent').every(({ sent, estimated }) => sent === estimated)).toBe(true)
  expect(inState('partial').every(({ sent, estimated }) => sent < estimated)).toBe(true)
  expect(messageList.some(({ revenue, couponUsed }) => revenue > 0 || couponUsed > 0)).toBe(true)
  const msgCode = messageList.find(({ status }) => status === 'partial')?.msgCode as string
  const { messageItem } = (await t.call(getMessage, { store: 'TPE001', msgCode }, token)).body
  expect(messageItem.chunks).toMatchObject([{ status: 'sent' }, { status: 'skipped', httpStatus: 429 }])
})

const counted = async () => {
  const [found] = await rows<{ samples: number; plays: number }>(
    sql`select (select count(*)::int from record_sample) as samples, (select count(*)::int from record_play) as plays`,
  )
  return found as { samples: number; plays: number }
}

test('vehicles under way drive on, each moment once, and appear on the live map', async () => {
  const before = await counted()
  aheadMs = 120_000
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const drives = [driveDemo(t.deps), driveDemo(t.deps)]
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  for (const { stop } of drives) stop()
  await vi.waitUntil(async () => (await counted()).plays > before.plays, { timeout: 20_000 })
  const after = await counted()
  expect(after.samples - before.samples).toBeGreaterThan(20)
  // A position every 5 s and a count every 10 s of the one driving vehicle.
  const steps = (t.deps.now().getTime() - loadedAt) / 5000 + 2
  expect(after.samples - before.samples).toBeLessThanOrEqual(steps * 1.5)
  const { vehicleList } = (await t.call(getLiveFleet, {}, operator)).body
  const newest = Math.max(...vehicleList.map(({ place }) => place?.at ?? 0))
  expect(t.deps.now().getTime() - newest).toBeLessThan(90_000)
})

test('most boxes sign their plays, and every chain verifies', async () => {
  const counts = await rows<{ id: number; reported: number; signed: number }>(
    sql`select id, reported_plays as reported, signed_plays as signed from broadcast_record where reported_plays > 0`,
  )
  expect(counts.filter(({ reported, signed }) => reported === signed).length).toBeGreaterThan(
    counts.length / 2,
  )
  expect(counts.some(({ signed }) => signed === 0)).toBe(true)
  for (const { id, signed } of counts.filter((count) => count.signed > 0).slice(-5)) {
    const [{ key, chain, plays, images }, ...others] = (await listRecordChains(t.deps.db, id)) as [Listed]
    expect(others).toEqual([])
    expect(plays).toHaveLength(signed)
    const signedTo = signed + images.length
    expect(await verifyChain(chain, await openVerifier(key))).toEqual({ isValid: true, signedTo })
  }
})
