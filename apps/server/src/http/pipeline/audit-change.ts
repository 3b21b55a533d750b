import type { AuditChange, AuditValue } from '@lumiroute/contract/audit'
import { isDeepStrictEqual } from 'node:util'

/** Bookkeeping of every row, which says nothing about the change. */
const unimportant = new Set(['id', 'version', 'createdAt', 'updatedAt', 'updatedBy'])

/** The trail outlives a stolen backup and is read by many: it says that a secret changed, never its value. */
const isSecret = (field: string) => /passw|secret|token|hash/i.test(field)

const maxLength = 300
// PostgreSQL rejects JSON with half of a surrogate pair, which people may type and a cut may leave.
const cut = (text: string) =>
  Buffer.from(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text).toString()

function toValue(value: unknown): AuditValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return cut(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return cut(value.join(', '))
  return cut(JSON.stringify(value))
}

/** The fields of `after` that differ from `before`; fields that `after` leaves undefined did not change. */
export function compareFields(before: object, after: object): AuditChange {
  const old = before as Readonly<Record<string, unknown>>
  const changed = Object.entries(after).filter(
    ([field, value]) =>
      value !== undefined && !unimportant.has(field) && !isDeepStrictEqual(value ?? null, old[field] ?? null),
  )
  return Object.fromEntries(
    changed.map(([field, value]) => [
      field,
      isSecret(field) ? ('changed' as const) : { from: toValue(old[field]), to: toValue(value) },
    ]),
  )
}
