import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

/** What an entry is about. */
export type LeafSubject = {
  keyId: number | null
  recordId: number | null
  seq: number | null
  chainId: number | null
}
export type NewLeaf = LeafSubject & { line: string; hash: string }

const insert = rawQuery({
  name: 'log.insertLeaves',
  row: {},
  sql: `insert into log_leaf (line, hash, key_id, record_id, seq, chain_id)
   select * from unnest({lines}::text[], {hashes}::text[], {keyIds}::int[], {recordIds}::int[], {seqs}::int[],
     {chainIds}::int[])
   on conflict (hash) do nothing`,
})
/** The same entry is added once. */
export const insertLeaves = (tx: Tx, leaves: readonly NewLeaf[]) =>
  tx.run(insert, {
    lines: leaves.map(({ line }) => line),
    hashes: leaves.map(({ hash }) => hash),
    keyIds: leaves.map(({ keyId }) => keyId),
    recordIds: leaves.map(({ recordId }) => recordId),
    seqs: leaves.map(({ seq }) => seq),
    chainIds: leaves.map(({ chainId }) => chainId),
  })

const pending = rawQuery({
  name: 'log.pendingLeaves',
  row: { id: 'int4', hash: 'text' },
  sql: 'select id, hash from log_leaf where leaf_index is null order by id limit $1',
})
export const listPendingLeaves = (tx: Tx, limit: number) => tx.run(pending, [limit])

const number = rawQuery({
  name: 'log.numberLeaves',
  row: {},
  sql: `update log_leaf l set leaf_index = {first}::int8 + n.at - 1
   from unnest({ids}::int[]) with ordinality as n (id, at) where l.id = n.id`,
})
export const numberLeaves = (tx: Tx, first: number, ids: readonly number[]) => tx.run(number, { first, ids })

const range = rawQuery({
  name: 'log.leafRange',
  row: { at: 'int8', line: 'text', hash: 'text' },
  sql: `select leaf_index as at, line, hash from log_leaf
   where leaf_index >= $1::int8 and leaf_index < $2::int8 order by leaf_index`,
})
export const listLeafRange = (db: Handle, from: number, to: number) => db.run(range, [from, to])

export type SubjectLeaf = { index: number; line: string; keyId: number; recordId: number | null }

const ofRecord = rawQuery<SubjectLeaf>({
  name: 'log.leavesOfRecord',
  row: { index: 'int8', line: 'text', keyId: 'int4', recordId: 'int4?' },
  sql: `select leaf_index as index, line, key_id as "keyId", record_id as "recordId" from log_leaf
   where leaf_index < $2::int8 and (record_id = $1
     or (record_id is null and key_id in (select c.key_id from record_chain c where c.record_id = $1)))
   order by leaf_index`,
})
/** The entries of a record and of the keys that signed it, in a log of this size. */
export const listLeavesOfRecord = (db: Handle, recordId: number, size: number) =>
  db.run(ofRecord, [recordId, size])

const waiting = rawQuery({
  name: 'log.countPending',
  row: { count: 'int8' },
  sql: 'select count(*) from log_leaf where leaf_index is null',
})
export const countPendingLeaves = async (db: Handle): Promise<number> =>
  (await db.run(waiting, []))[0]?.count ?? 0
