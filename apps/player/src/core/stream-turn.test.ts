import { expect, test } from 'vitest'
import { closedStream, isStreamSeen, stepStream, streamMoved } from './stream-turn.ts'

const tickMs = 500

/** A source with a picture while `isUp`; returns what is shown at each tick, and what was requested. */
function watch(isUp: (ms: number) => boolean, untilMs: number, isDue = (_ms: number) => true) {
  let state = closedStream
  const seen: boolean[] = []
  const acts: [number, string][] = []
  for (let ms = 0; ms < untilMs; ms += tickMs) {
    const step = stepStream(state, isDue(ms), ms)
    state = step.state
    if (step.act) acts.push([ms, step.act])
    if (state.openedMs !== null && isUp(ms)) state = streamMoved(state, ms)
    seen.push(isStreamSeen(state, ms))
  }
  return { seenAt: (ms: number) => seen[ms / tickMs], acts }
}

test('the playlist is back within five seconds of a drop, and the stream as soon as it moves again', () => {
  const { seenAt } = watch((ms) => ms < 20_000 || ms >= 60_000, 80_000)
  expect(seenAt(19_500)).toBe(true)
  expect(seenAt(24_500)).toBe(false)
  expect(seenAt(59_500)).toBe(false)
  expect(seenAt(60_000)).toBe(true)
})

test('reopens a dead source every ten seconds, not at each tick', () => {
  const { acts, seenAt } = watch(() => false, 60_000)
  expect(acts.map(([ms]) => ms)).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000])
  expect(seenAt(5000)).toBe(false)
})

test('opens when it becomes due and closes when that ends', () => {
  const { acts, seenAt } = watch(
    () => true,
    60_000,
    (ms) => ms >= 10_000 && ms < 30_000,
  )
  expect(acts).toEqual([
    [10_000, 'open'],
    [30_000, 'close'],
  ])
  expect([seenAt(9500), seenAt(29_500), seenAt(30_000)]).toEqual([false, true, false])
})

test('renews a signed URL before it expires, without interrupting the picture', () => {
  const hourMs = 3_600_000
  const opened = stepStream(closedStream, true, 0).state
  let state = streamMoved({ ...opened, expiresMs: hourMs }, 50 * 60_000 - 500)
  expect(stepStream(state, true, 50 * 60_000 - 1).act).toBeNull()
  const renewed = stepStream(state, true, 50 * 60_000)
  expect(renewed.act).toBe('open')
  expect(isStreamSeen(renewed.state, 50 * 60_000)).toBe(true)
  state = streamMoved(renewed.state, 50 * 60_000 + 500)
  expect(stepStream(state, true, 50 * 60_000 + 1000).act).toBeNull()
})
