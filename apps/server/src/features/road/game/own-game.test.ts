import { getGameAd, listGameAds } from '@lumiroute/contract/game'
import { openGame } from '@lumiroute/contract/playbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRooms } from '../../../db/schema/index.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makePlayground, start } from '../../../testing/game-factories.ts'
import { makeDrive, makeOnAir } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let store: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2026-11-15T12:00:00+08:00') })
  store = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const detail = (adId: number, { token }: Person = store) => t.call(getGameAd, { adId }, token)

test('a store starts and watches its own linked game, and no other', async () => {
  const ground = await makePlayground(t.deps, { storeId: store.store.id })
  expect((await start(t, ground, store.token)).status).toBe(200)
  const { body } = await detail(ground.ad.id)
  expect(body).toMatchObject({ refusal: null, room: { game: { id: 2 }, seats: [] } })
  const foreign = await makePlayground(t.deps)
  expect((await detail(foreign.ad.id)).status).toBe(404)
  expect((await start(t, foreign, store.token)).status).toBe(404)
})

test('a store does not learn what others show on a shared screen', async () => {
  const drive = await makeDrive(t.deps)
  const game = { moveType: 'store_united_game', gameId: 2, unitedDeviceId: drive.macAddr }
  const { ad } = await makeOnAir(t.deps, { ...game, storeId: store.store.id })
  expect((await detail(ad.id)).body).toMatchObject({ refusal: 'otherAd', screens: [{ otherAd: null }] })
  const operator = await makeOperator(t.deps)
  expect((await detail(ad.id, operator)).body.screens).toMatchObject([{ otherAd: drive.ad.name }])
})

test('an ad with rooms on two boxes is listed once, with the newest room', async () => {
  const alone = { moveType: 'store_alone_game', gameId: 1, screens: 2, storeId: store.store.id }
  const ground = await makePlayground(t.deps, alone)
  for (const { macAddr, by } of [ground, ...ground.others])
    expect((await t.call(openGame, { deviceId: macAddr }, undefined, by)).status).toBe(200)
  const rooms = await t.deps.db.select().from(gameRooms).where(eq(gameRooms.adId, ground.ad.id))
  expect(rooms).toHaveLength(2)
  const operator = await makeOperator(t.deps)
  const { body } = await t.call(listGameAds, { q: ground.ad.name }, operator.token)
  expect(body.gameAdList).toMatchObject([{ id: ground.ad.id, room: { state: 'waiting' } }])
  expect((await detail(ground.ad.id)).body.room?.seats).toEqual([])
})
