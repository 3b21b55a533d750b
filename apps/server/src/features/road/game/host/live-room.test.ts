import { getGameAd } from '@lumiroute/contract/game'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoment } from '../../../../clock/business-moment.ts'
import { gameRooms } from '../../../../db/schema/index.ts'
import { makeOperator, makeStoreAdmin } from '../../../../testing/factories.ts'
import { TestPhone, TestScreen } from '../../../../testing/game-clients.ts'
import { makeRoom, type MadeRoom } from '../../../../testing/game-room.ts'
import { eventually, playWell, readPlayed } from '../../../../testing/play-room.ts'
import { startTwoServers, type TwoServers } from '../../../../testing/two-servers.ts'

let servers: TwoServers
let url: string
beforeAll(async () => {
  servers = await startTwoServers()
  url = await servers.one.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => servers.close())

/** Asks the server that does not run the room. */
const look = async ({ adId }: MadeRoom, { token }: { token: string }) =>
  (await servers.other.call(getGameAd, { adId }, token)).body.room
const makeOwner = ({ storeId }: MadeRoom) => makeStoreAdmin(servers.one.deps, { storeId })

test('shows scores and connected phones at any server, and then the results', async () => {
  const { deps } = servers.one
  const room = await makeRoom(deps, { seats: 2, gameId: 4, settings: { seconds: 8 } })
  const operator = await makeOperator(deps)
  const see = () => look(room, operator)
  const screen = new TestScreen(url, room.code, room.screenTokens[0] as string)
  const [first, second] = room.seatTokens.map((token) => new TestPhone(url, room.code, token)) as [
    TestPhone,
    TestPhone,
  ]
  playWell(first, screen, 0)
  const scored = await eventually(async () => {
    const seen = await see()
    return seen?.phase === 'playing' && (seen.seats[0]?.score ?? 0) > 0 ? seen : undefined
  })
  expect(screen.state?.seats[0]?.score).toBeGreaterThanOrEqual(scored.seats[0]?.score as number)
  expect(scored.seats[1]).toMatchObject({ score: 0, isHere: true })
  second.cut()
  await eventually(async () => (await see())?.seats[1]?.isHere === false)

  await eventually(() => first.isOver)
  const { seats } = await readPlayed(deps, room.id)
  const podium = await eventually(async () => {
    const seen = await see()
    return seen?.phase === 'podium' ? seen : undefined
  })
  expect(podium.seats.map(({ score }) => score)).toEqual(seats.map(({ score }) => score))
  expect(first.last('over')?.score).toBe(podium.seats[0]?.score)
})

test('shows nobody as connected while no server runs the room', async () => {
  const { deps } = servers.one
  const room = await makeRoom(deps, { seats: 1, waitMs: 30_000 })
  const owner = await makeOwner(room)
  const phone = new TestPhone(url, room.code, room.seatTokens[0] as string)
  const phaseEndsAt = formatMoment(room.startsAt, deps.settings.businessTz)
  const seen = await eventually(async () => {
    const open = await look(room, owner)
    return open?.seats[0]?.isHere ? open : undefined
  })
  expect(seen).toMatchObject({ phase: 'waiting', phaseEndsAt, isPaused: false, seats: [{ score: null }] })
  await deps.db
    .update(gameRooms)
    .set({ hostNode: 'somebody', hostUntil: sql`now() - interval '1 s'` })
    .where(eq(gameRooms.id, room.id))
  expect(await look(room, owner)).toMatchObject({
    phase: 'waiting',
    phaseEndsAt,
    seats: [{ no: 0, isHere: false, score: null }],
  })
  phone.cut()
})

test('shows a store its own room and never that of another store', async () => {
  const { deps } = servers.one
  const [mine, theirs] = [
    await makeRoom(deps, { seats: 1, waitMs: 30_000 }),
    await makeRoom(deps, { seats: 2, waitMs: 30_000 }),
  ]
  const [owner, neighbour] = [await makeOwner(mine), await makeOwner(theirs)]
  expect((await look(mine, owner))?.seats).toHaveLength(1)
  expect((await look(theirs, neighbour))?.seats).toHaveLength(2)
  for (const [room, stranger] of [
    [mine, neighbour],
    [theirs, owner],
  ] as const) {
    const { status, body } = await servers.other.call(getGameAd, { adId: room.adId }, stranger.token)
    expect([status, JSON.stringify(body).includes(room.code)]).toEqual([404, false])
  }
})
