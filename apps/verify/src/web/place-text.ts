import type { Bundle, Place } from '@lumiroute/evidence/bundle'
import { fill } from '../text/index.ts'
import { formatDate, type Page } from './page.ts'

/** A place as the reader knows it: the date and vehicle with the rows, otherwise the path in the data. */
export function writePlace(
  page: Page,
  { path, recordId, seq, afterSeq }: Place,
  bundle: Bundle | null,
): string {
  const record = bundle?.records.find(({ id }) => id === recordId)
  if (!record || seq === undefined) return path
  const name = fill(page.t.record, { date: formatDate(page, record.date), place: record.place })
  const from = (afterSeq ?? seq - 1) + 1
  return fill(from < seq ? page.t.rowsBetween : page.t.rowAt, { record: name, from, to: seq })
}
