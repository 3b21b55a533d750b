import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidBatch } from './sample.schema.ts'
import { sendSamples } from './playbox.endpoints.ts'

const full = {
  recordTime: '2026-11-30T14:05:00.123+08:00',
  currentLatitude: 25.03,
  currentLongitude: 121.5,
  accuracy: 5,
  currentTemp: -2.5,
  currentHumidity: 70,
  isRainy: false,
  peopleCount: 12,
  peopleGender: { male: 5, female: 6, unknown: 1 },
  peopleAge: { '0-12': 1, '13-18': 1, '19-34': 4, '35-59': 3, '60+': 2, unknown: 1 },
}
const batch = (...rows: unknown[]) => ({ deviceId: 'AA:BB:CC:00:00:01', recordId: 7, rows })

test('accepts what devices usually send', () => {
  expect(isValidBatch(batch(full, { recordTime: '2026-02-28T23:59:59Z' }))).toBe(true)
  expect(isValidBatch(batch({ ...full, peopleAge: null, isRainy: null, accuracy: null }))).toBe(true)
})

test.each(['2026-01-31', '2026-03-29', '2026-04-30', '2026-12-31', '2026-02-28'])('accepts %s', (date) =>
  expect(isValidBatch(batch({ recordTime: `${date}T00:00:00+08:00` }))).toBe(true),
)

const odd = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    true,
    [],
    {},
    NaN,
    Infinity,
    -0,
    -1,
    1.5,
    91,
    32_768,
    100_001,
    2 ** 31,
  ),
  fc.constantFrom({ male: 1, other: 'x' }, { male: null }, { unknown: 1.5 }, [1], { '60+': -1 }),
  fc.constantFrom('2026-02-29T00:00:00Z', '2026-04-31T00:00:00Z', '2026-11-15T24:00:00Z', '2026-11-15'),
  fc.constantFrom(
    '2026-11-15T00:00:00+24:00',
    '2026-11-15T00:00:00',
    '2024-02-29T00:00:00Z',
    'aa-bb-cc-00-00-01',
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
)
const names = ['deviceId', 'recordId', 'rows', ...Object.keys(full), 'stranger']

/** At most two changes, since otherwise hardly any batch would be valid. */
const anyBatch = fc.array(fc.tuple(fc.constantFrom(...names), odd), { maxLength: 2 }).map((changes) => {
  const row: Record<string, unknown> = { ...full }
  const whole: Record<string, unknown> = batch(row)
  for (const [name, value] of changes) (name in whole ? whole : row)[name] = value
  return whole
})

test('accepts only batches that the schema accepts unchanged', () => {
  let valid = 0
  const claim = fc.property(anyBatch, (body) => {
    if (!isValidBatch(body)) return
    valid++
    const { stranger: _dropped, ...row } = (body.rows as Record<string, unknown>[])[0] ?? {}
    const read = sendSamples.body.parse(body)
    expect(read).toMatchObject({ deviceId: body.deviceId, recordId: body.recordId })
    expect({ ...row, ...read.rows[0] }).toEqual({ ...row, ...known(row) })
  })
  fc.assert(claim, { numRuns: 5000 })
  expect(valid).toBeGreaterThan(500)
})

/** The schema drops unknown keys inside the groups, and nothing reads them. */
const known = (row: Record<string, unknown>) =>
  Object.fromEntries(
    ['peopleGender', 'peopleAge'].flatMap((name) => {
      const group = row[name]
      if (typeof group !== 'object' || group === null) return []
      const kept = Object.entries(group).filter(([key]) => key in full[name as 'peopleAge' | 'peopleGender'])
      return [[name, Object.fromEntries(kept)]]
    }),
  )

test('rejects too few rows, too many rows and other bodies', () => {
  expect(isValidBatch(batch(...Array.from({ length: 1000 }, () => full)))).toBe(true)
  expect(isValidBatch(batch(...Array.from({ length: 1001 }, () => full)))).toBe(false)
  for (const body of [batch(), null, undefined, [], 'x', { ...batch(full), recordId: 0 }])
    expect(isValidBatch(body)).toBe(false)
})
