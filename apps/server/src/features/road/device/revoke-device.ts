import type { revokeDevice as endpoint } from '@lumiroute/contract/device'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutDevice } from './audit-device.ts'
import { deleteToken } from './device.queries.ts'
import { lockDevice } from './lock-device.ts'

export async function revokeDevice({ tx, input, audit }: Write<typeof endpoint>) {
  const device = await lockDevice(tx, input.macAddr)
  await deleteToken(tx, device.id)
  await audit(tx, 'device.revoked', aboutDevice(device))
  return { message: text('device.revoked', { name: device.name || device.macAddr }) }
}
