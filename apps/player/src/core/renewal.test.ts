import { expect, test } from 'vitest'
import { isRenewalDue } from './renewal.ts'

const hourMs = 3_600_000
const at = (clock: string) => Date.parse(`2026-11-15T${clock}:00+08:00`)
const moment = { upMs: 30 * hourMs, ms: at('12:00'), timeZone: 'Asia/Taipei', isIdle: false }

test.each([
  ['not due while a paid ad plays by day', {}, false],
  ['due at 04:00 even while a paid ad plays', { ms: at('04:10') }, true],
  ['due while no paid ad plays', { isIdle: true }, true],
  ['not due for a page opened recently', { isIdle: true, upMs: 19 * hourMs }, false],
  ['not due at 04:00 of another zone', { ms: at('04:10'), timeZone: 'Asia/Tokyo' }, false],
])('%s', (_, change, isDue) => {
  expect(isRenewalDue({ ...moment, ...change })).toBe(isDue)
})
