import type { PlayboxAd, Programme } from '@lumiroute/contract/playbox'
import { describe, expect, test } from 'vitest'
import { hashSha256, makeAd, makeProgramme } from '../testing/make-programme.ts'
import { type FileFaults, recordFault, isSkipped } from './file-faults.ts'
import { filesNeeded } from './file-plan.ts'
import { changeOver, noProgrammes, takeProgramme } from './programme-change.ts'
import { type Showing, whatPlays } from './what-plays.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** A Sunday, 00:00 in Taipei. */
const sunday = Date.parse('2026-11-15T00:00:00+08:00')
const dates = Array.from({ length: 7 }, (_, day) => `2026-11-${15 + day}`)

const week = (adOf: (day: number) => PlayboxAd | null, parts: Partial<Programme> = {}) =>
  makeProgramme({ days: dates.map((date, day) => ({ date, ad: adOf(day) })), ...parts })

/** A device that asks each minute while `isOnline`, and fetches one file a minute unless it is broken. */
class Box {
  programmes = noProgrammes
  faults: FileFaults = {}
  files = new Set<string>()
  lastContactMs: number | null = null
  broken = new Set<string>()

  step(ms: number, served: Programme | null) {
    if (served) {
      this.lastContactMs = ms
      this.programmes = takeProgramme(this.programmes, served)
      this.#fetchOne(ms)
    }
    const isSettled = (sha256: string) => this.files.has(sha256) || isSkipped(this.faults, sha256, ms)
    this.programmes = changeOver(this.programmes, ms, isSettled)
    return this.showing(ms)
  }

  showing(ms: number, isKnown = true): Showing {
    return whatPlays({
      programme: this.programmes.playing,
      time: { ms, isKnown },
      lastContactMs: this.lastContactMs,
      orientation: 'landscape',
      urlOf: (sha256) =>
        this.files.has(sha256) && !isSkipped(this.faults, sha256, ms) ? `blob:${sha256}` : undefined,
    })
  }

  #fetchOne(ms: number) {
    const wanted = this.programmes.coming ?? this.programmes.playing
    const [next] = wanted ? filesNeeded(wanted, ms).filter((need) => this.#isOpen(need.sha256, ms)) : []
    if (!next) return
    if (this.broken.has(next.sha256)) this.faults = recordFault(this.faults, next.sha256, 'broken', ms)
    else this.files.add(next.sha256)
  }

  #isOpen(sha256: string, ms: number) {
    return !this.files.has(sha256) && !isSkipped(this.faults, sha256, ms)
  }
}

const getName = (showing: Showing) => (showing.kind === 'ad' ? `ad${showing.ad.id}` : showing.kind)

type Serve = (minute: number) => Programme | null

/** What is shown in each minute of a week. */
function runWeek(serve: Serve, box = new Box()): Showing[] {
  return Array.from({ length: 7 * 24 * 60 }, (_, minute) =>
    box.step(sunday + minute * minuteMs, serve(minute)),
  )
}

const getMinute = (day: number, hour: number, minute = 0) => (day * 24 + hour) * 60 + minute

