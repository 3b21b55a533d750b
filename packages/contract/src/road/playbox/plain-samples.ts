import { ageBands, genders, maxSamples } from './playbox.limits.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isAbsent = (value: unknown) => value === undefined || value === null

const isWithin = (value: unknown, min: number, max: number) =>
  isAbsent(value) || (typeof value === 'number' && value >= min && value <= max)

const isCount = (value: unknown, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max

function areCounts(value: unknown, names: readonly string[], max: number): boolean {
  if (isAbsent(value)) return true
  if (!isFields(value) || Array.isArray(value)) return false
  for (const name of names) if (value[name] !== undefined && !isCount(value[name], max)) return false
  return true
}

const day = '(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31'
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,6})?'
const moment = new RegExp(`^\\d{4}-(?:${day})T${time}(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`)

const maxPeople = 100_000
const maxGroup = 32_767

const isPlainSample = (row: unknown): boolean =>
  isFields(row) &&
  !Array.isArray(row) &&
  typeof row.recordTime === 'string' &&
  moment.test(row.recordTime) &&
  isWithin(row.currentLatitude, -90, 90) &&
  isWithin(row.currentLongitude, -180, 180) &&
  isWithin(row.accuracy, 0, 100_000) &&
  isWithin(row.currentTemp, -60, 90) &&
  isWithin(row.currentHumidity, 0, 100) &&
  (isAbsent(row.isRainy) || typeof row.isRainy === 'boolean') &&
  (isAbsent(row.peopleCount) || isCount(row.peopleCount, maxPeople)) &&
  areCounts(row.peopleGender, genders, maxGroup) &&
  areCounts(row.peopleAge, ageBands, maxGroup)

const address = /^[0-9A-F]{2}(?::[0-9A-F]{2}){5}$/

/**
 * True only for a batch that the schema would take exactly as it is. A thousand samples cost the schema more than
 * their parsing and storing together; whatever is unusual in the least still goes through it.
 */
export function isPlainBatch(body: unknown): boolean {
  if (!isFields(body) || !Array.isArray(body.rows)) return false
  const { deviceId, recordId, rows } = body
  if (typeof deviceId !== 'string' || !address.test(deviceId)) return false
  if (!isCount(recordId, 2_147_483_647) || recordId === 0) return false
  return rows.length > 0 && rows.length <= maxSamples && rows.every(isPlainSample)
}
