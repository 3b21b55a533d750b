import type { Device, updateDevice as endpoint } from '@lumiroute/contract'
import type { Tx } from '../../db/db.ts'
import { RawJson } from '../../http/answer.ts'
import { notFound, refuseField } from '../../http/app-error.ts'
import { requireVersion } from '../../http/require-version.ts'
import type { Write } from '../../http/route.ts'
import { changeDevice } from './device.queries.ts'
import { requireDefaultPlaylists } from './device.rules.ts'
import { findCarrier, lockDevice } from './lock-device.ts'

/** The MAC address names the box and so never changes. */
export async function updateDevice({ tx, deps, actor, input }: Write<typeof endpoint>) {
  const { macAddr, version, name, defaultPlayId1, defaultPlayId2, ...optional } = input.device_data
  const device = await lockDevice(tx, macAddr)
  if (!device) throw notFound()
  requireVersion(device, version)
  const { kind = device.kind, location = device.location } = optional
  if (kind !== device.kind) await requireUncarried(tx, macAddr)
  await requireDefaultPlaylists(tx, { defaultPlayId1, defaultPlayId2 })
  const change = { name, kind, location, defaultPlayId1, defaultPlayId2 }
  const changed = await changeDevice(tx, deps, macAddr, change, actor.accountId)
  return { device: new RawJson<Device>(changed), message: `更新裝置「${name || macAddr}」成功` }
}

async function requireUncarried(tx: Tx, macAddr: string): Promise<void> {
  const no = await findCarrier(tx, macAddr)
  if (no) throw refuseField('device_data.kind', `裝置裝於車輛「${no}」，不可變更種類`, 'CONFLICT')
}
