import { gzipSync } from 'node:zlib'
import { getAdEffect } from '@lumiroute/contract/effect'
import {
  getRecordDetail,
  getRecordTrack,
  listRecords,
  recordActions,
  unpackColumn,
} from '@lumiroute/contract/record'
import { readRoute } from '@lumiroute/geo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordImages } from '../../../db/schema/index.ts'
import { makeAd, makeRoute, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeFile, makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { type MadeRecord, makeRecord, makeSamples } from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
let store: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2026-11-15T04:00:00Z') })
  operator = await makeOperator(t.deps)
  store = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const ofRecord = (record: MadeRecord) => ({ storeId: record.storeId, adId: record.adId, recordId: record.id })
const place = (i: number) => ({ latitude: 25.03 + i * 0.0001, longitude: 121.5 + i * 0.00005, accuracy: 5 })

describe('the list', () => {
  test('shows the store’s own, newest first, with the number of each date', async () => {
    const own = await makeStoreAdmin(t.deps)
    const ad = await makeAd(t.deps, {
      storeId: own.store.id,
      name: '<夜市> "快閃"',
      broadcastDates: ['2026-11-10', '2026-11-12', '2026-11-13'],
      routeId: (await makeRoute(t.deps, { name: '信義線' })).id,
    })
    const vehicle = await makeVehicle(t.deps)
    const image = await makeFile(t.deps, { storeId: own.store.id, isPrivate: true })
    await makeRecord(t.deps, { ad, vehicleId: vehicle.id })
    const late = await makeRecord(t.deps, { ad, broadcastDate: '2026-11-12', imageName: image.uuidName })
    await makeRecord(t.deps, { storeId: store.store.id })

    const { body } = await t.call(listRecords, { page: 1, size: 10 }, own.token)
    expect(body.total).toBe(2)
    expect(body.adBroadcastRecordList.map(({ dateIndex, dateTotal }) => [dateIndex, dateTotal])).toEqual([[2, 3], [1, 3]]) // oxfmt-ignore
    const [first, second] = body.adBroadcastRecordList
    expect(first).toMatchObject({
      id: late.id,
      adName: '<夜市> "快閃"',
      broadcastDate: '2026-11-12',
      adBroadcastDate: '2026-11-10,2026-11-12,2026-11-13',
      adVehicleRoute: { name: '信義線' },
      startDateTime: '2026-11-12T09:00:00+08:00',
      kmDriven: null,
      peopleTotal: null,
      qrScans: 0,
    })
    expect(second).toMatchObject({ vehicle: { no: vehicle.no }, imagePath: null })
    const picture = await t.app.inject({ url: first?.imagePath ?? '' })
    expect(first?.imagePath).toMatch(/^\/api\/files\/.+\?expires=\d+&sign=/)
    // The link is valid, but the factory's file has no bytes.
    expect(picture.json()).toMatchObject({ status: 404, message: '找不到檔案' })
  })

  test('filters by kind, ad, date and words', async () => {
    const own = await makeStoreAdmin(t.deps)
    const game = await makeAd(t.deps, { storeId: own.store.id, moveType: 'fix_game', broadcastDates: ['2026-11-01'] }) // oxfmt-ignore
    const play = await makeAd(t.deps, { storeId: own.store.id, name: '晚場', broadcastDates: ['2026-11-02'] })
    const [one, two] = [await makeRecord(t.deps, { ad: game }), await makeRecord(t.deps, { ad: play })]
    const ids = async (input: object) =>
      (await t.call(listRecords, input, own.token)).body.adBroadcastRecordList.map(({ id }) => id)
    expect(await ids({ kind: 'game' })).toEqual([one.id])
    expect(await ids({ kind: 'ad' })).toEqual([two.id])
    expect(await ids({ adId: game.id })).toEqual([one.id])
    expect(await ids({ broadcastDate: '2026-11-02' })).toEqual([two.id])
    expect(await ids({ q: '晚' })).toEqual([two.id])
    expect(await ids({ q: '%' })).toEqual([])
    expect(await ids({ sort: 'adName', recordId: two.id })).toEqual([two.id])
  })

  test('shows all stores to an operator, and only its own to a store', async () => {
    const record = await makeRecord(t.deps)
    const all = await t.call(listRecords, { recordId: record.id }, operator.token)
    expect(all.body.adBroadcastRecordList).toHaveLength(1)
    const none = await t.call(listRecords, { recordId: record.id }, store.token)
    expect(none.body.adBroadcastRecordList).toEqual([])
  })

  test('offers what can be viewed once the broadcast has started', async () => {
    for (const { store: owner, token } of [store, await makeStoreAdmin(t.deps)]) {
      const times = { startDateTime: null, endDateTime: null }
      const waiting = await makeRecord(t.deps, { storeId: owner.id, ...times })
      const started = await makeRecord(t.deps, { storeId: owner.id, endDateTime: null })
      const offered = async ({ id }: MadeRecord) =>
        (await t.call(listRecords, { recordId: id }, token)).body.adBroadcastRecordList[0]?.actions
      expect(await offered(waiting)).toEqual([])
      expect(await offered(started)).toEqual(recordActions)
      expect((await t.call(getRecordTrack, ofRecord(started), token)).status).toBe(200)
    }
  })
})

describe('the samples', () => {
  test('are sorted by time, with those of two boxes for the same time in one row', async () => {
    const record = await makeRecord(t.deps, { storeId: store.store.id })
    await makeSamples(t.deps, record, [{ ...place(0), temp: 25.5, isRainy: true }, place(1)])
    await makeSamples(t.deps, record, [{ peopleCount: 7, deviceId: 2 }])
    const { body } = await t.call(getRecordDetail, ofRecord(record), store.token)
    expect(body.total).toBeUndefined()
    expect(body.adBroadcastRecordDetailList).toEqual([
      {
        recordTime: '2026-11-14T09:00:00+08:00',
        currentLatitude: 25.03,
        currentLongitude: 121.5,
        currentTemp: 25.5,
        currentHumidity: null,
        isRainy: true,
        peopleCount: 7,
      },
      expect.objectContaining({ recordTime: '2026-11-14T09:00:01+08:00', peopleCount: null, isRainy: null }),
    ])
  })

  test('are paged, also backwards', async () => {
    const record = await makeRecord(t.deps, { storeId: store.store.id })
    await makeSamples(t.deps, record, [1, 2, 3, 4, 5].map((peopleCount) => ({ peopleCount }))) // oxfmt-ignore
    const input = { ...ofRecord(record), page: 2, size: 2, sort: '-recordTime' }
    const { body } = await t.call(getRecordDetail, input, store.token)
    expect(body.total).toBe(5)
    expect(body.adBroadcastRecordDetailList.map(({ peopleCount }) => peopleCount)).toEqual([3, 2])
  })

  test('returns not found for another store’s, another ad’s and a missing record', async () => {
    const foreign = await makeRecord(t.deps)
    const own = await makeRecord(t.deps, { storeId: store.store.id })
    for (const endpoint of [getRecordDetail, getRecordTrack]) {
      const stolen = { ...ofRecord(foreign), storeId: store.store.id }
      expect((await t.call(endpoint, stolen, store.token)).status).toBe(404)
      expect((await t.call(endpoint, { ...ofRecord(own), adId: foreign.adId }, store.token)).status).toBe(404)
      expect((await t.call(endpoint, { ...ofRecord(own), recordId: 999_999 }, store.token)).status).toBe(404)
    }
  })
})

describe('the track', () => {
  test('contains every sample', async () => {
    const record = await makeRecord(t.deps, { storeId: store.store.id })
    await makeSamples(t.deps, record, [{ ...place(0), peopleCount: 3 }, {}, { ...place(2), temp: 25.46, isRainy: false }], 7) // oxfmt-ignore
    const { body } = await t.call(getRecordTrack, ofRecord(record), store.token)
    const { from, ...columns } = body.track
    expect(new Date(from).toISOString()).toBe('2026-11-14T01:00:00.000Z')
    expect(unpackColumn(columns.seconds)).toEqual([0, 7, 14])
    expect(unpackColumn(columns.lat)).toEqual([2_503_000, null, 2_503_020])
    expect(unpackColumn(columns.lng)).toEqual([12_150_000, null, 12_150_010])
    expect(unpackColumn(columns.people)).toEqual([3, null, null])
    expect(unpackColumn(columns.temp)).toEqual([null, null, 255])
    expect(unpackColumn(columns.rainy)).toEqual([null, null, 0])
  })

  test('reports the same coverage as the performance, however few points are requested', async () => {
    const record = await makeRecord(t.deps, { storeId: store.store.id })
    const samples = Array.from({ length: 240 }, (_, i) => (i % 3 === 0 ? place(i) : { peopleCount: i }))
    await makeSamples(t.deps, record, samples, 60)
    const [whole, two, effect] = await Promise.all([
      t.call(getRecordTrack, ofRecord(record), store.token),
      t.call(getRecordTrack, { ...ofRecord(record), points: 2 }, store.token),
      t.call(getAdEffect, ofRecord(record), store.token),
    ])
    expect(whole.body.coveragePct).toBeGreaterThan(45)
    expect(whole.body.coveragePct).toBeLessThan(55)
    expect(two.body.coveragePct).toBe(whole.body.coveragePct)
    expect(effect.body.summary.coveragePct).toBe(whole.body.coveragePct)
  })

  test('includes the booked route and the screenshots, and is empty without reports', async () => {
    const route = await makeRoute(t.deps)
    const ad = await makeAd(t.deps, { storeId: store.store.id, routeId: route.id, broadcastDates: ['2026-11-14'] }) // oxfmt-ignore
    const record = await makeRecord(t.deps, { ad })
    const { uuidName } = await makeFile(t.deps, { storeId: store.store.id, isPrivate: true })
    await t.deps.db
      .insert(recordImages)
      .values({ recordId: record.id, at: new Date('2026-11-14T02:00:00Z'), fileName: uuidName })
    const { body } = await t.call(getRecordTrack, ofRecord(record), store.token)
    expect(body.route).toEqual(route.lines)
    expect(body.imageList).toEqual([
      { at: '2026-11-14T10:00:00.000+08:00', imagePath: expect.stringContaining('sign=') },
    ])
    expect(body.track.seconds).toEqual([])
  })

  test('is small, and smaller with fewer points', async () => {
    const record = await makeRecord(t.deps, { storeId: store.store.id })
    await t.deps.db.pool.query(
      `insert into record_sample (record_id, device_id, record_time, latitude, longitude, temp, humidity, is_rainy, people_count)
       select $1, 1, timestamptz '2026-11-14 09:00+08' + n * interval '1 second', 25.03 + n * 1e-6 + random() * 1e-4,
         121.5 + sin(n / 900.0) / 50 + random() * 1e-4, 24 + sin(n / 3000.0) + random() / 5, 60 + n / 1000, n > 9000,
         case when n = 4321 then 900 else (20 + 15 * sin(n / 500.0) + random() * 6)::int end
       from generate_series(0, 29999) n`,
      [record.id],
    )
    const getSize = (body: object) => gzipSync(JSON.stringify(body)).length
    const whole = (await t.call(getRecordTrack, ofRecord(record), store.token)).body
    expect(whole.track.lat).toHaveLength(30_000)
    expect(getSize(whole)).toBeLessThan(300_000)
    const overview = (await t.call(getRecordTrack, { ...ofRecord(record), points: 2000 }, store.token)).body
    expect(getSize(overview)).toBeLessThan(50_000)
    const seconds = unpackColumn(overview.track.seconds)
    expect(seconds.length).toBeLessThanOrEqual(2000)
    expect(seconds.length).toBeGreaterThan(1200)
    expect([seconds[0], seconds.at(-1)]).toEqual([0, 29_999])
    expect(unpackColumn(overview.track.people)[seconds.indexOf(4321)]).toBe(900)
    const two = (await t.call(getRecordTrack, { ...ofRecord(record), points: 2 }, store.token)).body
    expect(unpackColumn(two.track.seconds)).toEqual([0, 29_999])
  })
})

describe('the KML', () => {
  const getKml = (record: MadeRecord, token = store.token) =>
    t.app.inject({
      url: `/api/ad/${record.adId}/record/${record.id}/kml`,
      headers: { authorization: `Bearer ${token}` },
    })

  test('is a track with as many times as positions and values', async () => {
    const ad = await makeAd(t.deps, { storeId: store.store.id, name: '<b>&"', broadcastDates: ['2026-11-14'] }) // oxfmt-ignore
    const record = await makeRecord(t.deps, { ad })
    await makeSamples(t.deps, record, [{ ...place(0), peopleCount: 4, temp: 21.5 }, {}, { ...place(2), isRainy: true }]) // oxfmt-ignore
    const { statusCode, headers, body } = await getKml(record)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('application/vnd.google-earth.kml+xml')
    expect(body).toContain('<name>&lt;b&gt;&amp;&quot; 2026-11-14</name>')
    expect(body).toContain('<when>2026-11-14T09:00:00.000+08:00</when>')
    expect(body.split('<gx:Tour>')[0]?.match(/<when>/g)).toHaveLength(3)
    expect(body.match(/<gx:coord>/g)).toHaveLength(3)
    expect(body.match(/<gx:value>/g)).toHaveLength(3 * 4)
    expect(body).toContain('<gx:SimpleArrayData name="people"><gx:value>4</gx:value><gx:value></gx:value>')
    expect(body).not.toContain('gx:MultiTrack')
    // Our route parser reads both the track and the plain line.
    expect(readRoute(body, 'kml').lines).toEqual([
      [[121.5, 25.03], [121.5001, 25.0302]],
      [[121.5, 25.03], [121.5001, 25.0302]],
    ]) // oxfmt-ignore
  })

  test('flies along the path in at most a hundred steps, in driving direction', async () => {
    const record = await makeRecord(t.deps, { storeId: store.store.id })
    const eastward = (i: number) => ({ latitude: 25.03, longitude: 121.5 + i / 10_000 })
    await makeSamples(t.deps, record, [{}, ...Array.from({ length: 450 }, (_none, i) => eastward(i))])
    const { body } = await getKml(record)
    expect(body.match(/<gx:FlyTo>/g)).toHaveLength(100)
    expect(new Set(body.match(/<heading>\d+/g))).toEqual(new Set(['<heading>90']))
    const places = [...body.matchAll(/<longitude>([\d.]+)/g)].map(([, lng]) => Number(lng))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(body).toContain(`<Data name="adId"><value>${record.adId}</value></Data>`)
  })

  test('has no flight for a single position', async () => {
    const record = await makeRecord(t.deps, { storeId: store.store.id })
    await makeSamples(t.deps, record, [place(0)])
    expect((await getKml(record)).body).not.toContain('gx:Tour')
  })

  test('of a record without samples has no position', async () => {
    const { statusCode, body } = await getKml(await makeRecord(t.deps, { storeId: store.store.id }))
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<Placemark>')
    expect(body).toContain('</Document></kml>')
  })

  test('of another store, or under another ad, is not found', async () => {
    const foreign = await makeRecord(t.deps)
    expect((await getKml(foreign)).statusCode).toBe(404)
    const own = await makeRecord(t.deps, { storeId: store.store.id })
    expect((await getKml({ ...foreign, adId: own.adId })).statusCode).toBe(404)
  })
})
