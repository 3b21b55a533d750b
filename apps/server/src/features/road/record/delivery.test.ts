import { getAdEffect } from '@lumiroute/contract/effect'
import { getPlatformDashboard } from '@lumiroute/contract/overview'
import { type BroadcastRecord, listRecords } from '@lumiroute/contract/record'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAd, makeRoute } from '../../../testing/ad-factories.ts'
import { makeOperator, type Person } from '../../../testing/factories.ts'
import {
  type MadeRecord,
  makePlay,
  makePromise,
  makeRecord,
  makeSamples,
} from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { measureReported } from './measure-record.ts'
import { measureRecords } from './measure-records.ts'

const date = '2026-11-14'
const at = (time: string) => new Date(`${date}T${time}+08:00`)
const nextMorning = new Date('2026-11-15T08:00:00+08:00')

let t: TestApp
let operator: Person
let now = nextMorning
beforeAll(async () => {
  t = await startTestApp({ now: () => now })
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())
beforeEach(() => {
  now = nextMorning
})

/** Promised are 60 minutes with a play of 20 seconds in each third of a minute. */
async function makeBroadcast(given: Partial<MadeRecord> = {}, moveType = 'move_play') {
  const routeId = (await makeRoute(t.deps)).id
  const ad = await makeAd(t.deps, { routeId, moveType, broadcastDates: [date] })
  const record = await makeRecord(t.deps, { ad, reportedAt: now, ...given })
  await makePromise(t.deps, record, { minutes: 60, plays: moveType === 'move_play' ? 180 : null })
  return record
}

async function play(record: MadeRecord, from: string, until: string) {
  const plays: Promise<void>[] = []
  for (let ms = at(from).getTime(); ms < at(until).getTime(); ms += 20_000)
    plays.push(makePlay(t.deps, record, { startAt: new Date(ms), endAt: new Date(ms + 20_000) }))
  await Promise.all(plays)
  await t.deps.db.pool.query(
    'update broadcast_record set delivered_plays = delivered_plays + $2 where id = $1',
    [record.id, plays.length],
  )
}

const read = async ({ id }: MadeRecord) => {
  const { body } = await t.call(listRecords, { recordId: id }, operator.token)
  return body.adBroadcastRecordList[0] as BroadcastRecord
}
const measure = async (record: MadeRecord) => {
  await measureReported(t.deps, record.id)
  return read(record)
}

test('a full day is delivered completely, and more than promised is not more than all of it', async () => {
  const full = await makeBroadcast({ startDateTime: at('10:00:00'), endDateTime: at('11:30:00') })
  await play(full, '10:00:00', '11:30:00')
  expect(await measure(full)).toMatchObject({
    plannedMinutes: 60,
    dueMinutes: 60,
    deliveredMinutes: 90,
    plannedPlays: 180,
    duePlays: 180,
    deliveredPlays: 270,
    minutesPct: 100,
    playsPct: 100,
    deliveryPct: 100,
  })
})

test('a late start is a shortfall', async () => {
  const late = await makeBroadcast({ startDateTime: at('10:45:00'), endDateTime: at('11:00:00') })
  await play(late, '10:45:00', '11:00:00')
  expect(await measure(late)).toMatchObject({
    deliveredMinutes: 15,
    minutesPct: 25,
    playsPct: 25,
    deliveryPct: 25,
  })
})

test('a dark screen is a shortfall, although the vehicle drove all the time', async () => {
  const dark = await makeBroadcast({ startDateTime: at('10:00:00'), endDateTime: at('11:00:00') })
  await play(dark, '10:00:00', '10:20:00')
  await play(dark, '10:50:00', '11:00:00')
  expect(await measure(dark)).toMatchObject({
    deliveredMinutes: 30,
    minutesPct: 50,
    playsPct: 50,
    deliveryPct: 50,
  })
})

test('a route that was not driven is a shortfall; 90 % of it is enough', async () => {
  const along = (metres: number) => ({ latitude: 25.03, longitude: 121.5 + metres / 100_750, accuracy: 5 })
  const drive = (metres: number) => Array.from({ length: metres / 10 }, (_none, i) => along(i * 10))
  const [half, most] = [
    await makeBroadcast({ startDateTime: at('09:00:00'), endDateTime: at('10:00:00') }),
    await makeBroadcast({ startDateTime: at('09:00:00'), endDateTime: at('10:00:00') }),
  ]
  for (const record of [half, most]) await play(record, '09:00:00', '10:00:00')
  await makeSamples(t.deps, half, drive(3020))
  await makeSamples(t.deps, most, drive(5600))
  const found = await measure(half)
  expect(found).toMatchObject({ minutesPct: 100, playsPct: 100 })
  expect(found.deliveryPct).toBeCloseTo((found.adherencePct as number) / 0.9, 0)
  expect(await measure(most)).toMatchObject({ deliveryPct: 100 })
})

test('a date that never started has delivered nothing, and without positions the route is unknown', async () => {
  const missed = await makeBroadcast({ startDateTime: null, endDateTime: null, reportedAt: null })
  expect(await read(missed)).toMatchObject({ deliveredMinutes: 0, adherencePct: null, deliveryPct: 0 })
})

test('a running day is compared with what is due so far', async () => {
  now = at('10:30:00')
  const running = await makeBroadcast({ startDateTime: at('10:00:00'), endDateTime: null })
  await play(running, '10:00:00', '10:30:00')
  const found = await measure(running)
  expect(found).toMatchObject({
    plannedMinutes: 60,
    plannedPlays: 180,
    deliveredMinutes: 30,
    deliveryPct: 100,
  })
  expect(found.dueMinutes).toBeLessThanOrEqual(30)
  expect(found.duePlays).toBeLessThanOrEqual(90)
  // Silent since then: the next measurement shows that nothing was played.
  now = at('10:45:10')
  await measureRecords(t.deps)
  expect(await read(running)).toMatchObject({ dueMinutes: 45, deliveredMinutes: 30, minutesPct: 66.7 })
})

test('from AD_START_BY on, a broadcast that has not started falls short', async () => {
  now = at('11:59:00')
  const waiting = await makeBroadcast({ startDateTime: null, endDateTime: null, reportedAt: null })
  expect(await read(waiting)).toMatchObject({ dueMinutes: 0, duePlays: 0, deliveryPct: null })
  now = at('12:30:00')
  expect(await read(waiting)).toMatchObject({ dueMinutes: 30, deliveryPct: 0 })
})

test('plays side by side count once, and rejected or interrupted ones not at all', async () => {
  const split = await makeBroadcast({ startDateTime: at('10:00:00'), endDateTime: at('11:00:00') })
  await play(split, '10:00:00', '10:30:00')
  await play(split, '10:00:10', '10:30:00')
  const later = { startAt: at('10:40:00'), endAt: at('10:50:00') }
  await makePlay(t.deps, split, { ...later, rejected: 'hash' })
  await makePlay(t.deps, split, { ...later, plannedMs: 1_200_000 })
  expect((await measure(split)).deliveredMinutes).toBe(30)
})

test('a game promises minutes only, and delivers the time it was on', async () => {
  const game = await makeBroadcast({ startDateTime: at('10:00:00'), endDateTime: at('10:45:00') }, 'fix_game')
  expect(await measure(game)).toMatchObject({
    plannedPlays: null,
    playsPct: null,
    deliveredMinutes: 45,
    deliveryPct: 75,
  })
})

test('a failed stream delivers the time around the failure', async () => {
  const stream = await makeBroadcast(
    { startDateTime: at('10:00:00'), endDateTime: at('11:00:00') },
    'store_streaming',
  )
  for (const [kind, time] of [
    ['start', '10:00:00'],
    ['error', '10:10:00'],
    ['resume', '10:40:00'],
  ] as const)
    await t.deps.db.pool.query(
      `insert into stream_event (event_id, record_id, device_id, kind, at) values (gen_random_uuid(), $1, 1, $2, $3)`,
      [stream.id, kind, at(time)],
    )
  expect((await measure(stream)).deliveredMinutes).toBe(30)
})

test('without a promise the delivery is unknown', async () => {
  const record = await makeRecord(t.deps, { reportedAt: now })
  expect(await measure(record)).toMatchObject({ plannedMinutes: null, dueMinutes: null, deliveryPct: null })
})

test('list, effect and dashboard show the same figures', async () => {
  const record = await makeBroadcast({ startDateTime: at('10:00:00'), endDateTime: at('10:50:00') })
  await play(record, '10:00:00', '10:50:00')
  await makeSamples(t.deps, record, [{ peopleCount: 3 }, { peopleCount: 5 }, { peopleCount: 4 }], 600)
  const listed = await measure(record)
  const ofRecord = { storeId: record.storeId, adId: record.adId, recordId: record.id }
  const { summary } = (await t.call(getAdEffect, ofRecord, operator.token)).body
  expect(listed).toMatchObject(summary.delivery)
  expect(listed).toMatchObject({ deliveredMinutes: 50, deliveryPct: 83.3 })
  expect(summary).toMatchObject({ peopleMinutes: listed.peopleMinutes, peopleMinutesMethod: 'ots-2' })
  const all = (await t.call(listRecords, { from: date, to: date, size: 100 }, operator.token)).body
  const { plays } = (await t.call(getPlatformDashboard, { range: '7' }, operator.token)).body.figures
  const sum = (figure: (each: BroadcastRecord) => number | null) =>
    all.adBroadcastRecordList.reduce((total, each) => total + (figure(each) ?? 0), 0)
  expect(plays).toMatchObject({
    value: sum(({ deliveredPlays }) => deliveredPlays),
    planned: sum(({ duePlays }) => duePlays),
    kept: sum(({ deliveredPlays, duePlays }) => duePlays && Math.min(deliveredPlays, duePlays)),
  })
})

test('measuring again rewrites the cells', async () => {
  const record = await makeBroadcast({ startDateTime: at('09:00:00'), endDateTime: at('10:00:00') })
  const place = { latitude: 25.03, longitude: 121.5 }
  await makeSamples(t.deps, record, Array.from({ length: 31 }, () => ({ ...place, peopleCount: 4, isRainy: false })), 60) // oxfmt-ignore
  const cells = async () =>
    (
      await t.deps.db.pool.query(
        'select cell, hour, is_rainy, minutes, people_minutes from record_cell where record_id = $1',
        [record.id],
      )
    ).rows
  await measure(record)
  await t.deps.db.pool.query('update broadcast_record set measured_at = null where id = $1', [record.id])
  const { peopleMinutes } = await measure(record)
  expect(await cells()).toEqual([
    { cell: '25.0300,121.5000', hour: 9, is_rainy: false, minutes: 32, people_minutes: 128 },
  ])
  expect(peopleMinutes).toBe(128)
})
