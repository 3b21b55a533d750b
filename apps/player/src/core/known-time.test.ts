import { describe, expect, test } from 'vitest'
import { type Anchor, type KeptTime, readTime } from './known-time.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const noon = Date.parse('2026-11-15T12:00:00+08:00')
const kept: KeptTime = { serverMs: noon, offsetMs: 0, seenMs: noon }
const reading = (deviceMs: number, monoMs = 0) => ({ deviceMs, monoMs, startMonoMs: 0 })

describe('before contact', () => {
  test('the date is unknown before the first contact with the server', () => {
    expect(readTime(reading(noon), null, null).isKnown).toBe(false)
  })

  test('after some days off, uses its clock with the last known correction', () => {
    const slow = { ...kept, offsetMs: 5 * 60_000 }
    expect(readTime(reading(noon + 3 * dayMs), null, slow)).toEqual({
      ms: noon + 3 * dayMs + 5 * 60_000,
      isKnown: true,
    })
  })

  test('a clock set back by less than a day continues from the last time seen', () => {
    expect(readTime(reading(noon - 3 * hourMs, 60_000), null, kept)).toEqual({
      ms: noon + 60_000,
      isKnown: true,
    })
  })

  test('a clock set back by more than a day makes the date unknown', () => {
    expect(readTime(reading(noon - dayMs - 1), null, kept).isKnown).toBe(false)
    expect(readTime(reading(0), null, kept).isKnown).toBe(false)
  })

  test('does not trust a clock that was more than a day off when last compared', () => {
    const wild = { ...kept, offsetMs: -2 * dayMs }
    expect(readTime(reading(noon + dayMs), null, wild).isKnown).toBe(false)
  })
})

describe('after contact', () => {
  const anchor: Anchor = { serverMs: noon, monoMs: 1000 }

  test('continues from the server’s time, whatever the clock is set to', () => {
    for (const deviceMs of [0, noon - hourMs, noon + 2 * dayMs]) {
      expect(readTime(reading(deviceMs, 61_000), anchor, kept)).toEqual({ ms: noon + 60_000, isKnown: true })
    }
  })

  test('catches up after sleeping for hours', () => {
    expect(readTime(reading(noon + 5 * hourMs, 61_000), anchor, kept).ms).toBe(noon + 5 * hourMs)
  })
})
