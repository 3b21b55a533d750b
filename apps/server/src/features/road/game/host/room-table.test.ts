import { joinGame } from '@lumiroute/contract/game'
import { hashState } from '@lumiroute/games/simulation'
import { asc, eq, sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { gameInputs, gameRooms } from '../../../../db/schema/index.ts'
import { makeRoom } from '../../../../testing/game-room.ts'
import { eventually, readPlayed } from '../../../../testing/play-room.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { advanceRoom } from './advance-room.ts'
import type { HostContext } from './host-context.ts'
import { createHostMetrics } from './host-metrics.ts'
import type { HostedRoom } from './hosted-room.ts'
import { RoomTable } from './room-table.ts'
import { RunningRound } from './running-round.ts'

let t: TestApp
const tables: RoomTable[] = []
beforeAll(async () => {
  // It does not listen, so its own host takes no rooms.
  t = await startTestApp()
})
afterEach(() => Promise.all(tables.splice(0).map((table) => table.stop())))
afterAll(() => t.close())

const read = (roomId: number) => readPlayed(t.deps, roomId)

function makeTable(node: string, now = t.deps.now): RoomTable {
  const context: HostContext = { ...t.deps, now, node, metrics: createHostMetrics(new Registry()) }
  const table = new RoomTable(context)
  tables.push(table)
  return table
}

async function open(table: RoomTable, code: string): Promise<HostedRoom> {
  const room = await table.open(code)
  if (!room) throw new Error('another server holds the room')
  // A busy machine must not end the lease.
  room.heldUntil = Infinity
  return room
}

/** A round in which seat 0 plays; its ticks come by hand until the table's first pulse. */
async function openRound(table: RoomTable) {
  const made = await makeRoom(t.deps, { seats: 1, waitMs: 0, settings: { seconds: 60 } })
  const room = await open(table, made.code)
  await advanceRoom(table.context, room, 'begin')
  const { round } = room
  if (!round) throw new Error('no round')
  round.join(0)
  room.tick()
  return { made, room, round }
}

test('gives the seat of a phone that is gone for 30 seconds to the next person', async () => {
  const table = makeTable('seats')
  const { code, id } = await makeRoom(t.deps, { seats: 2, waitMs: 60_000 })
  const room = await open(table, code)
  const [kept, gone] = [...room.seats.values()]
  if (!kept || !gone) throw new Error('no seats')
  kept.goneSince -= 29_000
  gone.goneSince -= 30_001
  table.pulse()
  await eventually(async () => (await read(id)).seats.length === 1)
  expect([...room.seats.keys()]).toEqual([0])
  const next = await t.call(joinGame, { roomCode: code, nameNo: 3 })
  expect(next.body.seat.no).toBe(1)
})

test('lets a player who is gone for 30 seconds leave the round, and keeps seat and score', async () => {
  const table = makeTable('leaving')
  const { made, room, round } = await openRound(table)
  const seat = room.seats.get(0)
  if (!seat) throw new Error('no seat')
  seat.goneSince -= 30_001
  table.pulse()
  await eventually(() => !round.isPlaying(0))
  expect(room.seats.has(0)).toBe(true)
  await advanceRoom(table.context, room, 'finish')
  expect((await read(made.id)).seats).toMatchObject([{ no: 0, endStatus: 'quit', score: expect.any(Number) }])
})

test('ends a round that is paused for more than a minute, with the scores so far', async () => {
  const table = makeTable('pauses')
  const [short, long] = [await openRound(table), await openRound(table)]
  short.room.speed.report(1, 50, performance.now() - 50_000)
  long.room.speed.report(1, 50, performance.now() - 60_001)
  table.pulse()
  await eventually(async () => (await read(long.made.id)).room?.endedAt)
  const { room, round, seats } = await read(long.made.id)
  expect(room?.endReason).toBe('forced')
  expect(round?.finalHash).toBe(hashState(long.round.state))
  expect(seats).toMatchObject([{ no: 0, endStatus: 'forced' }])
  expect(table.find(long.made.code)).toBeUndefined()
  expect((await read(short.made.id)).room?.endReason).toBeNull()
  expect(short.room.phase).toBe('playing')
})

test('ends a round that no server ran until its room was over, with the scores as written', async () => {
  const { made, round } = await openRound(makeTable('dead'))
  await Promise.all(tables.splice(0).map((table) => table.stop()))
  await t.deps.db
    .update(gameRooms)
    .set({ hostNode: 'dead', hostUntil: sql`now() - interval '1 s'` })
    .where(eq(gameRooms.id, made.id))
  const later = makeTable('later', () => new Date(made.endsAt.getTime() + 1000))
  await later.sync()
  later.pulse()
  await eventually(async () => (await read(made.id)).round?.endedAt)
  const { room, round: ended, seats } = await read(made.id)
  expect(room).toMatchObject({ endReason: 'expired' })
  expect(ended).toMatchObject({ ticks: round.state.tick, finalHash: hashState(round.state) })
  expect(seats).toMatchObject([{ no: 0, endStatus: 'forced' }])
})

test('writes each input once, also one that arrives while the database is writing', async () => {
  const table = makeTable('log')
  const { made, room, round } = await openRound(table)
  const press = (x: number) => {
    round.add({ kind: 'pad', seat: 0, pad: { buttons: 1, x, y: 0 } })
    room.tick()
  }
  press(10)
  const writing = table.writeInputs()
  press(20)
  await writing
  press(30)
  await table.writeInputs()
  expect(round.readUnwritten()).toBeNull()
  const rows = await t.deps.db
    .select()
    .from(gameInputs)
    .where(eq(gameInputs.roomId, made.id))
    .orderBy(asc(gameInputs.fromTick))
  expect(rows.map(({ fromTick, untilTick }) => [fromTick, untilTick])).toEqual([
    [0, 2],
    [2, 4],
  ])
  const again = new RunningRound(round.start)
  await again.replay(rows)
  expect(hashState(again.state)).toBe(hashState(round.state))
})
