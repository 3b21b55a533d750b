import type { KeyAlgorithm } from '@lumiroute/contract/playbox'
import type { Head, Tombstone } from '@lumiroute/evidence/chain'
import type { Handle, Tx } from '../../../db/db.ts'
import { column, rawQuery } from '../../../db/raw-query.ts'

export type DeviceKeyRow = { id: number; algorithm: KeyAlgorithm; publicKey: string; fingerprint: string }
const keyColumns = `k.id, k.algorithm, k.public_key as "publicKey", k.fingerprint`
const keyRow = {
  id: 'int4',
  algorithm: column<KeyAlgorithm>('text'),
  publicKey: 'text',
  fingerprint: 'text',
} as const

const insert = rawQuery({
  name: 'chain.insertKey',
  row: {},
  sql: `insert into device_key (device_id, algorithm, public_key, fingerprint, created_at)
   values ($1, $2, $3, $4, $5) on conflict (fingerprint) do nothing`,
})
const owner = rawQuery({
  name: 'chain.keyOwner',
  row: { deviceId: 'int4' },
  sql: 'select device_id as "deviceId" from device_key where fingerprint = $1',
})
type NewKey = { deviceId: number; now: Date } & Omit<DeviceKeyRow, 'id'>
/** Returns whether the key is the device's; a key never changes its device. */
export async function insertKey(tx: Tx, key: NewKey): Promise<boolean> {
  await tx.run(insert, [key.deviceId, key.algorithm, key.publicKey, key.fingerprint, key.now])
  return (await tx.run(owner, [key.fingerprint]))[0]?.deviceId === key.deviceId
}

const lock = rawQuery({
  name: 'chain.lockKey',
  row: keyRow,
  sql: `select ${keyColumns} from device_key k where k.fingerprint = $1 and k.device_id = $2 for no key update`,
})
/** Of two simultaneous batches of a box, the second waits until the head of the first is visible. */
export const lockKey = async (tx: Tx, fingerprint: string, deviceId: number) =>
  (await tx.run(lock, [fingerprint, deviceId]))[0]

const heads = rawQuery({
  name: 'chain.heads',
  row: { seq: 'int4', hash: 'text' },
  sql: `(select seq_to as seq, head as hash from record_chain where record_id = $1 and key_id = $2
      order by seq_to desc limit 1)
   union (select seq_to, head from record_chain where record_id = $1 and key_id = $2 and seq_to = any($3::int[]))
   order by seq desc`,
})
type ChainKey = { recordId: number; keyId: number }
/** The last head first, then those with one of the given seqs. */
export const listHeads = (tx: Tx, { recordId, keyId }: ChainKey, seqs: readonly number[]): Promise<Head[]> =>
  tx.run(heads, [recordId, keyId, seqs])

const insertPart = rawQuery({
  name: 'chain.insertPart',
  row: {},
  sql: `with gone as (
     insert into record_tombstone (key_id, record_id, seq, hash)
     select $2, $1, v.seq, v.hash from json_to_recordset($9::json) as v (seq int, hash text)
   )
   insert into record_chain (record_id, key_id, device_id, seq_from, seq_to, head, signature, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
})
export type NewPart = ChainKey & {
  deviceId: number
  seqFrom: number
  head: Head
  signature: string
  at: Date
  tombstones: readonly Tombstone[]
}
export async function insertChainPart(tx: Tx, part: NewPart): Promise<void> {
  const { recordId, keyId, deviceId, seqFrom, head, signature, at, tombstones } = part
  const range = [seqFrom, head.seq, head.hash, signature]
  await tx.run(insertPart, [recordId, keyId, deviceId, ...range, at, JSON.stringify(tombstones)])
}

const ofRecord = rawQuery({
  name: 'chain.keysOfRecord',
  row: { ...keyRow, deviceId: 'int4', createdAt: 'timestamptz' },
  sql: `select ${keyColumns}, k.device_id as "deviceId", k.created_at as "createdAt" from device_key k
   where k.id in (select key_id from record_chain where record_id = $1) order by k.id`,
})
export const listKeysOfRecord = (db: Handle, recordId: number) => db.run(ofRecord, [recordId])

const parts = rawQuery({
  name: 'chain.parts',
  row: { keyId: 'int4', seq: 'int4', hash: 'text', signature: 'text', at: 'timestamptz' },
  sql: `select key_id as "keyId", seq_to as seq, head as hash, signature, at from record_chain where record_id = $1
   order by key_id, seq_to`,
})
export const listParts = (db: Handle, recordId: number) => db.run(parts, [recordId])

const tombstones = rawQuery({
  name: 'chain.tombstones',
  row: { keyId: 'int4', seq: 'int4', hash: 'text' },
  sql: `select key_id as "keyId", seq, hash from record_tombstone where record_id = $1 order by key_id, seq`,
})
export const listTombstones = (db: Handle, recordId: number) => db.run(tombstones, [recordId])

const images = rawQuery({
  name: 'chain.images',
  row: { keyId: 'int4', seq: 'int4', at: 'timestamptz', sha256: 'text', fileName: 'text' },
  sql: `select key_id as "keyId", seq, at, sha256, file_name as "fileName" from record_image
   where record_id = $1 and key_id is not null order by key_id, seq`,
})
export const listSignedImages = (db: Handle, recordId: number) => db.run(images, [recordId])

const plays = rawQuery({
  name: 'chain.plays',
  row: {
    keyId: 'int4',
    seq: 'int4',
    playId: 'uuid',
    materialId: 'int4',
    sha256: 'text',
    startAt: 'timestamptz',
    endAt: 'timestamptz',
    plannedMs: 'int4',
    playedMs: 'int4',
    latitude: 'float8?',
    longitude: 'float8?',
    rejected: column<'material' | 'hash' | 'duration' | null>('text?'),
  },
  sql: `select key_id as "keyId", seq, play_id as "playId", material_id as "materialId", sha256, start_at as "startAt",
     end_at as "endAt", planned_ms as "plannedMs", played_ms as "playedMs", latitude, longitude, rejected
   from record_play where record_id = $1 and key_id is not null order by key_id, seq`,
})
export const listSignedPlays = (db: Handle, recordId: number) => db.run(plays, [recordId])
