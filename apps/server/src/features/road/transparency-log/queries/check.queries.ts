import type { LogFinding } from '@lumiroute/contract/transparency-log'
import type { Handle, Tx } from '../../../../db/db.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'

const sha256Hex = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`
const part = (at: number) => `split_part(l.line, '|', ${at})`

type Mismatch = { kind: LogFinding['kind']; at: number; recordId: number | null; seq: number | null }
const mismatchRow = {
  kind: column<LogFinding['kind']>('text'),
  at: 'int8',
  recordId: 'int4?',
  seq: 'int4?',
} as const

const chains = rawQuery({
  name: 'log.changedChains',
  row: mismatchRow,
  sql: `select case when c.id is null then 'chainMissing' else 'chainChanged' end as kind,
     l.leaf_index as at, l.record_id as "recordId", l.seq
   from log_leaf l
   left join record_chain c on c.record_id = l.record_id and c.key_id = l.key_id and c.seq_to = l.seq
   left join device_key k on k.id = l.key_id
   left join log_salt s on s.kind = 'record' and s.subject_id = l.record_id
   where l.record_id is not null and l.leaf_index is not null and (c.id is null
     or ${part(2)} is distinct from k.fingerprint
     or ${part(3)} is distinct from ${sha256Hex(`s.salt || ' ' || l.record_id`)}
     or ${part(4)} <> l.seq::text or ${part(5)} <> c.head or ${part(6)} <> c.signature)
   order by l.leaf_index limit $1`,
})
const keys = rawQuery({
  name: 'log.changedKeys',
  row: mismatchRow,
  sql: `select 'keyChanged' as kind, l.leaf_index as at, null::int as "recordId", null::int as seq
   from log_leaf l
   left join device_key k on k.id = l.key_id
   left join log_salt s on s.kind = 'device' and s.subject_id = k.device_id
   where l.record_id is null and l.key_id is not null and l.leaf_index is not null and (k.id is null
     or ${part(2)} <> k.fingerprint or ${part(3)} <> k.algorithm or ${part(4)} <> k.public_key
     or ${part(5)} is distinct from ${sha256Hex(`s.salt || ' ' || k.device_id`)})
   order by l.leaf_index limit $1`,
})
/** Entries of the log that the database no longer agrees with. */
export const listMismatches = async (db: Handle, limit: number): Promise<Mismatch[]> => [
  ...(await db.run(keys, [limit])),
  ...(await db.run(chains, [limit])),
]

const snapshot = rawQuery({
  name: 'log.openSnapshot',
  row: {},
  sql: 'set transaction isolation level repeatable read, read only',
})
export const openSnapshot = (tx: Tx) => tx.run(snapshot, [])

const records = rawQuery({
  name: 'log.recordsWithChains',
  row: { recordId: 'int4' },
  sql: `select distinct record_id as "recordId" from record_chain where record_id > $1 order by record_id limit $2`,
})
export const listRecordsWithChains = (db: Handle, after: number, limit: number) =>
  db.run(records, [after, limit])

const insert = rawQuery({
  name: 'log.insertCheck',
  row: { id: 'int4' },
  sql: `insert into log_check (at, size, chains, findings, finding_count, seconds)
   values ({at}, {size}::int8, {chains}, {findings}::jsonb, {findingCount}, {seconds}) returning id`,
})
export type LogCheck = {
  at: Date
  size: number
  chains: number
  findings: LogFinding[]
  findingCount: number
  seconds: number
}
export const insertCheck = async (tx: Tx, check: LogCheck): Promise<number> => {
  const [row] = await tx.run(insert, { ...check, findings: JSON.stringify(check.findings) })
  return (row as { id: number }).id
}

const newest = rawQuery({
  name: 'log.newestCheck',
  row: {
    at: 'timestamptz',
    size: 'int8',
    chains: 'int4',
    findings: column<LogFinding[]>('jsonb'),
    findingCount: 'int4',
    seconds: 'int4',
  },
  sql: `select at, size, chains, findings, finding_count as "findingCount", seconds from log_check
   order by id desc limit 1`,
})
export const findNewestCheck = async (db: Handle): Promise<LogCheck | undefined> =>
  (await db.run(newest, []))[0]

const forget = rawQuery({
  name: 'log.forgetChecks',
  row: {},
  sql: 'delete from log_check where at < $1',
})
export const deleteOldChecks = (tx: Tx, before: Date) => tx.run(forget, [before])
