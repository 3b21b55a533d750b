import { listOwnTickets } from '@lumiroute/contract/coupon'
import { getFront } from '@lumiroute/contract/front'
import { eraseOwnData, getTimeline } from '@lumiroute/contract/member'
import {
  finishStoreRound,
  getStoreGameStats,
  listStoreRounds,
  type OpenRound,
  roundsPerDay,
  startStoreRound,
  storeGameRules,
} from '@lumiroute/contract/store-game'
import { gameIds } from '@lumiroute/games'
import { playBotRound } from '@lumiroute/games/bots'
import { RoundRecorder, replayRound } from '@lumiroute/games/simulation'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeGameRounds, stores } from '../../../db/schema/index.ts'
import { makeCoupon } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember, makeStore, makeStoreAdmin } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { forgetOldInputs } from './forget-player.ts'
import { getMonday } from './list-rounds.ts'

// A Wednesday at noon in Taipei.
const noon = new Date('2026-11-18T12:00:00+08:00').getTime()
let t: TestApp
let at = noon
beforeAll(async () => (t = await startTestApp({ now: () => new Date(at) })))
beforeEach(() => (at = noon))
afterAll(() => t.close())

const roundMs = 48_000
/** Every round of a test is the same, so that its winner does not depend on luck. */
const seed = 7919
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

async function openStore(given: object = {}) {
  const { id: storeId, storeCode: store } = await makeStore(t.deps, { gameId: 4, ...given })
  const join = async (mbrDisplayName = '王小美') => {
    const { member, by } = await makeSignedInMember(t.deps, { storeId, mbrDisplayName })
    const start = () => t.call(startStoreRound, { store }, undefined, by)
    const open = async (): Promise<OpenRound> => {
      const { round } = (await start()).body
      await t.deps.db.update(storeGameRounds).set({ seed }).where(eq(storeGameRounds.id, round.roundId))
      return { ...round, seed }
    }
    const finish = (roundId: string, inputs: string) =>
      t.call(finishStoreRound, { store, roundId, inputs }, undefined, by)
    const list = async () => (await t.call(listStoreRounds, { store }, undefined, by)).body
    /** A whole round by a player of this skill. */
    const play = async (pace: number) => {
      const round = await open()
      const inputs = recordBot(round, pace)
      at += roundMs
      return { round, inputs, answer: await finish(round.roundId, inputs) }
    }
    return { member, by, start, open, finish, list, play }
  }
  const prize = (given: object = {}) =>
    makeCoupon(t.deps, {
      storeId,
      cpnTitle: '免費咖啡',
      cpnIssue: { type: 'game_win', gameId: null },
      ...given,
    })
  return { storeId, store, join, prize }
}

const record = ({ gameId, settings, seed }: OpenRound, pace: number) =>
  playBotRound({ game: gameId, settings, seed, players: [{ seat: 0, pace }] }).finish()
const recordBot = (round: OpenRound, pace: number) => base64(record(round, pace).inputs)
const [skilled, clumsy] = [2, 120]

test.each(gameIds)('game %i is won by a skilled player and not by a clumsy one', async (gameId) => {
  const { join, prize } = await openStore({ gameId })
  await prize()
  const player = await join()
  const { answer, round } = await player.play(skilled)
  expect(answer.status).toBe(200)
  expect(answer.body.round).toMatchObject({
    gameId,
    isWin: true,
    score: replayRound(record(round, skilled))?.state.seats[0]?.score,
    ticket: { title: '免費咖啡' },
    prizeRefusal: null,
  })
  at += roundMs
  const lost = await player.play(clumsy)
  expect(lost.answer.body).toMatchObject({
    round: { isWin: false, ticket: null, prizeRefusal: null },
    bestScore: answer.body.round.score,
    tries: { used: 2, left: roundsPerDay - 2 },
  })
})

