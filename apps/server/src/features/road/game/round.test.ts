import {
  claimPrize,
  getGameAd,
  getRoom,
  getRound,
  hideSeat,
  joinGame,
  listGameRecords,
  listOwnRounds,
  verifyRound,
} from '@lumiroute/contract/game'
import { getTimeline } from '@lumiroute/contract/member'
import { finishGame, sendGameResults } from '@lumiroute/contract/playbox'
import { readRecording, replayRound } from '@lumiroute/games/simulation'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { couponTickets, devices, gameRooms, gameRounds, gameSeats } from '../../../db/schema/index.ts'
import { makeCoupon } from '../../../testing/coupon-factories.ts'
import { makeOperator, makeSignedInMember, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makePlayground, start } from '../../../testing/game-factories.ts'
import { playRoom } from '../../../testing/played-round.ts'
import { makeDrive } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const noon = Date.parse('2026-11-15T12:00:00+08:00')
let nowMs = noon
let t: TestApp
let operator: Person
let owner: Person
let stranger: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(nowMs) })
})
afterAll(() => t.close())
beforeEach(async () => {
  nowMs = noon
  operator = await makeOperator(t.deps)
  owner = await makeStoreAdmin(t.deps)
  stranger = await makeStoreAdmin(t.deps)
})

const later = (seconds: number) => void (nowMs += seconds * 1000)
type Given = Parameters<typeof makePlayground>[1] & { players?: number }

/** A room of the store with players, a minute into its round. */
async function openRoom({ players = 3, ...given }: Given = {}) {
  const ground = await makePlayground(t.deps, { storeId: owner.store.id, ...given })
  const roomCode = (await start(t, ground, operator.token)).body.content[1]
  const seats = []
  for (let nameNo = 0; nameNo < players; nameNo++)
    seats.push((await t.call(joinGame, { roomCode, nameNo }, undefined)).body)
  later(120)
  return { ground, roomCode, seats, of: { storeId: owner.store.id, roomCode } }
}
async function playedRoom(given: Given = {}) {
  const open = await openRoom(given)
  const { scores, room } = await playRoom(t.deps, { code: open.roomCode })
  const winner = scores[0] as (typeof scores)[number]
  return { ...open, room, scores, winnerToken: open.seats[winner.no]?.seatToken as string }
}
const member = () => makeSignedInMember(t.deps, { storeId: owner.store.id })
type Member = Awaited<ReturnType<typeof member>>
const claim = ({ by }: Member, seatToken: string, store = owner.store.storeCode) =>
  t.call(claimPrize, { store, seatToken }, undefined, by)
const prize = (given: object = {}) => makeCoupon(t.deps, { storeId: owner.store.id, ...given })

test('gives the recording of a round, which replays to its hash, to its store only', async () => {
  const { of, scores } = await playedRoom()
  const { round } = (await t.call(getRound, of, owner.token)).body
  const recording = readRecording(Buffer.from(round.recording, 'base64'))
  expect(recording && replayRound(recording)?.hash).toBe(round.finalHash)
  expect(round.seats.map(({ no, score, rank, endStatus }) => ({ no, score, rank, endStatus }))).toEqual(
    scores.map(({ name: _name, ...rest }) => rest),
  )
  expect(round).toMatchObject({ roomCode: of.roomCode, game: { id: 2 }, verifiedAt: null })
  expect((await t.call(getRound, of, stranger.token)).status).toBe(403)
  const foreign = { ...of, storeId: stranger.store.id }
  expect((await t.call(getRound, foreign, stranger.token)).status).toBe(404)
  expect((await t.call(verifyRound, foreign, stranger.token)).status).toBe(404)
  const hiding = { ...foreign, seat: 0, isHidden: true }
  expect((await t.call(hideSeat, hiding, stranger.token)).status).toBe(404)
})

test.each([1, 2, 3, 4])(
  'verifies a round of game %i, and finds a changed score, input or state',
  async (gameId) => {
    const { of, room } = await playedRoom()
    const { id: roomId } = room
    await t.deps.db.delete(gameRounds).where(eq(gameRounds.roomId, roomId))
    await t.deps.db.execute(`delete from game_result where game_room_id = ${roomId}`)
    await t.deps.db.update(gameRooms).set({ gameId }).where(eq(gameRooms.id, roomId))
    await playRoom(t.deps, { code: of.roomCode, seed: 99 + gameId })
    const verify = async () => (await t.call(verifyRound, of, owner.token)).body
    const same = await verify()
    expect(same).toMatchObject({ isSame: true, isOtherVersion: false, message: '重新驗算的結果與紀錄相同' })
    expect(same.hash).toBe(same.finalHash)
    expect(same.seats.every(({ stored, replayed }) => stored === replayed)).toBe(true)
    expect((await t.call(getRound, of, owner.token)).body.round.verifiedAt).toBe(same.verifiedAt)

    const set = (fields: Partial<typeof gameRounds.$inferInsert>) =>
      t.deps.db.update(gameRounds).set(fields).where(eq(gameRounds.roomId, roomId))
    await t.deps.db.update(gameSeats).set({ score: 999_999 }).where(eq(gameSeats.roomId, roomId))
    const raised = await verify()
    expect(raised).toMatchObject({ isSame: false, verifiedAt: same.verifiedAt })
    expect(raised.seats[0]).toMatchObject({ stored: 999_999 })
    await set({ seed: 5 })
    expect(await verify()).toMatchObject({ isSame: false, isOtherVersion: false })
    await set({ codeVersion: 99 })
    const old = await verify()
    expect(old).toMatchObject({ isSame: false, isOtherVersion: true, hash: null })
    expect(old.seats[0]?.replayed).toBeNull()
  },
)

