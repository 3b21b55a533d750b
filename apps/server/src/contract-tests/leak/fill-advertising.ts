import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import {
  adScans,
  gameRooms,
  gameRounds,
  gameSeats,
  payments,
  recordImages,
  routes,
  screenBookings,
  streamEvents,
  makeGoods,
  recordCells,
  touches,
  touchSteps,
} from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { dateIn, makeAd, makeDevice, makeOrder, makePlaylist, makeRoute } from '../../testing/ad-factories.ts'
import { makeFile } from '../../testing/factories.ts'
import { makePlay, makeRecord, makeResult, makeSamples } from '../../testing/record-factories.ts'
import { approveAgain, makeDrive } from '../../testing/road-factories.ts'
import type { Filling } from './marks.ts'

/** Playlists, a driving ad, a finished game with its results, a stream and the order of an ad. */
export async function fillAdvertising({ deps, storeId, word }: Filling) {
  const playlist = await makePlaylist(deps, { storeId })
  const { id: routeId } = (await deps.db.select().from(routes).limit(1))[0] ?? (await makeRoute(deps))
  const drive = await makeDrive(deps, { storeId, playId1: playlist.id, routeId })
  const game = await makeAd(deps, {
    storeId,
    moveType: 'store_united_game',
    gameId: 2,
    unitedRoomId: word('room'),
    gameCoupon: word('coupon'),
    review: 'accept',
    broadcastDates: [dateIn(deps, -1)],
  })
  const played = await makeRecord(deps, { ad: game, placeName: word('place') })
  await makeResult(deps, played)
  await makeSamples(deps, played, [{ latitude: 25, longitude: 121.5, peopleCount: 9 }])
  const start = new Date(`${played.broadcastDate}T09:00:00+08:00`)
  await makePlay(deps, played, { startAt: start, endAt: new Date(start.getTime() + 20_000) })
  const screen = await makeDevice(deps, { storeId, name: word('screen'), ...onScreen(deps, game.id, word) })
  await deps.db
    .insert(screenBookings)
    .values({ deviceId: screen.id, date: played.broadcastDate, adId: game.id })
  await deps.db.insert(adScans).values({ adId: game.id, recordId: played.id })
  const touch = { id: randomUUID(), storeId, adId: game.id, recordId: played.id, at: deps.now() }
  await deps.db.insert(touches).values({ ...touch, kind: 'scan', cell: '25.042,121.513' })
  await deps.db
    .insert(touchSteps)
    .values({ touchId: touch.id, step: 'coupon', ref: touch.id, at: deps.now() })
  await deps.db.insert(makeGoods).values({
    recordId: played.id,
    adId: game.id,
    storeId,
    share: 0.5,
    credit: 100,
    reason: word('reason'),
  })
  await deps.db.insert(recordCells).values({ recordId: played.id, cell: word('cell'), hour: 9, minutes: 5 })
  await fillRecord(deps, played.id, storeId)
  const ofRoom = { storeId, adId: game.id, recordId: played.id, deviceId: screen.id }
  await playRound(deps, { ...ofRoom, code: word('PLAYED').replaceAll('-', '') })
  await openRoom(deps, { ...ofRoom, code: word('ROOM').replaceAll('-', '') })
  const order = await makeOrder(deps, await makeAd(deps, { storeId }), { paymentId: word('AD-PAY') })
  await deps.db.insert(payments).values({
    orderId: order.id,
    paymentId: order.paymentId,
    uuid: randomUUID(),
    provider: 'SANDBOX',
    amount: order.orderAmount,
    status: 'SUCCESS',
  })
  return { playlist, drive, game, played, adOrder: order }
}

const onScreen = (deps: Deps, adId: number, word: Filling['word']) => ({
  lastSeenAt: deps.now(),
  onScreen: { adId, adName: word('onScreenAd'), name: word('onScreenItem') },
  faults: [{ file: word('faultFile'), text: word('faultText') }],
})

async function fillRecord(deps: Deps, recordId: number, storeId: number) {
  const at = deps.now()
  const shot = await makeFile(deps, { storeId, kind: 'record', isPrivate: true })
  await deps.db.insert(recordImages).values({ recordId, at, fileName: shot.uuidName })
  await deps.db
    .insert(streamEvents)
    .values({ eventId: randomUUID(), recordId, deviceId: 1, kind: 'error', at, detail: '斷線', logUrl: 'x' })
}

type Room = { code: string; storeId: number; adId: number; recordId: number; deviceId: number }

/** A finished room with the result of its one player. */
async function playRound(deps: Deps, room: Room) {
  const roomId = await openRoom(deps, room)
  const at = deps.now()
  await deps.db.update(gameRooms).set({ endedAt: at, endReason: 'finished' }).where(eq(gameRooms.id, roomId))
  await deps.db
    .update(gameSeats)
    .set({ score: 7, rank: 1, endStatus: 'win' })
    .where(eq(gameSeats.roomId, roomId))
  const played = { ticks: 1, inputs: Buffer.alloc(0), finalHash: 'none', startedAt: at, endedAt: at }
  await deps.db
    .insert(gameRounds)
    .values({ roomId, gameId: 2, codeVersion: 1, seed: 1, settings: {}, ...played })
}

async function openRoom(deps: Deps, { code, deviceId, ...of }: Room): Promise<number> {
  const [room] = await deps.db
    .insert(gameRooms)
    .values({
      ...of,
      deviceId,
      code,
      gameId: 2,
      roomId: 'PIER',
      keyName: 'KEY',
      screenIds: [deviceId],
      openedAt: deps.now(),
      startsAt: new Date(deps.now().getTime() + 60_000),
      endsAt: new Date(deps.now().getTime() + 600_000),
    })
    .returning()
  const roomId = (room as NonNullable<typeof room>).id
  await deps.db
    .insert(gameSeats)
    .values({ roomId, no: 0, name: 'player', tokenHash: `hash of ${code}`, joinedAt: deps.now() })
  return roomId
}

/** What plays was copied from the rows when they were approved, so it is approved again with marked rows. */
export async function approveMarked(
  deps: Deps,
  { drive, game }: Awaited<ReturnType<typeof fillAdvertising>>,
) {
  await approveAgain(deps, drive.ad)
  await approveAgain(deps, game)
}