test('a win gives the coupon to the member, and shows in the history and on the timeline', async () => {
  const owner = await makeStoreAdmin(t.deps, { isFirst: true })
  await t.deps.db.update(stores).set({ gameId: 4 }).where(eq(stores.id, owner.store.id))
  await makeCoupon(t.deps, { storeId: owner.store.id, cpnIssue: { type: 'game_win', gameId: 4 } })
  const store = owner.store.storeCode
  const { member, by } = await makeSignedInMember(t.deps, { storeId: owner.store.id })
  const { round } = (await t.call(startStoreRound, { store }, undefined, by)).body
  await t.deps.db.update(storeGameRounds).set({ seed }).where(eq(storeGameRounds.id, round.roundId))
  at += roundMs
  const inputs = recordBot({ ...round, seed }, skilled)
  const finished = (await t.call(finishStoreRound, { store, roundId: round.roundId, inputs }, undefined, by))
    .body.round
  const { ticketList } = (await t.call(listOwnTickets, { store }, undefined, by)).body
  expect(ticketList).toMatchObject([{ ticketNo: finished.ticket?.ticketNo }])
  const { roundList, bestScore, leaderList } = (await t.call(listStoreRounds, { store }, undefined, by)).body
  expect(roundList).toEqual([finished])
  expect([bestScore, leaderList[0]?.score, leaderList[0]?.isOwn]).toEqual([
    finished.score,
    finished.score,
    true,
  ])
  const line = await t.call(getTimeline, { store, mbrCode: member.mbrCode }, owner.token)
  expect(line.body.timeline).toContainEqual(
    expect.objectContaining({ kind: 'game', amount: finished.score, status: '4' }),
  )
  const stats = await t.call(getStoreGameStats, { store }, owner.token)
  expect(stats.body).toMatchObject({ rounds: 1, players: 1, wins: 1, prizes: 1, bestScore: finished.score })
})

test('a lost answer sent again gets the same answer, and no second coupon', async () => {
  const { join, prize, store } = await openStore()
  await prize({ cpnPerMember: 5 })
  const player = await join()
  const { round, inputs, answer } = await player.play(skilled)
  at += 5000
  const again = await player.finish(round.roundId, inputs)
  expect(again.body).toEqual(answer.body)
  const { ticketList } = (await t.call(listOwnTickets, { store }, undefined, player.by)).body
  expect(ticketList.length).toBe(1)
})

test('the same finish twice at once counts once', async () => {
  const { join, prize } = await openStore()
  await prize({ cpnPerMember: 5 })
  const { open, finish, list } = await join()
  const round = await open()
  at += roundMs
  const inputs = recordBot(round, skilled)
  const answers = await Promise.all([1, 2, 3].map(() => finish(round.roundId, inputs)))
  expect(new Set(answers.map(({ body }) => body.round.ticket?.ticketNo)).size).toBe(1)
  expect((await list()).roundList.length).toBe(1)
})

test('an invented score is ignored; a finished round cannot be improved', async () => {
  const { join, store } = await openStore()
  const player = await join()
  const round = await player.open()
  at += roundMs
  const idle = new RoundRecorder(round.gameId, round.settings, round.seed)
  idle.step([{ kind: 'join', seat: 0 }])
  const invented = { roundId: round.roundId, inputs: base64(idle.finish().inputs), score: 9999, isWin: true }
  const { body } = await t.call(finishStoreRound, { store, ...invented }, undefined, player.by)
  expect(body.round).toMatchObject({ score: 0, isWin: false })
  const better = await player.finish(round.roundId, recordBot(round, skilled))
  expect(better.status).toBe(409)
})

test('the inputs of another seed give what they are worth in this round', async () => {
  const { join } = await openStore()
  const player = await join()
  const round = await player.open()
  at += roundMs
  const other = { ...round, seed: round.seed === 5 ? 6 : 5 }
  const stolen = record(other, skilled)
  const { body } = await player.finish(round.roundId, base64(stolen.inputs))
  expect(body.round.score).toBe(replayRound({ ...stolen, seed: round.seed })?.state.seats[0]?.score)
  expect(body.round.score).toBeLessThan(replayRound(stolen)?.state.seats[0]?.score ?? 0)
})

test('refuses a round that ends before its time, or much later', async () => {
  const { join } = await openStore()
  const { open, finish } = await join()
  const round = await open()
  const inputs = recordBot(round, skilled)
  at += 33_000 - 600
  const early = await finish(round.roundId, inputs)
  expect([early.status, early.body.message]).toEqual([409, '這一局的時間還沒到，請玩到結束再送出'])
  at = noon + 601_000
  expect((await finish(round.roundId, inputs)).status).toBe(409)
  at = noon + 599_000
  expect((await finish(round.roundId, inputs)).status).toBe(200)
})

