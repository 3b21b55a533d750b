import { expect, test } from 'vitest'
import { makeAd, makeProgramme, makeRoom } from '../testing/make-programme.ts'
import { gameTurn } from './game-turn.ts'
import { takeProgramme } from './programme-change.ts'

const noon = Date.parse('2026-11-15T12:00:00+08:00')
const ad = makeAd(1, makeRoom(noon))
const turnAfter = (seconds: number, over: string | null = null) => gameTurn(ad, noon + seconds * 1000, over)

test('waits, plays and ends by the clock', () => {
  expect(turnAfter(0)).toMatchObject({ phase: 'waiting', secondsLeft: 60, ofSeconds: 60 })
  expect(turnAfter(59.5)).toMatchObject({ phase: 'waiting', secondsLeft: 1 })
  expect(turnAfter(60)).toMatchObject({ phase: 'playing', secondsLeft: 600, ofSeconds: 600 })
  expect(turnAfter(659.9)).toMatchObject({ phase: 'playing', secondsLeft: 1 })
  expect(turnAfter(660)).toBeNull()
})

test('a round ended by the game is over, the next one is not', () => {
  expect(turnAfter(90, 'ABC234')).toBeNull()
  expect(turnAfter(90, 'XYZ777')).not.toBeNull()
})

test('an ad without a game, or from an older programme, has no turn', () => {
  expect(gameTurn(makeAd(1), noon, null)).toBeNull()
  const { room: _none, ...older } = ad.storeGame as NonNullable<typeof ad.storeGame>
  expect(gameTurn({ ...ad, storeGame: older as typeof ad.storeGame }, noon, null)).toBeNull()
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
