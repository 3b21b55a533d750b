import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { readCode } from './pairing.codes.ts'

const claim = rawQuery({
  name: 'pairing.claim',
  row: { id: 'int4' },
  sql: `update device_pairing set device_id = $2 where code = $1 and expires_at > $3 and taken_at is null
     and (device_id is null or device_id = $2) returning id`,
})
const dropOthers = rawQuery({
  name: 'pairing.dropOthers',
  row: {},
  sql: 'delete from device_pairing where device_id = $1 and id <> $2',
})

/** Gives the box that shows the typed code to the device; false where no box does. */
export async function claimPairing(tx: Tx, typed: string, deviceId: number, now: Date): Promise<boolean> {
  const [claimed] = await tx.run(claim, [readCode(typed), deviceId, now])
  if (!claimed) return false
  // A second box that waits for the same device would take its token over.
  await tx.run(dropOthers, [deviceId, claimed.id])
  return true
}
