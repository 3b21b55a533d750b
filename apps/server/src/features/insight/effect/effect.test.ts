import { getAdEffect, getGameEffect } from '@lumiroute/contract/effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameRooms, gameRounds, gameSeats } from '../../../db/schema/game.ts'
import { makeAd, makePlaylist } from '../../../testing/ad-factories.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import {
  type MadeRecord,
  makePlay,
  makeRecord,
  makeResult,
  makeSamples,
} from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let store: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2026-11-15T04:00:00Z') })
  store = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const own = () => makeRecord(t.deps, { storeId: store.store.id })
const ofRecord = ({ storeId, adId, id }: MadeRecord) => ({ storeId, adId, recordId: id })
const getEffect = async (record: MadeRecord) =>
  (await t.call(getAdEffect, ofRecord(record), store.token)).body
const at = (time: string) => new Date(`2026-11-14T${time}+08:00`)

describe('an ad’s effect', () => {
  test('shows people by gender and age, and omits times at which nobody was counted', async () => {
    const record = await own()
    await makeSamples(t.deps, record, [
      { peopleCount: 9, male: 3, female: 5, genderUnknown: 1, age0: 1, age19: 8 },
      { latitude: 25, longitude: 121 },
      { peopleCount: 2 },
    ])
    expect((await getEffect(record)).effectAdDetailList).toEqual([
      {
        recordTime: '2026-11-14T09:00:00+08:00',
        peopleCount: 9,
        peopleGender: '男 3／女 5／未知 1',
        peopleAge: '0-12 歲 1／13-18 歲 0／19-34 歲 8／35-59 歲 0／60 歲以上 0／未知 0',
      },
      { recordTime: '2026-11-14T09:00:02+08:00', peopleCount: 2, peopleGender: '', peopleAge: '' },
    ])
  })

  test('sums per minute, unknown where nothing was counted', async () => {
    const record = await own()
    const counts = [4, 6, null, null, 5].map((peopleCount) => ({ peopleCount }))
    await makeSamples(t.deps, record, counts, 40)
    expect((await getEffect(record)).effectAdChart).toEqual({
      labels: ['09:00', '09:01', '09:02'],
      peopleCount: { data: [10, null, 5] },
    })
  })

  test('uses five-minute steps for more than a day', async () => {
    const record = await own()
    await makeSamples(t.deps, record, [{ peopleCount: 1 }, { peopleCount: 2 }], 25 * 3600)
    const { labels, peopleCount } = (await getEffect(record)).effectAdChart
    expect(labels).toHaveLength(25 * 12 + 1)
    expect(labels.slice(0, 2)).toEqual(['09:00', '09:05'])
    expect([peopleCount.data[0], peopleCount.data[1], peopleCount.data.at(-1)]).toEqual([1, null, 2])
  })

  test('withholds groups of fewer than five, and reports the coverage', async () => {
    const record = await makeRecord(t.deps, { storeId: store.store.id, endDateTime: at('09:01:40') })
    const seen = { peopleCount: 3, male: 2, female: 1, age19: 2, age35: 1 }
    await makeSamples(t.deps, record, [seen, seen, seen, seen, seen, seen], 10)
    const { summary } = await getEffect(record)
    expect(summary).toMatchObject({
      peopleTotal: 18,
      gender: { male: 12, female: 6, unknown: null },
      age: { '0-12': null, '13-18': null, '19-34': 12, '35-59': 6, '60+': null, unknown: null },
      coveragePct: 70,
      samples: 6,
      method: 'ots-1',
    })
    const few = await own()
    await makeSamples(t.deps, few, [{ peopleCount: 9, male: 4, female: 5 }])
    expect((await getEffect(few)).summary.gender).toEqual({ male: null, female: 5, unknown: null })
  })

  test('shows people per item; unknown if no sample was near', async () => {
    const playlist = await makePlaylist(t.deps, { storeId: store.store.id, images: 1 })
    const ad = await makeAd(t.deps, { storeId: store.store.id, playId1: playlist.id, broadcastDates: ['2026-11-14'] }) // oxfmt-ignore
    const record = await makeRecord(t.deps, { ad })
    const [material] = (
      await t.deps.db.pool.query('select id from material where playlist_id = $1', [playlist.id])
    ).rows as { id: number }[]
    await t.deps.db.pool.query('delete from material where playlist_id = $1', [playlist.id])
    const materialId = material?.id as number
    await makeSamples(t.deps, record, [4, 8, 6].map((peopleCount) => ({ peopleCount })), 10) // oxfmt-ignore
    await makePlay(t.deps, record, { materialId, startAt: at('09:00:05'), endAt: at('09:00:15') })
    await makePlay(t.deps, record, { materialId, startAt: at('12:00:00'), endAt: at('12:00:10'), playedMs: 4000 }) // oxfmt-ignore
    await makePlay(t.deps, record, { materialId: 999_999, startAt: at('13:00:00'), endAt: at('13:00:20') })
    expect((await getEffect(record)).itemList).toEqual([
      { materialId, name: '素材 1', plays: 2, delivered: 1, seconds: 14, measured: 1, people: 8 },
      {
        materialId: 999_999,
        name: '#999999',
        plays: 1,
        delivered: 1,
        seconds: 20,
        measured: 0,
        people: null,
      },
    ])
  })

  test('omits groups that no box distinguished, instead of withholding them', async () => {
    const record = await own()
    await makeSamples(t.deps, record, [{ peopleCount: 30, age19: 30 }])
    const { gender, age } = (await getEffect(record)).summary
    expect(gender).toBeNull()
    expect(age).toMatchObject({ '19-34': 30, '60+': null })
  })

  test('of a record without reports is empty, not zero', async () => {
    const body = await getEffect(await own())
    expect(body.summary).toMatchObject({ peopleTotal: null, samples: 0, coveragePct: 0 })
    expect(body.effectAdChart.labels).toEqual([])
    expect(body.itemList).toEqual([])
  })
})

