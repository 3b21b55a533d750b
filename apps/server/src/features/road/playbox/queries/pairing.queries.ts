import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const pairingMinutes = 10

const deleteExpired = rawQuery({
  name: 'pairing.deleteExpired',
  row: {},
  sql: 'delete from device_pairing where expires_at <= $1',
})
const insert = rawQuery({
  name: 'pairing.insert',
  row: { expiresAt: 'text' },
  sql: `insert into device_pairing (code, secret_hash, app_version, created_at, expires_at)
   values ($1, $2, $3, $4::timestamptz, $4::timestamptz + interval '${pairingMinutes} minutes')
   on conflict (code) do nothing returning to_json(expires_at)#>>'{}' as "expiresAt"`,
})

type NewPairing = { code: string; secretHash: string; appVersion: string; now: Date }

/** Undefined if another player shows this code already. */
export async function insertPairing(
  tx: Tx,
  { code, secretHash, appVersion, now }: NewPairing,
): Promise<string | undefined> {
  await tx.run(deleteExpired, [now])
  return (await tx.run(insert, [code, secretHash, appVersion, now]))[0]?.expiresAt
}

type WaitingPairing = { id: number; deviceId: number | null; macAddr: string | null; appVersion: string }
const lock = rawQuery<WaitingPairing>({
  name: 'pairing.lock',
  row: { id: 'int4', deviceId: 'int4?', macAddr: 'text?', appVersion: 'text' },
  sql: `select p.id, p.device_id as "deviceId", d.mac_addr as "macAddr", p.app_version as "appVersion"
   from device_pairing p left join device d on d.id = p.device_id
   where p.secret_hash = $1 and p.expires_at > $2 and p.taken_at is null for update of p`,
})
export const lockPairing = async (
  tx: Tx,
  secretHash: string,
  now: Date,
): Promise<WaitingPairing | undefined> => (await tx.run(lock, [secretHash, now]))[0]

const finish = rawQuery({
  name: 'pairing.finish',
  row: {},
  sql: 'update device_pairing set taken_at = $2 where id = $1',
})
const setToken = rawQuery({
  name: 'pairing.setToken',
  row: {},
  sql: `update device set token_hash = $2, paired_at = $3, last_seen_at = $3, app_version = $4, offline_told_at = null
   where id = $1`,
})
type IssuedToken = { pairingId: number; deviceId: number; tokenHash: string; appVersion: string; now: Date }

export async function saveToken(db: Handle, token: IssuedToken): Promise<void> {
  const { pairingId, deviceId, tokenHash, appVersion, now } = token
  await db.run(finish, [pairingId, now])
  await db.run(setToken, [deviceId, tokenHash, now, appVersion])
}

const claim = rawQuery({
  name: 'pairing.claim',
  row: { id: 'int4' },
  sql: `update device_pairing set device_id = $2 where code = $1 and expires_at > $3 and taken_at is null
     and (device_id is null or device_id = $2) returning id`,
})
/** The pairing's id; undefined if no player shows the code. */
export const claimByCode = async (tx: Tx, code: string, deviceId: number, now: Date) =>
  (await tx.run(claim, [code, deviceId, now]))[0]?.id

const deleteOthers = rawQuery({
  name: 'pairing.deleteOthers',
  row: {},
  sql: 'delete from device_pairing where device_id = $1 and id <> $2',
})
export async function deleteOtherPairings(tx: Tx, deviceId: number, pairingId: number): Promise<void> {
  await tx.run(deleteOthers, [deviceId, pairingId])
}
