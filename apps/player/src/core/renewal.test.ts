import { expect, test } from 'vitest'
import { isRenewalDue } from './renewal.ts'

const hourMs = 3_600_000
const at = (clock: string) => Date.parse(`2026-11-15T${clock}:00+08:00`)
const moment = { upMs: 30 * hourMs, ms: at('12:00'), timeZone: 'Asia/Taipei', isIdle: false }

test.each([
  ['a paid ad is on by day', {}, false],
  ['a paid ad is on at four in the morning', { ms: at('04:10') }, true],
  ['nothing paid is on', { isIdle: true }, true],
  ['the page is young', { isIdle: true, upMs: 19 * hourMs }, false],
  ['four in another zone', { ms: at('04:10'), timeZone: 'Asia/Tokyo' }, false],
])('%s', (_, change, isDue) => {
  expect(isRenewalDue({ ...moment, ...change })).toBe(isDue)
})
