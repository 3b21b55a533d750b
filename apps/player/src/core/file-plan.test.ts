import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeAd, makePlaylist, makeProgramme } from '../testing/make-programme.ts'
import { clearFault, recordFault, isSkipped, skipFile, reportFaults } from './file-faults.ts'
import { filesDueSoon, filesNeeded, filesToPurge } from './file-plan.ts'
import { waitAfter } from './pace.ts'

const noon = Date.parse('2026-11-15T12:00:00+08:00')
const getName = ({ url }: { url: string }) => url.replace('/api/files/', '')

const programme = makeProgramme({
  days: [
    { date: '2026-11-17', ad: makeAd(3) },
    { date: '2026-11-14', ad: makeAd(9) },
    { date: '2026-11-15', ad: makeAd(1, { playlistTwo: makePlaylist('ad1-a', 'ad1-c') }) },
    { date: '2026-11-16', ad: makeAd(2) },
  ],
})

test('lists files by priority, each once, none of yesterday', () => {
  const names = filesNeeded(programme, noon).map(getName)
  expect(names.join(' ')).toBe('ad1-a ad1-b ad1-c default-a default-b ad2-a ad2-b ad3-a ad3-b')
})

test('puts the default playlists first on an unknown day', () => {
  const names = filesNeeded(programme, noon - 3 * 86_400_000).map(getName)
  expect(names.slice(0, 4).join(' ')).toBe('default-a default-b ad9-a ad9-b')
})

test('does not wait for the day after tomorrow', () => {
  const names = filesDueSoon(programme, noon).map(getName)
  expect(names).not.toContain('ad3-a')
  expect(names).toEqual(expect.arrayContaining(['ad1-c', 'ad2-b', 'default-a']))
})

test('purges the least recently used files, never a named one, and no more than needed', () => {
  const kept = [
    { sha256: 'new', size: 100, usedMs: 9 },
    { sha256: 'old', size: 100, usedMs: 1 },
    { sha256: 'named', size: 100, usedMs: 0 },
    { sha256: 'older', size: 100, usedMs: 0 },
  ]
  const purge = (usedBytes: number, comingBytes: number) =>
    filesToPurge(kept, new Set(['named']), { usedBytes, quotaBytes: 1000 }, comingBytes)
  expect(purge(400, 500)).toEqual([])
  expect(purge(400, 501)).toEqual(['older'])
  expect(purge(400, 601)).toEqual(['older', 'old'])
  expect(purge(400, 5000)).toEqual(['older', 'old', 'new'])
})

test('skips a file after its third fault, reports it, and retries after an hour', () => {
  const twice = recordFault(recordFault({}, 'x', 'one', noon), 'x', 'two', noon)
  expect([isSkipped(twice, 'x', noon), reportFaults(twice)]).toEqual([false, []])
  const thrice = recordFault(twice, 'x', 'three', noon)
  expect(isSkipped(thrice, 'x', noon + 3_599_999)).toBe(true)
  expect(isSkipped(thrice, 'x', noon + 3_600_000)).toBe(false)
  expect(reportFaults(thrice)).toEqual([{ file: 'x', text: 'three' }])
  expect(clearFault(thrice, 'x')).toEqual({})
  expect(isSkipped(skipFile({}, 'x', 'cannot be shown', noon), 'x', noon)).toBe(true)
})

test('the backoff grows to five minutes and differs between devices', () => {
  expect([1, 2, 3].map((failures) => waitAfter(failures, 1))).toEqual([5000, 10_000, 20_000])
  fc.assert(
    fc.property(fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const wait = waitAfter(failures, random)
      expect(wait).toBeGreaterThanOrEqual(2500)
      expect(wait).toBeLessThanOrEqual(300_000)
    }),
  )
})
