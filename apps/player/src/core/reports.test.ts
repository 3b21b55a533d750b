import { describe, expect, test } from 'vitest'
import { makeAd } from '../testing/make-programme.ts'
import { closeAll, closePlay, openPlay } from './play-log.ts'
import { followRecord } from './record-day.ts'
import { getKey, getOwner } from './what-plays.ts'

const noon = Date.parse('2026-11-15T12:00:00+08:00')
const playId = '00000000-0000-4000-8000-000000000001'
const now = { ms: noon, monoMs: 500, playId, position: { lat: 25, lng: 121.5 } }

describe('proof of play', () => {
  const ad = makeAd(7)
  const [material] = ad.playlistOne.items as [(typeof ad.playlistOne.items)[number]]
  const item = {
    key: getKey(getOwner(ad), material),
    type: 'image' as const,
    url: 'blob:x',
    durationMs: 10_000,
  }

  test('contains material, hash, position, planned and played length', () => {
    const open = openPlay(ad, item, now)
    expect(open && closePlay(open, 10_516)).toEqual({
      kind: 'play',
      recordId: 70,
      play: {
        playId,
        materialId: material.materialId,
        sha256: material.sha256,
        startAt: '2026-11-15T04:00:00.000Z',
        endAt: '2026-11-15T04:00:10.016Z',
        plannedMs: 10_000,
        playedMs: 10_016,
        position: { lat: 25, lng: 121.5 },
      },
    })
  })

  test('is not created for a default playlist, another ad or an ad without a record', () => {
    expect(openPlay(null, item, now)).toBeUndefined()
    expect(openPlay(makeAd(8), item, now)).toBeUndefined()
    const unrecorded = { ...ad, recordId: null }
    expect(
      openPlay(unrecorded, { ...item, key: getKey(getOwner(unrecorded), material) }, now),
    ).toBeUndefined()
  })

  test('ends both regions when stopped in the middle', () => {
    const open = openPlay(ad, item, now)
    expect(closeAll({ main: open, second: open }, 2500)).toMatchObject([
      { play: { playedMs: 2000 } },
      { play: { playedMs: 2000 } },
    ])
    expect(closeAll({}, 2500)).toEqual([])
  })
})

describe('the record of a day', () => {
  const at = (recordId: number | null, day: number, minute: number) => ({
    recordId,
    date: `2026-11-${day}`,
    ms: noon + (day - 15) * 86_400_000 + minute * 60_000,
  })

  test('begins with the first item, survives a pause, and ends with the day at its last item', () => {
    const begun = followRecord(null, at(70, 15, 0))
    expect(begun.reports).toEqual([{ kind: 'start', recordId: 70, at: '2026-11-15T04:00:00.000Z' }])
    const later = followRecord(begun.open, at(70, 15, 5))
    const paused = followRecord(later.open, at(null, 15, 30))
    expect([...later.reports, ...paused.reports]).toEqual([])
    const over = followRecord(paused.open, at(null, 16, 0))
    expect(over).toEqual({
      open: null,
      reports: [{ kind: 'stop', recordId: 70, at: '2026-11-15T04:05:00.000Z' }],
    })
  })

  test('ends when the next day’s ad begins its own', () => {
    const begun = followRecord(null, at(70, 15, 0))
    const next = followRecord(begun.open, at(80, 16, 0))
    expect(next.reports.map(({ kind, recordId }) => [kind, recordId])).toEqual([
      ['stop', 70],
      ['start', 80],
    ])
  })

  test('reports nothing without an ad', () => {
    expect(followRecord(null, at(null, 15, 0))).toEqual({ open: null, reports: [] })
  })
})
