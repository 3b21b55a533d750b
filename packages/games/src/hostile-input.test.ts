import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInputs, readPad, restingPad, writeInputs, writePad } from './core/input.ts'
import { readTicks } from './core/recording.ts'
import { countdownTicks, gameIds, maxSeats, readSettings } from './core/settings.ts'
import { readRecording, replayRound, scoreLimit, startRound, stepRound } from './simulation.ts'

const Bytes = fc.uint8Array({ maxLength: 700 })

test('any bytes are legal inputs or none', () => {
  fc.assert(
    fc.property(Bytes, (bytes) => {
      const inputs = readInputs(bytes)
      expect(inputs.length).toBeLessThanOrEqual(128)
      expect(readInputs(writeInputs(inputs))).toEqual(inputs)
      for (const input of inputs) {
        expect(input.seat).toBeLessThan(maxSeats)
        const pad = input.kind === 'pad' ? input.pad : restingPad
        expect(readPad(writePad(pad))).toEqual(pad)
      }
    }),
  )
})

test('a pad of wrong length or value is no input', () => {
  expect(readPad(Uint8Array.of())).toBeNull()
  expect(readPad(Uint8Array.of(0, 0))).toBeNull()
  expect(readPad(Uint8Array.of(0, 0, 0, 0))).toBeNull()
  expect(readPad(Uint8Array.of(2, 0, 0))).toBeNull()
  expect(readPad(Uint8Array.of(1, 128, 0))).toBeNull()
  expect(readPad(writePad({ buttons: 9, x: 900, y: Number.NaN }))).toEqual({ buttons: 1, x: 127, y: 0 })
})

test('random bytes in every tick neither throw nor reach an impossible score', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...gameIds),
      fc.integer(),
      fc.array(Bytes, { minLength: 20, maxLength: 60 }),
      (game, seed, frames) => {
        const state = startRound(game, {}, seed)
        state.tick = countdownTicks
        for (const frame of frames) for (let time = 0; time < 4; time++) stepRound(state, readInputs(frame))
        for (const { score } of state.seats) expect(score).toBeLessThanOrEqual(scoreLimit(state))
      },
    ),
    { numRuns: 60 },
  )
})

/** Pressing and releasing many times within a tick is a forged client's way to act more often. */
test.each(gameIds)('in game %i a hundred presses in one tick count as one', (game) => {
  const play = (presses: number) => {
    const state = startRound(game, {}, 11)
    stepRound(state, [{ kind: 'join', seat: 0 }])
    state.tick = countdownTicks
    const press = [1, 0].map((buttons) => ({
      kind: 'pad' as const,
      seat: 0,
      pad: { ...restingPad, buttons },
    }))
    for (let tick = 0; tick < 300; tick++)
      stepRound(state, tick % 20 === 0 ? Array.from({ length: presses }, () => press).flat() : [])
    return state.seats[0]
  }
  expect(play(50)).toEqual(play(1))
})

test('inputs of unknown and departed seats change nothing', () => {
  const state = startRound(1, {}, 1)
  stepRound(state, [
    { kind: 'pad', seat: 7, pad: { buttons: 1, x: 0, y: 0 } },
    { kind: 'leave', seat: 9 },
  ])
  stepRound(state, [
    { kind: 'join', seat: 40 },
    { kind: 'join', seat: -1 },
  ])
  expect(state.seats).toEqual([])
})

test('damaged recordings end early and never throw', () => {
  fc.assert(
    fc.property(Bytes, (bytes) => {
      expect([...readTicks(bytes)].length).toBeLessThanOrEqual(bytes.length)
      readRecording(bytes)
      const settings = readSettings({ seconds: 1 })
      expect(
        replayRound({ game: 1, version: 1, seed: 1, settings, ticks: 240, inputs: bytes }),
      ).not.toBeNull()
    }),
    { numRuns: 40 },
  )
})

test('settings from anywhere become legal', () => {
  expect(readSettings({ world: 'moon', seconds: 1e9, difficulty: 3, winScore: Number.NaN })).toEqual({
    world: 'wide',
    seconds: 600,
    difficulty: 'normal',
    winScore: 0,
  })
})