test('refuses inputs that no phone of one player records', async () => {
  const { join } = await openStore()
  const { open, finish } = await join()
  const round = await open()
  at += roundMs
  const joins = [0, 0, 1, 32, 0, 0, 0]
  const pad = (gap: number, seat = 0) => [gap >> 8, gap & 255, 1, seat, 1, 0, 0]
  const wrong = {
    nothing: [],
    'no join': pad(0),
    'a late join': [0, 9, 1, 32, 0, 0, 0],
    'another seat': [...joins, ...pad(5, 1)],
    'a second player': [...joins, 0, 5, 1, 33, 0, 0, 0],
    'two in one tick': [...joins, 0, 5, 2, 0, 1, 0, 0, 0, 0, 0, 0],
    'a tick twice': [...joins, ...pad(5), ...pad(0)],
    'after the end': [...joins, ...pad(33 * 60)],
    'an impossible pad': [...joins, 0, 5, 1, 0, 7, 0, 0],
    'an incomplete end': [...joins, 0, 5, 1, 0],
    'leaving to escape': [...joins, 0, 5, 1, 64, 0, 0, 0],
  }
  for (const [name, bytes] of Object.entries(wrong))
    expect([name, (await finish(round.roundId, base64(Uint8Array.from(bytes)))).status]).toEqual([name, 400])
  expect((await finish(round.roundId, 'no base64!')).status).toBe(400)
  expect((await finish(round.roundId, base64(Uint8Array.from([...joins, ...pad(5)])))).status).toBe(200)
})

test('another member’s round, and one of another store, are not found', async () => {
  const { join } = await openStore()
  const [player, thief] = [await join(), await join()]
  const round = await player.open()
  at += roundMs
  const inputs = recordBot(round, skilled)
  expect((await thief.finish(round.roundId, inputs)).status).toBe(404)
  const stranger = await (await openStore()).join()
  expect((await stranger.finish(round.roundId, inputs)).status).toBe(404)
  expect((await player.finish(round.roundId, inputs)).status).toBe(200)
})

test('a repeated start gets the same round; later the unfinished one is given up and counts', async () => {
  const { join } = await openStore()
  const { start, finish } = await join()
  const first = (await start()).body
  at += 14_000
  const again = (await start()).body
  expect([again.round, again.tries]).toEqual([first.round, first.tries])
  at += 20_000
  const second = (await start()).body
  expect(second.tries).toEqual({ used: 2, limit: roundsPerDay, left: roundsPerDay - 2 })
  expect(second.round.seed).not.toBe(first.round.seed)
  expect((await finish(first.round.roundId, recordBot(first.round, skilled))).status).toBe(409)
})

test('a member has five rounds a day, also when starting many at once', async () => {
  const { join, store } = await openStore()
  const { start, member } = await join()
  for (let n = 0; n < roundsPerDay - 1; n++) {
    expect((await start()).status).toBe(200)
    at += 60_000
  }
  const last = await Promise.all([start(), start(), start()])
  expect(new Set(last.map(({ body }) => body.round.roundId)).size).toBe(1)
  at += 60_000
  const refused = await start()
  expect([refused.status, refused.body.message]).toEqual([409, '今天的 5 次機會已用完，明天再來玩'])
  at = noon + 86_400_000
  const by = { authorization: `Member ${await t.deps.memberIdentity.sign(member)}` }
  const { tries } = (await t.call(startStoreRound, { store }, undefined, by)).body
  expect(tries.used).toBe(1)
})

test('the last coupon goes to one of two winners; the other keeps the score', async () => {
  const { join, prize } = await openStore()
  await prize({ cpnTotalQty: 1 })
  const players = [await join(), await join()]
  const rounds = []
  for (const player of players) rounds.push({ player, round: await player.open() })
  at += roundMs
  const answers = await Promise.all(
    rounds.map(({ player, round }) => player.finish(round.roundId, recordBot(round, skilled))),
  )
  const won = answers.map(({ body }) => body.round)
  expect(won.every(({ isWin }) => isWin)).toBe(true)
  expect(won.map(({ prizeRefusal }) => prizeRefusal).toSorted()).toEqual(['gone', null])
  expect(won.filter(({ ticket }) => ticket !== null).length).toBe(1)
})

