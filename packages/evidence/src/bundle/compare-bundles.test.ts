import { expect, test } from 'vitest'
import { type Bundle, compareBundles, isGenuine, verifyBundle } from './index.ts'
import { makeBundle } from './testing/make-bundle.ts'

const small = { days: 2, playsPerDay: 24, batch: 12 }
const copy = (bundle: Bundle) => JSON.parse(JSON.stringify(bundle)) as Bundle

test('the same report is the same', () => {
  expect(compareBundles(makeBundle(small), copy(makeBundle(small)))).toEqual({ kind: 'same', places: [] })
})

test('a day that was rewritten and signed again is genuine by itself, and an older report exposes it', () => {
  const [older, newer] = [makeBundle(small), makeBundle({ ...small, removedPlay: 5 })]
  expect(isGenuine(verifyBundle(copy(newer)))).toBe(true)
  const { kind, places } = compareBundles(older, newer)
  expect(kind).toBe('rewritten')
  expect(places[0]).toEqual({ path: '/records/0/chains/0/rows', recordId: 100, seq: 6 })
})

test('plays that arrived later are additions', () => {
  const [older, newer] = [
    makeBundle(small),
    makeBundle({ ...small, playsPerDay: 36, imagesAt: 24, others: 60 }),
  ]
  expect(compareBundles(older, newer).kind).toBe('grown')
  expect(compareBundles(newer, older).kind).toBe('rewritten')
})

test('another key of the same box is a rewritten chain', () => {
  const [older, newer] = [makeBundle(small), makeBundle({ ...small, algorithm: 'P-256' })]
  expect(compareBundles(older, newer)).toMatchObject({
    kind: 'rewritten',
    places: [{ seq: 1 }, { seq: 1 }, { path: '/log/checkpoint' }],
  })
})

test('an unsigned play that is gone is named', () => {
  const older = makeBundle({ ...small, isSigned: false })
  const newer = copy(older)
  newer.records[1]?.unsigned.splice(4, 1)
  expect(compareBundles(older, newer)).toEqual({
    kind: 'rewritten',
    places: [{ path: '/records/1/unsigned/4', recordId: 101 }],
  })
})

test('a report of another ad is no proof against this one', () => {
  const other = copy(makeBundle(small))
  other.booking.adId = 99
  expect(compareBundles(other, makeBundle(small)).kind).toBe('other')
})
