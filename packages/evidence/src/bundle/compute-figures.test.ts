import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getPlayLine } from '../chain/index.ts'
import { measurePeopleMinutes } from '../people/index.ts'
import { type Bundle, computeFigures, makeSamples, readPlayLine } from './index.ts'
import { makeBundle } from './testing/make-bundle.ts'

const start = Date.parse('2026-11-02T01:00:00.000Z')
const base = makeBundle({ days: 1, playsPerDay: 4, isSigned: false })
const [material] = base.materials as [Bundle['materials'][number]]
const [record] = base.records as [Bundle['records'][number]]

let plays = 0
const play = (values: { atSeconds?: number; plannedMs?: number; playedMs?: number; sha256?: string }) => {
  const { atSeconds = 0, plannedMs = 15_000, playedMs = 15_000, sha256 = material.sha256 } = values
  const startMs = start + atSeconds * 1000
  return getPlayLine({
    playId: `0190a1b2-0000-7000-8000-${String(++plays).padStart(12, '0')}`,
    materialId: material.id,
    sha256,
    startAt: new Date(startMs).toISOString(),
    endAt: new Date(startMs + playedMs).toISOString(),
    plannedMs,
    playedMs,
    position: null,
  })
}
const measured = {
  by: 'plays' as const,
  from: new Date(start).toISOString(),
  until: new Date(start + 3_600_000).toISOString(),
  troubleMs: 0,
}
const compute = (unsigned: string[], changes: Partial<Bundle> = {}) =>
  computeFigures({ ...base, records: [{ ...record, measured, route: null, unsigned }], ...changes })

test('a play counts if it showed an approved file at its length, to its end', () => {
  const lines = [
    play({ atSeconds: 0 }),
    play({ atSeconds: 20, playedMs: 14_500 }),
    play({ atSeconds: 40, playedMs: 14_499 }),
    play({ atSeconds: 60, plannedMs: 5000, playedMs: 5000 }),
    play({ atSeconds: 80, sha256: 'f'.repeat(64) }),
  ]
  expect(compute(lines).total).toMatchObject({ deliveredPlays: 2, signedPlays: 0 })
  expect(compute(lines).items[0]).toEqual({ materialId: material.id, plays: 2, seconds: 29 })
})

test('a play before the approval of its file does not count', () => {
  const since = new Date(start + 30_000).toISOString()
  const lines = [play({ atSeconds: 0 }), play({ atSeconds: 30 })]
  expect(compute(lines, { materials: [{ ...material, since }] }).total.deliveredPlays).toBe(1)
})

test('two screens at the same time are on air once, and a change of items interrupts nothing', () => {
  const lines = [0, 16, 32, 48, 0, 16, 32, 48].map((atSeconds) => play({ atSeconds }))
  expect(compute(lines).total).toMatchObject({ deliveredPlays: 8, deliveredMinutes: 1 })
  const apart = [0, 60, 120].map((atSeconds) => play({ atSeconds }))
  expect(compute(apart).total).toMatchObject({ deliveredPlays: 3, deliveredMinutes: 1 })
})

test('time outside of the broadcast is not on air', () => {
  const lines = [-40, -20, 0, 15].map((atSeconds) => play({ atSeconds }))
  const until = new Date(start + 29_000).toISOString()
  const records = [{ ...record, unsigned: lines, measured: { ...measured, until } }]
  expect(compute([], { records }).total).toMatchObject({ deliveredPlays: 4, deliveredMinutes: 0 })
})

test('a game is on air from start to end without its trouble', () => {
  const records = [{ ...record, measured: { ...measured, by: 'time' as const, troubleMs: 600_000 } }]
  expect(compute([], { records }).total.deliveredMinutes).toBe(50)
  expect(compute([], { records: [{ ...record, measured: null }] }).total.deliveredMinutes).toBe(0)
})

const promise = (minutes: number | null, plays: number | null) => ({
  booking: {
    ...base.booking,
    dates: [{ date: record.date, minutes, plays, dueMinutes: minutes, duePlays: plays }],
  },
})

test('the share is the smallest one of minutes, plays and route, at most all', () => {
  const lines = [0, 15, 30, 45].map((atSeconds) => play({ atSeconds }))
  expect(compute(lines, promise(2, 5)).total.share).toBe(500)
  expect(compute(lines, promise(1, 6)).total.share).toBe(667)
  expect(compute(lines, promise(1, 3)).total.share).toBe(1000)
  expect(compute(lines, promise(1, null)).total.share).toBe(1000)
  expect(compute(lines, promise(null, null)).total.share).toBeNull()
  const records = [{ ...record, measured, unsigned: lines, route: 450 }]
  expect(compute([], { ...promise(1, 4), records }).total.share).toBe(500)
})

test('a surplus on one date does not make up for another', () => {
  const lines = [0, 15, 30, 45, 60, 75, 90, 105].map((atSeconds) => play({ atSeconds }))
  const dates = ['2026-11-02', '2026-11-03'].map((date) => ({
    date,
    minutes: 1,
    plays: 4,
    dueMinutes: 1,
    duePlays: 4,
  }))
  const figures = compute(lines, { booking: { ...base.booking, dates } })
  expect(figures.dates.map(({ share }) => share)).toEqual([1000, 0])
  expect(figures.total).toMatchObject({ share: 500, deliveredPlays: 8, promisedPlays: 8 })
})

test('people-minutes are those of all counts, although small counts are hidden', () => {
  const counts = fc.array(fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.nat(12)), {
    minLength: 1,
    maxLength: 200,
  })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 9_000_000 }), (given, lengthMs) => {
      let at = start
      const times = given.map(([gapMs]) => (at += gapMs))
      const people = given.map(([, count]) => count)
      const whole = { startMs: start, endMs: start + lengthMs }
      const samples = makeSamples({ at: times, people }, whole)
      expect(samples.people.some((count) => count !== null && count > 0 && count < 5)).toBe(false)
      const { peopleMinutes } = computeFigures({ ...base, records: [{ ...record, samples }] }).total
      expect(peopleMinutes).toBe(measurePeopleMinutes({ at: times, people }, whole))
    }),
  )
})

test('every line of a play is read back, and no other text', () => {
  const line = play({})
  expect(readPlayLine(line)).toMatchObject({ materialId: material.id, plannedMs: 15_000, position: null })
  for (const wrong of [
    `${line}|`,
    line.replace('play', 'plays'),
    line.replace('T', ' '),
    line.replace('|15000', '|-1'),
  ])
    expect(readPlayLine(wrong)).toBeNull()
})
