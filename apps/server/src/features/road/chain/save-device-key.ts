import type { DeviceKey } from '@lumiroute/contract/playbox'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { insertKey } from './chain.queries.ts'
import { readPublicKey } from './device-signature.ts'

/** Returns the key's fingerprint. */
export async function saveDeviceKey(tx: Tx, deviceId: number, key: DeviceKey, now: Date): Promise<string> {
  const read = readPublicKey(key)
  if (!read) throw refuseField('key.publicKey', text('playbox.wrongKey'))
  const { fingerprint } = read
  const isOwn = await insertKey(tx, { ...key, deviceId, fingerprint, now })
  if (!isOwn) throw new AppError('playbox.keyTaken')
  return fingerprint
}
