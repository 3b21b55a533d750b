import type { revokeDevice as endpoint } from '@lumiroute/contract/device'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { deleteToken } from './device.queries.ts'
import { lockDevice } from './lock-device.ts'

export async function revokeDevice({ tx, input }: Write<typeof endpoint>) {
  const device = await lockDevice(tx, input.macAddr)
  await deleteToken(tx, device.id)
  return { message: text('device.revoked', { name: device.name || device.macAddr }) }
}
