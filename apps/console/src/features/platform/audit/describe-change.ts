import { payStatusCodes } from '@lumiroute/contract/ad'
import type { AuditEvent, AuditValue } from '@lumiroute/contract/audit'
import type { TFunction, i18n as I18n } from 'i18next'
import { absent } from '../../../lib/format/format.ts'

export type FieldChange = { field: string; label: string; from: string; to: string; isSecret: boolean }

export type Words = {
  t: TFunction
  exists: I18n['exists']
  dateTime: (moment: string) => string
  bytes: (count: number) => string
}

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** The label that the object's own form uses, or the field's name. */
function getLabel({ t, exists }: Words, kind: string, field: string): string {
  const keys = [`audit.field.${field}`, `${kind}.field.${field}`, `store.field.${field}`]
  const known = keys.find((key) => exists(key))
  return known === undefined ? field : (t as (key: string) => string)(known)
}

function getText(words: Words, field: string, value: AuditValue): string {
  const { t, dateTime, bytes } = words
  if (field === 'payStatus' && payStatusCodes.some((code) => code === value))
    return t(`ad.status.${(value || 'draft') as 'draft'}`)
  if (value === null || value === '') return absent
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  if (field === 'storage' && typeof value === 'number') return bytes(value)
  return typeof value === 'string' && moment.test(value) ? dateTime(value) : String(value)
}

/** The status says most, so it comes first. */
const sortChanges = <Each>(changes: [string, Each][]): [string, Each][] =>
  changes.toSorted(([one], [other]) => Number(other === 'payStatus') - Number(one === 'payStatus'))

/** The changed fields of an event, before and after, in words. */
export const describeChange = (words: Words, { objectKind, change }: AuditEvent): FieldChange[] =>
  sortChanges(Object.entries(change)).map(([field, each]) => ({
    field,
    label: getLabel(words, objectKind, field),
    isSecret: each === 'changed',
    from: each === 'changed' ? absent : getText(words, field, each.from),
    to: each === 'changed' ? words.t('audit.changed') : getText(words, field, each.to),
  }))
