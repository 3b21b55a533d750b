import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

/** SQL: names that differ only in width, case or white space are one name; as in the index `place_name_key`. */
const foldName = (text: string) => `lower(regexp_replace(normalize(${text}, NFKC), '\\s', '', 'g'))`

type NamedPlace = { id: number; name: string }

// A rename waits for the writer of a name that was read here, so that no ad keeps the old one.
const named = rawQuery<NamedPlace>({
  name: 'place.named',
  row: { id: 'int4', name: 'text' },
  sql: 'select id, name from place where id = $1 for share',
})
export const findPlace = async (db: Handle, id: number): Promise<NamedPlace | undefined> =>
  (await db.run(named, [id]))[0]

const byName = rawQuery<NamedPlace>({
  name: 'place.byName',
  row: { id: 'int4', name: 'text' },
  sql: `select id, name from place where ${foldName('name')} = ${foldName('$1::text')} for share`,
})
/** By any spelling of its name. */
export const findPlaceByName = async (db: Handle, name: string): Promise<NamedPlace | undefined> =>
  (await db.run(byName, [name]))[0]
