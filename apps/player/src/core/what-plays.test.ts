import { expect, test } from 'vitest'
import { makeAd, makePlaylist, makeProgramme } from '../testing/make-programme.ts'
import { isNothingPlanned } from './what-plays.ts'

const time = { ms: Date.parse('2026-11-15T12:00:00+08:00'), isKnown: true }
const empty = makeProgramme({ defaultPlay1: null })
const today = [{ date: '2026-11-15', ad: makeAd(1) }]

test('nothing is planned without an ad today and default playlists', () => {
  expect(isNothingPlanned({ programme: empty, time })).toBe(true)
  expect(isNothingPlanned({ programme: { ...empty, defaultPlay2: makePlaylist() }, time })).toBe(true)
})

test('planned or still unknown content is being prepared', () => {
  expect(isNothingPlanned({ programme: { ...empty, days: today }, time })).toBe(false)
  expect(isNothingPlanned({ programme: makeProgramme(), time })).toBe(false)
  expect(isNothingPlanned({ programme: null, time })).toBe(false)
  expect(isNothingPlanned({ programme: empty, time: { ...time, isKnown: false } })).toBe(false)
})
