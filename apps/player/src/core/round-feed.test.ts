import { gameIds, usualSettings } from '@lumiroute/games'
import { botInputs } from '@lumiroute/games/bots'
import { type Frame, readFrame, writeFrame } from '@lumiroute/games/protocol'
import {
  type GameState,
  hashState,
  type Input,
  readState,
  RoundRecorder,
  stepRound,
  versionOf,
  writeState,
} from '@lumiroute/games/simulation'
import { expect, test } from 'vitest'
import { isOtherVersion, RoundFeed, type RoundStart } from './round-feed.ts'

const seats = [0, 3, 7]
const startOf = (game: RoundStart['game']): RoundStart => ({
  game,
  version: versionOf(game),
  seed: 77,
  settings: { ...usualSettings, seconds: 60 },
})

/** Plays as the server does, and sends a frame every `every` ticks. */
function serve(start: RoundStart, ticks: number, every: number) {
  const recorder = new RoundRecorder(start.game, start.settings, start.seed)
  const frames: Frame[] = []
  const hashes = new Map<number, string>()
  let sent = recorder.mark()
  for (let tick = 0; tick < ticks; tick += 1) {
    const inputs: Input[] = botInputs(recorder.state, seats)
    recorder.step(inputs)
    hashes.set(tick + 1, hashState(recorder.state))
    if ((tick + 1) % every > 0) continue
    frames.push(readFrame(writeFrame(sent.tick, tick + 1, recorder.readSince(sent))) as Frame)
    sent = recorder.mark()
  }
  return { recorder, frames, hashes }
}

/** The hash of the decided state after further ticks without input. */
function hashAhead(state: GameState, tick: number) {
  const ahead = readState<GameState>(writeState(state))
  while (ahead.tick < tick) stepRound(ahead, [])
  return hashState(ahead)
}

test.each(gameIds)('game %i is the same on a screen that shows ticks before they are decided', (game) => {
  const start = startOf(game)
  const { frames, hashes } = serve(start, 900, 6)
  const feed = new RoundFeed(start)
  for (const frame of frames) {
    expect(feed.take(frame)).toBe(true)
    for (const ahead of [-2, 0, 4, 9]) {
      const shown = feed.at(frame.until + ahead)
      expect(shown.tick).toBe(frame.until + ahead)
      expect(feed.hash()).toBe(hashes.get(feed.state.tick))
      expect(hashState(shown)).toBe(hashAhead(feed.state, shown.tick))
    }
  }
  feed.step(Infinity)
  expect(feed.state.tick).toBe(900)
})

test('what is shown ahead is what happens, as long as nobody touches anything', () => {
  const start = startOf(1)
  const { frames, hashes } = serve(start, 600, 300)
  const feed = new RoundFeed(start)
  feed.take(frames[0] as Frame)
  feed.step(Infinity)
  const ahead = hashState(feed.at(310))
  feed.take(readFrame(writeFrame(300, 310, new Uint8Array())) as Frame)
  feed.step(Infinity)
  expect(feed.hash()).toBe(ahead)
  expect(hashes.get(300)).toBeDefined()
})

test('a screen that joins late catches up with one frame', () => {
  const start = startOf(2)
  const { recorder, hashes } = serve(start, 1200, 6)
  const feed = new RoundFeed(start)
  feed.take({ from: 0, until: 1200, ticks: recorder.finish().inputs })
  feed.step(Infinity)
  expect(feed.hash()).toBe(hashes.get(1200))
})

test('notices missing inputs, and takes repeated ones once', () => {
  const start = startOf(4)
  const { frames, hashes } = serve(start, 30, 6)
  const feed = new RoundFeed(start)
  expect(feed.take(frames[0] as Frame)).toBe(true)
  expect(feed.take(frames[2] as Frame)).toBe(false)
  expect(feed.take(frames[1] as Frame)).toBe(true)
  expect(feed.take(frames[1] as Frame)).toBe(true)
  expect(feed.take(frames[2] as Frame)).toBe(true)
  feed.step(Infinity)
  expect(feed.hash()).toBe(hashes.get(18))
})

test('refuses a round with other rules', () => {
  const start = startOf(3)
  expect(isOtherVersion(start)).toBe(false)
  expect(isOtherVersion({ ...start, version: start.version + 1 })).toBe(true)
})

test('marks each whole second with the hash of that tick, however frames were cut', () => {
  const { frames, hashes } = serve(startOf(2), 200, 7)
  const feed = new RoundFeed(startOf(2))
  for (const frame of frames) feed.take(frame)
  feed.step(130)
  expect(feed.mark).toBe(`120:${hashes.get(120)}`)
  feed.step(190)
  expect(feed.mark).toBe(`180:${hashes.get(180)}`)
})
