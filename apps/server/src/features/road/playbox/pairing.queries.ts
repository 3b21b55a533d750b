import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const pairingMinutes = 10

const forget = rawQuery({
  name: 'pairing.forget',
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

/** Undefined where another box shows this code already. */
export async function insertPairing(
  tx: Tx,
  { code, secretHash, appVersion, now }: NewPairing,
): Promise<string | undefined> {
  await tx.run(forget, [now])
  return (await tx.run(insert, [code, secretHash, appVersion, now]))[0]?.expiresAt
}

type Waiting = { id: number; deviceId: number | null; macAddr: string | null; appVersion: string }
const lock = rawQuery<Waiting>({
  name: 'pairing.lock',
  row: { id: 'int4', deviceId: 'int4?', macAddr: 'text?', appVersion: 'text' },
  sql: `select p.id, p.device_id as "deviceId", d.mac_addr as "macAddr", p.app_version as "appVersion"
   from device_pairing p left join device d on d.id = p.device_id
   where p.secret_hash = $1 and p.expires_at > $2 and p.taken_at is null for update of p`,
})
export const lockPairing = async (tx: Tx, secretHash: string, now: Date): Promise<Waiting | undefined> =>
  (await tx.run(lock, [secretHash, now]))[0]

const take = rawQuery({
  name: 'pairing.take',
  row: {},
  sql: 'update device_pairing set taken_at = $2 where id = $1',
})
const hold = rawQuery({
  name: 'pairing.holdToken',
  row: {},
  sql: `update device set token_hash = $2, paired_at = $3, last_seen_at = $3, app_version = $4, offline_told_at = null
   where id = $1`,
})
type Given = { pairingId: number; deviceId: number; tokenHash: string; appVersion: string; now: Date }

export async function keepToken(db: Handle, given: Given): Promise<void> {
  await db.run(take, [given.pairingId, given.now])
  await db.run(hold, [given.deviceId, given.tokenHash, given.now, given.appVersion])
}
