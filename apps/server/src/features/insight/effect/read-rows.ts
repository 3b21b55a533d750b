import type { Language } from '@lumiroute/contract/text'
import type { Handle } from '../../../db/db.ts'
import { readBatches } from '../../../db/read-batches.ts'
import type { RecordRow } from '../../road/record/require-record.ts'
import { listPeopleAfter, type PeopleRow } from './queries/people.queries.ts'
import { listResultsAfter, type ResultRow } from './queries/result.queries.ts'

export type { PeopleRow, ResultRow }

/** All people counts of a record, in batches. */
export const readPeople = (db: Handle, record: RecordRow, language: Language) =>
  readBatches<PeopleRow>((last, limit) =>
    listPeopleAfter(db, record, { language, after: last?.at ?? '-infinity', limit }),
  )

const beforeFirst = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

/** All game results of a record, in batches. */
export const readResults = (db: Handle, record: RecordRow) =>
  readBatches<ResultRow>((last, limit) => listResultsAfter(db, record, last ?? beforeFirst, limit))
