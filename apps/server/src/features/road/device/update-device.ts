import type { Device, updateDevice as endpoint } from '@lumiroute/contract/device'
import type { Tx } from '../../../db/db.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { freeScreen } from '../screen/free-screen.ts'
import { type Home, refuseCarried, requireNoVehicle, resolveHome } from './device-home.ts'
import { changeDevice, type DeviceRow } from './device.queries.ts'
import { requireDefaultPlaylists } from './device.rules.ts'
import { findCarrier, lockDevice } from './lock-device.ts'

/** The MAC address names the box and so never changes. */
export async function updateDevice({ tx, deps, actor, input }: Write<typeof endpoint>) {
  const { macAddr, version, name, defaultPlayId1, defaultPlayId2 } = input.device_data
  const device = await lockDevice(tx, macAddr)
  if (!device) throw notFound()
  requireVersion(device, version)
  const kind = input.device_data.kind ?? device.kind
  if (kind !== device.kind) await requireUncarried(tx, macAddr)
  const home = await resolveHome(tx, input.device_data, device)
  await requireNoVehicle(tx, macAddr, home)
  if (kind !== device.kind || isMoved(device, home))
    await freeScreen(tx, { id: device.id, label: name || macAddr, today: today(deps) })
  await requireDefaultPlaylists(tx, { defaultPlayId1, defaultPlayId2 })
  const change = { name, kind, ...home, defaultPlayId1, defaultPlayId2 }
  const changed = await changeDevice(tx, deps, macAddr, change, actor.accountId).catch(refuseCarried(home))
  return { device: new RawJson<Device>(changed), message: `更新裝置「${name || macAddr}」成功` }
}

const isMoved = (device: DeviceRow, home: Home) =>
  device.placeId !== home.placeId || device.storeId !== home.storeId

async function requireUncarried(tx: Tx, macAddr: string): Promise<void> {
  const no = await findCarrier(tx, macAddr)
  if (no) throw refuseField('device_data.kind', `裝置裝於車輛「${no}」，不可變更種類`, 'CONFLICT')
}