test('a member gets no more coupons than allowed, and then the next one that fits', async () => {
  const { join, prize } = await openStore()
  await prize({ cpnTitle: '任何遊戲' })
  await prize({ cpnTitle: '水果射擊', cpnIssue: { type: 'game_win', gameId: 4 } })
  await prize({ cpnTitle: '高爾夫', cpnIssue: { type: 'game_win', gameId: 3 } })
  await prize({ cpnTitle: '草稿', cpnStatus: 'draft' })
  const { play } = await join()
  const titles = []
  for (let n = 0; n < 3; n++) {
    const { round } = (await play(skilled)).answer.body
    titles.push(round.ticket?.title ?? round.prizeRefusal)
  }
  expect(titles).toEqual(['水果射擊', '任何遊戲', 'limit'])
})

test('without a coupon, and for a store without member cards, a win has no prize', async () => {
  const plain = await openStore()
  expect((await (await plain.join()).play(skilled)).answer.body.round.prizeRefusal).toBe('none')
  const tv = await openStore({ storeBelong: 2 })
  await tv.prize()
  const player = await tv.join()
  expect((await player.play(skilled)).answer.body.round.prizeRefusal).toBe('none')
  expect((await player.list()).game.prize).toBe(null)
})

test('the public front announces the prize that can be won now', async () => {
  const { store, prize } = await openStore()
  const announced = async () => {
    t.deps.frontCache.clear()
    return (await t.call(getFront, { store })).body.store
  }
  expect(await announced()).toMatchObject({ gameId: 4, gamePrize: null })
  await prize({ cpnTitle: '已送完', cpnTotalQty: 1, claimed: 1 })
  expect((await announced()).gamePrize).toBe(null)
  await prize()
  expect((await announced()).gamePrize).toBe('免費咖啡')
})

test('a store without a game has none to play', async () => {
  const { join, store } = await openStore({ gameId: null })
  const { start, by } = await join()
  expect((await start()).status).toBe(404)
  expect((await t.call(listStoreRounds, { store }, undefined, by)).status).toBe(404)
})

test('lists the best of the week by score, with masked names', async () => {
  const { storeId, join } = await openStore()
  const [own, other, lastWeek] = [await join(' 陳大文'), await join('Mia Lin'), await join('舊')]
  const values = { storeId, gameId: 4, codeVersion: 1, seed: 1, seconds: 30, winScore: 60 }
  const round = (memberId: number, score: number, day = '2026-11-16') => {
    const when = new Date(`${day}T10:00:00+08:00`)
    return { ...values, memberId, score, day, startedAt: when, finishedAt: when }
  }
  await t.deps.db
    .insert(storeGameRounds)
    .values([
      round(own.member.id, 40),
      round(own.member.id, 70),
      round(other.member.id, 90),
      round(lastWeek.member.id, 99, '2026-11-15'),
    ])
  expect((await own.list()).leaderList).toEqual([
    { rank: 1, name: 'M＊＊', score: 90, isOwn: false },
    { rank: 2, name: '陳＊＊', score: 70, isOwn: true },
  ])
})

test('finds the Monday of a week', () => {
  const days = ['2026-11-16', '2026-11-18', '2026-11-22', '2026-11-23', '2027-01-01']
  expect(days.map(getMonday)).toEqual(['2026-11-16', '2026-11-16', '2026-11-16', '2026-11-23', '2026-12-28'])
})

test('erasing the own data takes the person out of the rounds', async () => {
  const { storeId, store, join } = await openStore()
  const { play, by } = await join()
  await play(skilled)
  await t.call(eraseOwnData, { store, confirm: true }, undefined, by)
  const rows = await t.deps.db.select().from(storeGameRounds).where(eq(storeGameRounds.storeId, storeId))
  expect(rows.map(({ memberId, score }) => [memberId, (score ?? 0) > 0])).toEqual([[null, true]])
})

test('inputs are dropped after 30 days, scores are not', async () => {
  const { storeId, join } = await openStore()
  await (await join()).play(skilled)
  const rows = () => t.deps.db.select().from(storeGameRounds).where(eq(storeGameRounds.storeId, storeId))
  await forgetOldInputs(t.deps)
  expect((await rows())[0]?.inputs?.length).toBeGreaterThan(100)
  at += 31 * 86_400_000
  await forgetOldInputs(t.deps)
  expect((await rows()).map(({ inputs, score }) => [inputs, score !== null])).toEqual([[null, true]])
})

test('the rules leave no game without a prize score', () => {
  for (const id of gameIds) expect(storeGameRules[id].winScore).toBeGreaterThan(0)
})
