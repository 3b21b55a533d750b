import type { updateDevice as endpoint } from '@lumiroute/contract/device'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutDevice } from './audit-device.ts'
import { releaseScreen } from '../screen/release-screen.ts'
import { type Home, refuseInVehicle, requireNoVehicle, resolveHome } from './device-home.ts'
import { type DeviceRow, findVehicleNo, saveDevice } from './device.queries.ts'
import { lockDevice } from './lock-device.ts'
import { getOnlineThreshold } from './online-threshold.ts'
import { requireDefaultPlaylists } from './require-default-playlists.ts'
import { viewDevice } from './view-device.ts'

/** The MAC address identifies the device and never changes. */
export async function updateDevice({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const { macAddr, version, name, defaultPlayId1, defaultPlayId2 } = input.device_data
  const device = await lockDevice(tx, macAddr)
  requireVersion(device, version)
  const kind = input.device_data.kind ?? device.kind
  const changesKind = kind !== device.kind
  if (changesKind) await requireKindChangeable(tx, macAddr)
  const home = await resolveHome(tx, input.device_data, device)
  await requireNoVehicle(tx, macAddr, home)
  if (changesKind || isMoved(device, home))
    await releaseScreen(tx, { id: device.id, name: name || macAddr, today: today(deps) })
  await requireDefaultPlaylists(tx, { defaultPlayId1, defaultPlayId2 })
  const fields = { name, kind, ...home, defaultPlayId1, defaultPlayId2 }
  const change = { by: actor.accountId, since: getOnlineThreshold(deps) }
  const saved = await saveDevice(tx, macAddr, fields, change).catch(refuseInVehicle(home))
  await audit(tx, 'device.updated', {
    ...aboutDevice({ ...device, ...fields }),
    change: compareFields(device, fields),
  })
  return { device: viewDevice(deps, saved), message: text('device.updated', { name: name || macAddr }) }
}

const isMoved = (device: DeviceRow, home: Home) =>
  device.placeId !== home.placeId || device.storeId !== home.storeId

async function requireKindChangeable(tx: Tx, macAddr: string): Promise<void> {
  const no = await findVehicleNo(tx, macAddr)
  if (no) throw refuseField('device_data.kind', text('device.kindInVehicle', { no }), 'CONFLICT')
}
