import type { revokeDevice as endpoint } from '@lumiroute/contract/device'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { endToken } from './device.queries.ts'
import { lockDevice } from './lock-device.ts'

export async function revokeDevice({ tx, input }: Write<typeof endpoint>) {
  const device = await lockDevice(tx, input.macAddr)
  if (!device) throw notFound()
  await endToken(tx, device.id)
  return { message: `已解除裝置「${device.name || device.macAddr}」的配對` }
}
