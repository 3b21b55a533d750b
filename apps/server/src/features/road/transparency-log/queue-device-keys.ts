import { getKeyEntry, saltId } from '@lumiroute/evidence/log'
import type { Tx } from '../../../db/db.ts'
import { getSalts } from './get-salts.ts'
import { listUnloggedKeys } from './queries/source.queries.ts'
import { queueLogEntries } from './queue-log-entry.ts'

const atOnce = 1000

/** One entry for each registered key of a box. */
export async function queueDeviceKeys(tx: Tx): Promise<void> {
  const keys = await listUnloggedKeys(tx, atOnce)
  if (keys.length === 0) return
  const getSalt = await getSalts(
    tx,
    'device',
    keys.map(({ deviceId }) => deviceId),
  )
  await queueLogEntries(
    tx,
    keys.map(({ keyId, deviceId, ...key }) => ({
      keyId,
      line: getKeyEntry({ ...key, saltedDevice: saltId(getSalt(deviceId), deviceId) }),
    })),
  )
}
