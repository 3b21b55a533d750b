import type { registerKey as endpoint } from '@lumiroute/contract/playbox'
import type { Write } from '../../../http/pipeline/route.ts'
import { saveDeviceKey } from '../chain/save-device-key.ts'
import { requireOwnAddress } from './require-own-record.ts'

/** For boxes that were paired before keys, and for those whose key was lost. */
export async function registerKey({ tx, deps, device, input }: Write<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  return { fingerprint: await saveDeviceKey(tx, device.id, input.key, deps.now()) }
}
