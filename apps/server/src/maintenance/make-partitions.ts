import { escapeIdentifier, type ClientBase } from 'pg'
import { listPartitions, place, type Partition } from './catalogue.ts'
import { MoveError } from './move-error.ts'

/** A bound becomes SQL, so a file from elsewhere may contain only timestamps in it. */
const momentBound = /^FOR VALUES FROM \('[\d :.+-]{1,40}'\) TO \('[\d :.+-]{1,40}'\)$/

/** Recreates the partitions; without them the rows could not be stored. */
export async function makePartitions(client: ClientBase, partitions: Partition[]): Promise<void> {
  const known = new Set((await listPartitions(client)).map(({ name }) => name))
  for (const { name, parent, bound } of partitions) {
    if (known.has(name)) continue
    if (!momentBound.test(bound))
      throw new MoveError('檔案格式不符。 The file is not an export of LumiRoute.')
    await client.query(`create table public.${escapeIdentifier(name)} partition of ${place(parent)} ${bound}`)
  }
}
