import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

type SubjectKind = 'device' | 'record'

export type UnloggedKey = {
  keyId: number
  deviceId: number
  fingerprint: string
  algorithm: string
  publicKey: string
}

const keys = rawQuery<UnloggedKey>({
  name: 'log.unloggedKeys',
  row: { keyId: 'int4', deviceId: 'int4', fingerprint: 'text', algorithm: 'text', publicKey: 'text' },
  sql: `select k.id as "keyId", k.device_id as "deviceId", k.fingerprint, k.algorithm, k.public_key as "publicKey"
   from device_key k
   where not exists (select from log_leaf l where l.key_id = k.id and l.record_id is null)
   order by k.id limit $1`,
})
export const listUnloggedKeys = (tx: Tx, limit: number) => tx.run(keys, [limit])

export type UnloggedHead = {
  chainId: number
  recordId: number
  keyId: number
  fingerprint: string
  seq: number
  head: string
  signature: string
}
const headRow = {
  chainId: 'int4',
  recordId: 'int4',
  keyId: 'int4',
  fingerprint: 'text',
  seq: 'int4',
  head: 'text',
  signature: 'text',
} as const
const headColumns = `c.id as "chainId", c.record_id as "recordId", c.key_id as "keyId", k.fingerprint,
  c.seq_to as seq, c.head, c.signature`
const isUnlogged = `not exists (select from log_leaf l
  where l.record_id = c.record_id and l.key_id = c.key_id and l.seq >= c.seq_to)`

// Ids are given before the commit, so a batch can appear after one with a higher id.
const lateIds = 10_000

const heads = rawQuery<UnloggedHead>({
  name: 'log.unloggedHeads',
  row: headRow,
  sql: `select distinct on (c.record_id, c.key_id) ${headColumns}
   from record_chain c join device_key k on k.id = c.key_id
   where c.id > (select coalesce(max(l.chain_id), 0) from log_leaf l) - ${lateIds} and ${isUnlogged}
   order by c.record_id, c.key_id, c.seq_to desc limit $1`,
})
/** The newest head of each chain that is longer than the log knows. */
export const listUnloggedHeads = (tx: Tx, limit: number) => tx.run(heads, [limit])

const ofRecord = rawQuery<UnloggedHead>({
  name: 'log.unloggedHeadsOfRecord',
  row: headRow,
  sql: `select distinct on (c.record_id, c.key_id) ${headColumns}
   from record_chain c join device_key k on k.id = c.key_id
   where c.record_id = $1 and ${isUnlogged}
   order by c.record_id, c.key_id, c.seq_to desc`,
})
export const listUnloggedHeadsOfRecord = (tx: Tx, recordId: number) => tx.run(ofRecord, [recordId])

const addSalts = rawQuery({
  name: 'log.addSalts',
  row: {},
  sql: `insert into log_salt (kind, subject_id, salt)
   select {kind}, s.id, s.salt from unnest({ids}::int[], {salts}::text[]) as s (id, salt)
   on conflict (kind, subject_id) do nothing`,
})
export const insertSalts = (tx: Tx, kind: SubjectKind, salts: ReadonlyMap<number, string>) =>
  tx.run(addSalts, { kind, ids: [...salts.keys()], salts: [...salts.values()] })

const salts = rawQuery({
  name: 'log.salts',
  row: { id: 'int4', salt: 'text' },
  sql: 'select subject_id as id, salt from log_salt where kind = $1 and subject_id = any($2::int[])',
})
export const listSalts = async (db: Handle, kind: SubjectKind, ids: readonly number[]) =>
  new Map((await db.run(salts, [kind, ids])).map(({ id, salt }) => [id, salt]))

const owners = rawQuery({
  name: 'log.devicesOfKeys',
  row: { id: 'int4', deviceId: 'int4' },
  sql: 'select id, device_id as "deviceId" from device_key where id = any($1::int[])',
})
export const listDevicesOfKeys = async (db: Handle, keyIds: readonly number[]) =>
  new Map((await db.run(owners, [keyIds])).map(({ id, deviceId }) => [id, deviceId]))
