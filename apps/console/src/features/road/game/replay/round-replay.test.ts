import { botInputs } from '@lumiroute/games/bots'
import { gameIds } from '@lumiroute/games'
import { hashState, replayRound, RoundRecorder, versionOf, writeRecording } from '@lumiroute/games/simulation'
import { expect, it } from 'vitest'
import { openRound, RoundReplay } from './round-replay.ts'

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

function playRound(game: (typeof gameIds)[number], ticks = 900) {
  const recorder = new RoundRecorder(game, { seconds: 20 }, 7)
  for (let tick = 0; tick < ticks; tick++) recorder.step(botInputs(recorder.state, [0, 1, 2]))
  return recorder.finish()
}
const hashAt = (round: ReturnType<typeof playRound>, tick: number) => replayRound(round, tick)?.hash

it.each(gameIds)('game %i: every way to a tick shows the same state', (game) => {
  const round = playRound(game)
  const replay = new RoundReplay(round)
  for (const tick of [650, 10, 899, 300, 299, 301, 900, 0, 601]) {
    replay.seek(tick)
    expect(replay.state.tick).toBe(tick)
    expect(hashState(replay.state)).toBe(hashAt(round, tick))
  }
})

it('stops at the last recorded tick, also of a round that was stopped early', () => {
  const replay = new RoundReplay(playRound(1, 500))
  replay.seek(99_999)
  expect(replay.state.tick).toBe(500)
  expect(replay.step()).toBe(false)
  replay.seek(-5)
  expect(replay.state.tick).toBe(0)
})

it('opens what the server sends, and tells what cannot be played', () => {
  const round = playRound(2, 100)
  const opened = openRound(base64(writeRecording(round)))
  expect(opened.kind).toBe('replay')
  expect(openRound(base64(writeRecording({ ...round, version: versionOf(2) + 1 }))).kind).toBe('otherVersion')
  expect(openRound('')).toEqual({ kind: 'broken' })
})
