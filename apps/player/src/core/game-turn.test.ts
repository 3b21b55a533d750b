import { expect, test } from 'vitest'
import { makeAd, makeProgramme, makeRoom } from '../testing/make-programme.ts'
import { gameTurn, type Room, type RoomNews } from './game-turn.ts'
import { takeProgramme } from './programme-change.ts'

const noon = Date.parse('2026-11-15T12:00:00+08:00')
const ad = makeAd(1, makeRoom(noon))
const room = ad.storeGame?.room as Room
const seats = [{ no: 0, name: '石虎' }]
const news = (parts: Partial<RoomNews> = {}): RoomNews => ({
  code: room.code,
  room: { phase: 'open', endsMonoMs: null, isPaused: false, seats: [] },
  results: [],
  isConnected: true,
  isGone: false,
  sinceMonoMs: 0,
  ...parts,
})
const inPhase = (phase: NonNullable<RoomNews['room']>['phase'], endsMonoMs: number | null = null) => ({
  room: { phase, endsMonoMs, isPaused: false, seats },
})
const turn = (known: RoomNews | null, monoMs = 0, parts: object = {}) =>
  gameTurn({ room, news: known, isLinked: true, ms: noon + monoMs, monoMs, ...parts })

test('follows the phases that the server tells', () => {
  expect(turn(news())).toMatchObject({ phase: 'inviting', secondsLeft: null })
  expect(turn(news(inPhase('waiting', 29_500)))).toMatchObject({ phase: 'waiting', secondsLeft: 30, seats })
  expect(turn(news(inPhase('playing', 60_000)))).toMatchObject({ phase: 'playing', isLost: false })
  expect(turn(news(inPhase('podium', 15_000)))).toMatchObject({ phase: 'podium' })
  expect(turn(news(inPhase('ended')))).toBeNull()
})

test('a linked room shows its code at once, others only once the server has answered', () => {
  const silent = news({ room: null, isConnected: false })
  expect(turn(silent)).toMatchObject({ phase: 'waiting', secondsLeft: 60 })
  expect(turn(silent, 0, { isLinked: false })).toBeNull()
  expect(turn(silent, 61_000)).toBeNull()
  expect(turn(null)).toBeNull()
})

test('without the server the last picture stays for ten seconds, then the playlist is due', () => {
  const lost = news({ ...inPhase('playing', 60_000), isConnected: false, sinceMonoMs: 5000 })
  expect(turn(lost, 5000)).toMatchObject({ phase: 'playing', isLost: true })
  expect(turn(lost, 14_999)).toMatchObject({ isLost: true })
  expect(turn(lost, 15_000)).toBeNull()
})

test('a room ends by its own times, and when the server closes it', () => {
  const lost = { isConnected: false, sinceMonoMs: 660_000 }
  expect(turn(news({ ...inPhase('playing'), ...lost }), 660_000)).toBeNull()
  expect(turn(news(inPhase('playing')), 660_000)).toMatchObject({ phase: 'playing' })
  expect(turn(news({ isGone: true }))).toBeNull()
  expect(turn(news({ code: 'XYZ777' }))).toBeNull()
})

test('a game room opens and closes at once, even while files of the new programme are missing', () => {
  const getDay = (each: typeof ad) => ({ days: [{ date: '2026-11-15', ad: each }] })
  const quiet = makeAd(1, { storeGame: { ...(ad.storeGame as object), room: null } as typeof ad.storeGame })
  const playing = makeProgramme({ version: 'v1', ...getDay(quiet) })
  const opened = takeProgramme({ playing, coming: null }, makeProgramme({ version: 'v2', ...getDay(ad) }))
  expect(opened.playing?.days[0]?.ad?.storeGame?.room?.code).toBe('ABC234')
  const closed = takeProgramme(opened, makeProgramme({ version: 'v3', ...getDay(quiet) }))
  expect(closed.playing?.days[0]?.ad?.storeGame?.room).toBeNull()
})
