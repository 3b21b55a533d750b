import { expect, test } from 'vitest'
import type { Input } from './core/input.ts'
import { readTicks } from './core/recording.ts'
import { RoundRecorder } from './replay.ts'

test.each([1, 5, 6, 300])('parts of %i ticks are together the whole recording', (partTicks) => {
  const recorder = new RoundRecorder(1, {}, 7)
  const parts: { tick: number; inputs: Input[] }[] = []
  let mark = recorder.mark()
  for (let tick = 0; tick < 1200; tick++) {
    if (tick === mark.tick + partTicks) takePart()
    // No inputs for some time, then in some ticks in a row.
    const isPressed = tick % 37 < 3
    recorder.step(isPressed ? [{ kind: 'pad', seat: tick % 4, pad: { buttons: 1, x: -5, y: tick % 9 } }] : [])
  }
  takePart()

  function takePart() {
    const ticks = [...readTicks(recorder.readSince(mark))]
    parts.push(...ticks.map(({ tick, inputs }) => ({ tick: mark.tick + tick, inputs })))
    mark = recorder.mark()
  }
  const whole = [...readTicks(recorder.finish().inputs)]
  expect(whole).toHaveLength(99)
  expect(parts).toEqual(whole)
})
