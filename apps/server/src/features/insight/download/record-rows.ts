import type { Language } from '@lumiroute/contract/text'
import type { Handle } from '../../../db/db.ts'
import { readBatches } from '../../../db/read-batches.ts'
import type { RecordRow } from '../../road/record/require-record.ts'
import { listPlaysAfter, listSampleLinesAfter, type PlayRow } from './download.queries.ts'

const linesAtOnce = 2000

export async function* readSampleLines(
  db: Handle,
  record: RecordRow,
  language: Language,
): AsyncGenerator<string> {
  let after: string | null = '-infinity'
  while (after !== null) {
    const found = await listSampleLinesAfter(db, record, { language, after, limit: linesAtOnce })
    if (found.count > 0) yield found.lines
    after = found.count < linesAtOnce ? null : found.last
  }
}

export const readPlays = (db: Handle, { id }: RecordRow) =>
  readBatches<PlayRow>((last, limit) => listPlaysAfter(db, id, last, limit))
