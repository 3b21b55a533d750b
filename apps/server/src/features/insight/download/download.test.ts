import { Readable } from 'node:stream'
import { getAdEffect } from '@lumiroute/contract/effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRooms, recordImages } from '../../../db/schema/index.ts'
import { makeAd, makeDevice, makeOrder } from '../../../testing/ad-factories.ts'
import { makeFile, makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { measureReported } from '../../road/record/measure-record.ts'
import {
  makePlay,
  makePromise,
  makeRecord,
  makeResult,
  makeSamples,
} from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unzip } from '../../../testing/unzip.ts'
import { proofHeaders } from '../../../testing/sign-in-proofs.ts'

let t: TestApp
let store: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2026-11-15T04:00:00Z') })
  store = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const at = (time: string) => new Date(`2026-11-14T${time}+08:00`)
const post = (url: string, { token }: Person = store) =>
  t.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}`, ...proofHeaders(token) },
  })

async function download(what: string, person: Person = store) {
  const answer = await post(`/store/${person.store.storeCode}/download/${what}`, person)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = unzip(answer.rawPayload)
  return {
    name: String(answer.headers['content-disposition']),
    files,
    lines: (file: string) => getLines(files, file),
  }
}
const getLines = (files: Map<string, Buffer>, file: string) =>
  String(files.get(file)).split('\r\n').slice(0, -1)

test('exports only the store’s own settings, safe to open in a spreadsheet', async () => {
  const person = await makeStoreAdmin(t.deps)
  const ad = await makeAd(t.deps, {
    storeId: person.store.id,
    name: '=HYPERLINK("http://x")',
    broadcastDates: ['2026-11-20', '2026-11-21'],
    muxToken: 'v1.secret',
  })
  await makeOrder(t.deps, ad, { orderTime: at('23:30:00') })
  await makeAd(t.deps, { name: '別家廣告' })
  const { name, files, lines } = await download('storeData', person)
  expect(name).toContain(`filename="${person.store.storeCode}-storeData.zip"`)
  expect([...files.keys()]).toEqual([
    'ads.csv',
    'playlists.csv',
    'materials.csv',
    'orders.csv',
    'order-items.csv',
  ])
  expect(lines('ads.csv')).toHaveLength(2)
  expect(lines('ads.csv')[0]).toMatch(/^\uFEFFID,廣告名稱,類型/)
  expect(lines('ads.csv')[1]).toContain(
    `${ad.id},"'=HYPERLINK(""http://x"")",行動播放,"2026-11-20,2026-11-21",汽車`,
  )
  expect(lines('ads.csv')[1]).toContain('已付款')
  expect(String(files.get('ads.csv'))).not.toContain('secret')
  expect(lines('playlists.csv')[1]).toMatch(/,圖片,1920x1080,20,0,1,/)
  expect(lines('materials.csv')[1]).toMatch(/,1,\d+,素材 1,圖片,image\/\w+,1920x1080,20,0,/)
  expect(lines('orders.csv')[1]).toContain('2026-11-14 23:30:00')
})

test('exports a record with its samples, plays, track and screenshots', async () => {
  const record = await makeRecord(t.deps, { storeId: store.store.id })
  await makeSamples(t.deps, record, [
    { latitude: 25.03, longitude: 121.5, temp: 25.46, isRainy: true, peopleCount: 3, male: 3 },
    { latitude: 25.04, longitude: -121.5 },
  ])
  await makePlay(t.deps, record, { startAt: at('09:00:05'), endAt: at('09:00:15.250') })
  const shot = await makeFile(t.deps, { storeId: store.store.id, isPrivate: true })
  const lost = await makeFile(t.deps, { storeId: store.store.id, isPrivate: true })
  await t.deps.storage.save(shot.uuidName, Readable.from([Buffer.from('pixels')]), { mime: 'image/png' })
  await t.deps.db.insert(recordImages).values([
    { recordId: record.id, at: at('09:10:00'), fileName: shot.uuidName },
    { recordId: record.id, at: at('09:20:00'), fileName: lost.uuidName },
  ])
  const { name, files, lines } = await download(`record/${record.id}`)
  expect(name).toContain(`filename="${store.store.storeCode}-recordData.zip"`)
  expect([...files.keys()]).toEqual([
    'record.csv',
    'samples.csv',
    'plays.csv',
    'track.kml',
    'images/091000-000.png',
    'images/092000-000.png',
  ])
  expect(lines('samples.csv')).toEqual([
    '\uFEFF紀錄時間,緯度,經度,溫度,濕度,天氣,人數,性別,年齡',
    '2026-11-14 09:00:00,25.03,121.5,25.5,,有雨,3,男 3／女 0／未知 0,',
    '2026-11-14 09:00:01,25.04,-121.5,,,,,,',
  ])
  expect(lines('plays.csv')[1]).toMatch(
    /^2026-11-14 09:00:05.000,2026-11-14 09:00:15.250,1,,10250,10250,,,0{64},$/,
  )
  expect(String(files.get('track.kml'))).toContain('<when>2026-11-14T09:00:01.000+08:00</when>')
  expect(String(files.get('images/091000-000.png'))).toBe('pixels')
  expect(files.get('images/092000-000.png')).toHaveLength(0)
})

test('loses and duplicates no sample between two batches', async () => {
  const record = await makeRecord(t.deps, { storeId: store.store.id })
  await makeSamples(t.deps, record, [{ peopleCount: 0 }])
  await t.deps.db.pool.query(
    `insert into record_sample (record_id, device_id, record_time, people_count)
     select $1, 1 + n % 2, timestamptz '2026-11-14 09:00+08' + (n / 2) * interval '1 millisecond', n / 2
     from generate_series(2, 9001) n`,
    [record.id],
  )
  const people = (await download(`record/${record.id}`)).lines('samples.csv').slice(1)
  expect(people.map((line) => Number(line.split(',')[6]))).toEqual(
    Array.from({ length: 4501 }, (_none, n) => n),
  )
  const counted = (await download(`effect-ad/${record.id}`)).lines('people.csv').slice(1)
  expect(counted.map((line) => Number(line.split(',')[1]))).toEqual(
    Array.from({ length: 4501 }, (_none, n) => n),
  )
})

test('exports an ad’s effect with the figures of the screen', async () => {
  const record = await makeRecord(t.deps, { storeId: store.store.id })
  await makeSamples(t.deps, record, [4, 8, 6].map((peopleCount) => ({ peopleCount, male: peopleCount })), 10) // oxfmt-ignore
  await makePlay(t.deps, record, { startAt: at('09:00:05'), endAt: at('09:00:15') })
  await makePromise(t.deps, record, { minutes: 480, plays: 1440 })
  await measureReported(t.deps, record.id)
  const input = { storeId: store.store.id, adId: record.adId, recordId: record.id }
  const { body } = await t.call(getAdEffect, input, store.token)
  const { name, lines } = await download(`effect-ad/${record.id}`)
  expect(name).toContain(`filename="${store.store.storeCode}-effectAdData.zip"`)
  expect(lines('people.csv').slice(1)).toEqual(
    body.effectAdDetailList.map(({ recordTime, peopleCount, peopleGender, peopleAge }) =>
      [recordTime.replace('T', ' ').slice(0, 19), peopleCount, peopleGender, peopleAge].join(','),
    ),
  )
  const [item] = body.itemList
  // The id is another store's material: its name must not be revealed here.
  expect(item?.name).toBe('#1')
  expect(lines('items.csv')[1]).toBe([item?.materialId, item?.name, 1, 1, 10, 1, item?.people].join(','))
  const summary = lines('summary.csv')
  const { delivery, peopleMinutes } = body.summary
  expect(delivery).toMatchObject({
    plannedMinutes: 480,
    dueMinutes: 480,
    deliveredMinutes: 0,
    deliveryPct: 0,
  })
  for (const line of [
    `承諾播放分鐘,${delivery.plannedMinutes}`,
    `實際播放分鐘,${delivery.deliveredMinutes}`,
    `承諾播放次數,${delivery.plannedPlays}`,
    `播放次數達成率（%）,${delivery.playsPct}`,
    `播出達成率（%）,${delivery.deliveryPct}`,
    `人分鐘,${peopleMinutes}`,
  ])
    expect(summary).toContain(line)
  const [heads = '', row = ''] = (await download(`record/${record.id}`)).lines('record.csv')
  const values = row.split(',')
  const cells = Object.fromEntries(heads.split(',').map((head, i) => [head, values[i]]))
  expect(cells).toMatchObject({
    承諾播放分鐘: '480',
    承諾播放次數: '1440',
    '播出達成率（%）': String(delivery.deliveryPct),
    人分鐘: String(peopleMinutes),
  })
  expect(summary).toContain(`總人數,${body.summary.peopleTotal}`)
  expect(summary).toContain('性別：男,18')
  expect(summary).toContain('性別：女,少於 5 人')
  expect(body.summary.age).toBeNull()
  expect(summary).toContain('年齡：未知,無資料')
  expect(summary).toContain(`有資料的時間（%）,${body.summary.coveragePct}`)
})

test('exports a game’s results, with a nickname that cannot be a formula', async () => {
  const record = await makeRecord(t.deps, { storeId: store.store.id })
  await makeResult(t.deps, record, {
    userName: '@SUM(A1)',
    groupName: '-紅隊',
    score: 5,
    endStatus: 'forced',
  })
  const { name, lines } = await download(`effect-game/${record.id}`)
  expect(name).toContain(`filename="${store.store.storeCode}-effectGameData.zip"`)
  expect(lines('results.csv')).toEqual([
    '\uFEFF紀錄時間,暱稱,隊名,分數,結束狀態,名次,房號,連線房間,播放螢幕,開始時間,遊玩時間（秒）',
    `2026-11-14 10:00:00,'@SUM(A1),'-紅隊,5,強制結束,1,,,,,`,
  ])
})

test('exports a game’s results with room, screen, rank and time played', async () => {
  const record = await makeRecord(t.deps, { storeId: store.store.id })
  const screen = await makeDevice(t.deps)
  const openedAt = at('10:00:00')
  await t.deps.db.insert(gameRooms).values({
    code: 'ABC234',
    adId: record.adId,
    storeId: record.storeId,
    recordId: record.id,
    gameId: 2,
    roomId: 'PIER',
    deviceId: screen.id,
    screenIds: [screen.id],
    openedAt,
    startsAt: at('10:01:00'),
    endsAt: at('10:11:00'),
  })
  const played = [['外', 9, '09:59:30'], ['甲', 5, '10:01:30'], ['乙', 7, '10:01:40']] as const // oxfmt-ignore
  for (const [userName, score, time] of played)
    await makeResult(t.deps, record, { userName, score, recordTime: at(time) })
  const { lines } = await download(`effect-game/${record.id}`)
  const room = `ABC234,PIER,${screen.macAddr},2026-11-14 10:01:00`
  expect(lines('results.csv').slice(1)).toEqual([
    '2026-11-14 09:59:30,外,,9,獲勝,1,,,,,',
    `2026-11-14 10:01:30,甲,,5,獲勝,2,${room},30`,
    `2026-11-14 10:01:40,乙,,7,獲勝,1,${room},40`,
  ])
})

test('returns not found for another store’s record, denies another store, and allows an operator', async () => {
  const foreign = await makeStoreAdmin(t.deps)
  const record = await makeRecord(t.deps, { storeId: foreign.store.id })
  const operator = await makeOperator(t.deps)
  for (const what of ['record', 'effect-ad', 'effect-game']) {
    const url = (code: string) => `/store/${code}/download/${what}/${record.id}`
    expect((await post(url(store.store.storeCode))).statusCode).toBe(404)
    expect((await post(url(foreign.store.storeCode))).statusCode).toBe(403)
    expect((await post(url(foreign.store.storeCode), operator)).statusCode).toBe(200)
  }
})