test('returns a game’s results and its players per minute', async () => {
  const record = await own()
  await makeResult(t.deps, record, { userName: '<b>阿明', groupName: '紅隊', score: 88 })
  await makeResult(t.deps, record, { recordTime: at('10:02:30'), endStatus: 'timeout' })
  const { body } = await t.call(getGameEffect, ofRecord(record), store.token)
  expect(body.effectGameDetailList).toEqual([
    { recordTime: '2026-11-14T10:00:00+08:00', userName: '<b>阿明', groupName: '紅隊', score: 88, endStatus: 'win', rank: null, roomCode: null },
    expect.objectContaining({ endStatus: 'timeout', groupName: '' }),
  ]) // oxfmt-ignore
  expect(body.gameRoundList).toEqual([])
  expect(body.effectGameChart).toEqual({
    labels: ['10:00', '10:01', '10:02'],
    playerCount: { data: [1, 0, 1] },
  })
})

test('lists the rounds that can be replayed, with rank and room of every result', async () => {
  const record = await own()
  const finished = await makeRound(record, { code: 'AAA111', endedAt: at('10:02:00') })
  await makeRound(record, { code: 'BBB222', endedAt: null })
  for (const [no, score] of [40, 90].entries()) {
    const [rank, userName] = [2 - no, `玩家 ${no}`]
    const seat = { roomId: finished, no, name: userName, joinedAt: at('10:00:00'), score, rank }
    await t.deps.db.insert(gameSeats).values({ ...seat, tokenHash: `${finished}-${no}` })
    await makeResult(t.deps, record, { userName, score, gameRoomId: finished, seatNo: no })
  }
  const { body } = await t.call(getGameEffect, ofRecord(record), store.token)
  expect(body.gameRoundList).toEqual([
    {
      roomCode: 'AAA111',
      game: { id: 2, name: '戰機對戰' },
      startedAt: '2026-11-14T10:00:00.000+08:00',
      seconds: 93,
      players: 2,
      best: { name: '玩家 1', score: 90 },
      verifiedAt: null,
    },
  ])
  const results = body.effectGameDetailList.map(({ score, rank, roomCode }) => [score, rank, roomCode])
  expect(results.toSorted()).toEqual([
    [40, 2, 'AAA111'],
    [90, 1, 'AAA111'],
  ])
})

async function makeRound(record: MadeRecord, { code, endedAt }: { code: string; endedAt: Date | null }) {
  const { db } = t.deps
  const [room] = await db
    .insert(gameRooms)
    .values({
      code,
      roomId: code,
      adId: record.adId,
      storeId: record.storeId,
      recordId: record.id,
      gameId: 2,
      screenIds: [],
      openedAt: at('09:59:00'),
      startsAt: at('10:00:00'),
      endsAt: at('10:05:00'),
      endedAt: at('10:03:00'),
      endReason: 'finished',
    })
    .returning({ id: gameRooms.id })
  const roomId = room?.id ?? 0
  const round = { roomId, gameId: 2, codeVersion: 1, seed: 7, settings: {}, startedAt: at('10:00:00') }
  await db.insert(gameRounds).values({ ...round, endedAt, ticks: endedAt && 5580 })
  return roomId
}

test('returns not found for another store’s record', async () => {
  const foreign = await makeRecord(t.deps)
  for (const endpoint of [getAdEffect, getGameEffect]) {
    expect((await t.call(endpoint, ofRecord(foreign), store.token)).status).toBe(403)
    const stolen = { ...ofRecord(foreign), storeId: store.store.id }
    expect((await t.call(endpoint, stolen, store.token)).status).toBe(404)
  }
})