test('verifies a round that was stopped, and does not block the server', async () => {
  const { of, roomCode } = await openRoom({ players: 8 })
  await playRoom(t.deps, { code: roomCode, seconds: 180, untilTick: 4000 })
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  expect((await t.call(verifyRound, of, owner.token)).body.isSame).toBe(true)
  clearInterval(timer)
  // Alone it is below 20 ms; other programs may take the processor meanwhile.
  expect(longest).toBeLessThan(1000)
})

test('gives the winner’s member one ticket, however often and simultaneously they ask', async () => {
  const { cpnCode, id } = await prize()
  const { winnerToken, scores, ground } = await playedRoom({ gameCoupon: cpnCode })
  const winner = await member()
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(winner, winnerToken)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.ticket.ticketNo)).size).toBe(1)
  const tickets = await t.deps.db.select().from(couponTickets).where(eq(couponTickets.couponId, id))
  expect(tickets).toMatchObject([
    { channel: 'game', source: { adId: ground.ad.id, recordId: ground.recordId, gameId: 2 } },
  ])
  const other = await claim(await member(), winnerToken)
  expect(other).toMatchObject({ status: 409, body: { message: '這份獎品已由其他會員領取' } })
  const path = { store: owner.store.storeCode, mbrCode: winner.member.mbrCode }
  const { timeline } = (await t.call(getTimeline, path, owner.token)).body
  expect(timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['couponClaimed', 'game']))
  expect(timeline.find(({ kind }) => kind === 'game')).toMatchObject({
    ref: String(ground.ad.id),
    amount: scores[0]?.score,
    status: '2',
  })
  const listed = await t.call(listGameRecords, { store: owner.store.storeCode }, owner.token)
  const record = listed.body.gameRecordList.find(({ reward }) => reward !== null)
  expect(record).toMatchObject({ mbrCode: winner.member.mbrCode, reward: { type: 'coupon', ref: cpnCode } })
})

test('a member finds the rounds whose prize they claimed, and nobody else does', async () => {
  const { cpnCode, cpnTitle } = await prize()
  const { winnerToken, scores } = await playedRoom({ gameCoupon: cpnCode })
  const [winner, other] = [await member(), await member()]
  const { ticketNo } = (await claim(winner, winnerToken)).body.ticket
  const rounds = async ({ by }: Member) =>
    (await t.call(listOwnRounds, { store: owner.store.storeCode } as never, undefined, by)).body.roundList
  expect(await rounds(winner)).toMatchObject([
    {
      game: { id: 2 },
      rank: 1,
      players: scores.length,
      endStatus: 'win',
      prize: { ticketNo, cpnCode, title: cpnTitle },
    },
  ])
  expect(await rounds(other)).toEqual([])
})