describe('a simulated week', () => {
  const alternate = week((day) => (day % 2 === 0 ? makeAd(day + 1) : null))

  test('the ad changes at midnight in Taipei only, and every minute has a picture', () => {
    const shown = runWeek(() => alternate).map(getName)
    expect(shown.slice(0, 3)).toEqual(['ad1', 'ad1', 'ad1'])
    for (let day = 0; day < 7; day += 1) {
      const expected = day % 2 === 0 ? `ad${day + 1}` : 'default'
      expect(new Set(shown.slice(getMinute(day, 0), getMinute(day + 1, 0)))).toEqual(new Set([expected]))
    }
  })

  test('every picture of the week has content', () => {
    for (const showing of runWeek(() => alternate)) {
      const picture = showing.kind === 'card' ? null : showing.picture
      const items = picture ? [...picture.main, ...picture.second] : []
      expect(items.length).toBeGreaterThan(0)
      for (const { url } of items) expect(url).toMatch(/^blob:/)
    }
  })

  test('a withdrawn ad is off the screen in the minute in which the device learns of it', () => {
    const withdrawn = week((day) => (day === 0 || day % 2 === 1 ? null : makeAd(day + 1)), { version: 'v2' })
    const at = getMinute(0, 14, 7)
    const shown = runWeek((minute) => (minute < at ? alternate : withdrawn)).map(getName)
    expect(shown[at - 1]).toBe('ad1')
    expect(shown[at]).toBe('default')
    expect(shown[getMinute(2, 9)]).toBe('ad3')
  })

  test('a new ad for today waits for its files, with the default playlist meanwhile', () => {
    const swapped = week((day) => (day === 0 ? makeAd(50) : null), { version: 'v2' })
    const at = getMinute(0, 14)
    const shown = runWeek((minute) => (minute < at ? alternate : swapped)).map(getName)
    expect(shown.slice(at - 1, at + 2)).toEqual(['ad1', 'default', 'ad50'])
  })

  test('a changed ad plays its old version until all new files are stored', () => {
    const before = week(() => makeAd(1))
    const longer = makeAd(1)
    longer.playlistOne.items.push(...makeAd(9).playlistOne.items)
    const after = week(() => longer, { version: 'v2' })
    const at = getMinute(1, 10)
    const box = new Box()
    const shown = runWeek((minute) => (minute < at ? before : after), box)
    const items = (minute: number) => {
      const showing = shown[minute]
      return showing?.kind === 'ad' ? showing.picture?.main.length : 0
    }
    expect([items(at - 1), items(at), items(at + 1)]).toEqual([2, 2, 4])
  })

  test('skips a broken file after three attempts and plays the rest', () => {
    const box = new Box()
    box.broken.add(hashSha256('ad1-a'))
    const shown = runWeek(() => alternate, box)
    expect(getName(shown[3] as Showing)).toBe('ad1')
    expect(shown[10]).toMatchObject({ kind: 'ad', picture: { main: [{ name: 'ad1-b' }] } })
    const stuck = shown.filter((showing) => showing.kind === 'card')
    // Three attempts at the first file, before the second can be fetched.
    expect(stuck.length).toBe(3)
  })

  test('shows the default playlist if every file of an ad is broken', () => {
    const box = new Box()
    for (const name of ['ad1-a', 'ad1-b']) box.broken.add(hashSha256(name))
    const shown = runWeek(() => alternate, box).map(getName)
    expect(new Set(shown.slice(7, getMinute(1, 0)))).toEqual(new Set(['default']))
    expect(shown[getMinute(2, 12)]).toBe('ad3')
  })

  test('plays the booked days offline until contactHours have passed', () => {
    const at = getMinute(0, 6)
    const daily = week((day) => makeAd(day + 1), { contactHours: 48 })
    const shown = runWeek((minute) => (minute < at ? daily : null)).map(getName)
    expect(shown[getMinute(1, 12)]).toBe('ad2')
    const end = at - 1 + 48 * 60
    expect(shown.slice(end - 1, end + 1)).toEqual(['ad3', 'default'])
    expect(shown[getMinute(6, 23)]).toBe('default')
  })

  test('the day changes by Taipei time in any device zone', () => {
    const zone = process.env.TZ
    process.env.TZ = 'America/Los_Angeles'
    try {
      const shown = runWeek(() => alternate).map(getName)
      expect(shown[getMinute(0, 23, 59)]).toBe('ad1')
      expect(shown[getMinute(1, 0)]).toBe('default')
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })
})

test('an unknown date shows the default playlist, and without any file the card', () => {
  const box = new Box()
  for (let minute = 0; minute < 10; minute += 1)
    box.step(
      sunday + minute * minuteMs,
      week(() => makeAd(1)),
    )
  expect(getName(box.showing(sunday + hourMs))).toBe('ad1')
  expect(getName(box.showing(sunday + hourMs, false))).toBe('default')
  expect(getName(new Box().showing(sunday))).toBe('card')
  expect(getName(box.showing(sunday + 9 * dayMs))).toBe('default')
})

test('is live only between start and stop', () => {
  const stream = {
    playbackUrl: 'https://live.example/a.m3u8',
    isSigned: false,
    startAt: '2026-11-15T10:00:00+08:00',
    stopAt: '2026-11-15T11:00:00+08:00',
  }
  const box = new Box()
  for (let minute = 0; minute < 10; minute += 1)
    box.step(
      sunday + minute * minuteMs,
      week(() => makeAd(1, { stream })),
    )
  const isLive = (hour: number) => {
    const showing = box.showing(sunday + hour * hourMs)
    return showing.kind === 'ad' && showing.isLive
  }
  expect([9.99, 10, 10.99, 11].map(isLive)).toEqual([false, true, true, false])
})

test('a stream without a playlist has the default one behind it', () => {
  const stream = { playbackUrl: 'https://live.example/a.m3u8', isSigned: false, startAt: null, stopAt: null }
  const ad = makeAd(1, { stream, playlistOne: { id: 1, name: '', format: 'image', items: [] } })
  const box = new Box()
  for (let minute = 0; minute < 10; minute += 1)
    box.step(
      sunday + minute * minuteMs,
      week(() => ad),
    )
  expect(box.showing(sunday + hourMs)).toMatchObject({
    kind: 'ad',
    isLive: true,
    picture: { main: [{ name: 'default-a' }, { name: 'default-b' }] },
  })
})