test('gives one of two members who claim at once the ticket', async () => {
  const { cpnCode } = await prize()
  const { winnerToken } = await playedRoom({ gameCoupon: cpnCode })
  const members = [await member(), await member()]
  const answers = await Promise.all(members.map((each) => claim(each, winnerToken)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('keeps the coupon’s limits, and refuses losers, late claims, running rounds and other stores', async () => {
  const { cpnCode } = await prize({ cpnTotalQty: 1 })
  const first = await playedRoom({ gameCoupon: cpnCode })
  const loser = first.seats[first.scores.at(-1)?.no as number]?.seatToken as string
  const guest = await member()
  expect((await claim(guest, loser)).body.message).toBe('這一場沒有獲勝，無法領獎')
  expect((await claim(guest, 'no such token')).status).toBe(404)
  const foreign = await makeSignedInMember(t.deps, { storeId: stranger.store.id })
  expect((await claim(foreign, first.winnerToken)).status).toBe(403)
  expect((await claim(foreign, first.winnerToken, stranger.store.storeCode)).status).toBe(404)
  const asStaff = { store: owner.store.storeCode, seatToken: first.winnerToken }
  expect((await t.call(claimPrize, asStaff, owner.token)).status).toBe(409)
  later(901)
  expect((await claim(guest, first.winnerToken)).body.message).toBe('領獎時間已過')
  nowMs = noon
  const running = await openRoom({ gameCoupon: cpnCode })
  expect((await claim(guest, running.seats[0]?.seatToken as string)).status).toBe(409)
  nowMs = noon + 200_000
  expect((await claim(guest, first.winnerToken)).status).toBe(200)
  nowMs = noon
  const second = await playedRoom({ gameCoupon: cpnCode })
  expect((await claim(await member(), second.winnerToken)).status).toBe(409)
  const without = await playedRoom()
  expect((await claim(guest, without.winnerToken)).body.message).toBe('這場遊戲沒有獎品')
})

test('tells phones what there is to win while the coupon can be won', async () => {
  const { cpnCode, cpnTitle } = await prize()
  const { roomCode } = await openRoom({ gameCoupon: cpnCode, gameWinScore: 50 })
  const seen = async () => (await t.call(getRoom, { roomCode }, undefined)).body.room
  expect(await seen()).toMatchObject({
    prize: { title: cpnTitle, winScore: 50 },
    storeCode: owner.store.storeCode,
    phase: 'playing',
  })
  await t.deps.db.execute(`update coupon set cpn_status = 'paused' where cpn_code = '${cpnCode}'`)
  expect((await seen()).prize).toBeNull()
  await playRoom(t.deps, { code: roomCode })
  expect((await seen()).phase).toBe('podium')
  expect((await t.call(joinGame, { roomCode, nameNo: 0 }, undefined)).status).toBe(409)
})

test('hides a name in the room, the round and the results, and shows it again', async () => {
  const { ground, roomCode, of } = await openRoom({ gameNames: 'free' })
  await t.call(joinGame, { roomCode, nameNo: 0, name: '討厭鬼' }, undefined)
  const hide = (isHidden: boolean) => t.call(hideSeat, { ...of, seat: 3, isHidden }, owner.token)
  const seats = async () => (await t.call(getGameAd, { adId: ground.ad.id }, operator.token)).body.room?.seats
  expect((await seats())?.[3]).toMatchObject({ no: 3, name: '討厭鬼', isHidden: false })
  expect((await hide(true)).body.seat).toEqual({ no: 3, name: '梅花鹿', isHidden: true })
  expect((await seats())?.[3]).toMatchObject({ name: '梅花鹿', isHidden: true })
  await playRoom(t.deps, { code: roomCode })
  await hide(true)
  const names = async () =>
    (await t.call(listGameRecords, { store: owner.store.storeCode }, owner.token)).body.gameRecordList.map(
      ({ userName }) => userName,
    )
  expect(await names()).not.toContain('討厭鬼')
  const { round } = (await t.call(getRound, of, owner.token)).body
  expect(JSON.stringify(round.seats)).not.toContain('討厭鬼')
  await hide(false)
  expect(await names()).toContain('討厭鬼')
  expect((await t.call(hideSeat, { ...of, seat: 9, isHidden: true }, owner.token)).status).toBe(404)
})

test('lists the server’s results instead of what the box computed for the same round', async () => {
  const { ground, scores, roomCode } = await playedRoom()
  const result = { groupName: '', score: 5, endStatus: 'lose' as const, userName: '盒子' }
  const sent = [new Date(nowMs - 30_000), new Date(noon - 60_000)].map((at) => ({
    ...result,
    resultId: randomUUID(),
    recordTime: at.toISOString(),
  }))
  const batch = { deviceId: ground.macAddr, recordId: ground.recordId, results: sent }
  const { body } = await t.call(sendGameResults, batch, undefined, ground.by)
  expect(body).toMatchObject({ stored: 1, known: 1 })
  const { gameRecordList } = (await t.call(listGameRecords, { store: owner.store.storeCode }, owner.token))
    .body
  expect(gameRecordList.filter((each) => each.userName === '盒子')).toHaveLength(1)
  const computed = gameRecordList.filter((each) => each.roomCode === roomCode)
  expect(computed.map(({ score, rank }) => [score, rank]).toSorted()).toEqual(
    scores.map(({ score, rank }) => [score, rank]).toSorted(),
  )
  expect(computed[0]).toMatchObject({
    roomId: 'PIER',
    gameId: 2,
    deviceId: ground.macAddr,
    mbrCode: null,
    reward: null,
  })
  expect(Date.parse(computed[0]?.startAt ?? '')).toBe(noon + 60_000)
})

test('lets a box end no round that the server runs', async () => {
  const { ground, roomCode } = await openRoom()
  await playRoom(t.deps, { code: roomCode })
  const finishing = { deviceId: ground.macAddr, roomCode }
  expect((await t.call(finishGame, finishing, undefined, ground.by)).status).toBe(200)
  expect((await t.call(getRoom, { roomCode }, undefined)).body.room.phase).toBe('podium')
})

test('shows a store no ad of another one on a shared screen', async () => {
  const { ground } = await openRoom()
  const drive = await makeDrive(t.deps)
  const screens = async () => (await t.call(getGameAd, { adId: ground.ad.id }, owner.token)).body.screens
  const show = (adId: number) =>
    t.deps.db
      .update(devices)
      .set({ onScreen: { adId, adName: '別家廣告', name: '影片' } })
      .where(eq(devices.id, ground.device.id))
  await show(ground.ad.id)
  expect((await screens())[0]?.onScreen).toMatchObject({ adId: ground.ad.id })
  await show(drive.ad.id)
  expect((await screens())[0]?.onScreen).toBeNull()
})
