import type { Device, DeviceStatus, listDevices as endpoint } from '@lumiroute/contract/device'
import { containing } from '../../../db/list-json.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listDevicesJson } from './device.queries.ts'
import { getOnlineThreshold } from './online-threshold.ts'
import { viewDevice } from './view-device.ts'

const statusFilters = {
  unpaired: { unpaired: true },
  online: { online: true },
  offline: { unpaired: false, online: false },
} satisfies Record<DeviceStatus, object>

export async function listDevices({ db, deps, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, macAddr, kind, status, placeId, storeId } = input
  const statusFilter = status ? statusFilters[status] : {}
  const filters = { macAddr, kind, placeId, storeId, ...statusFilter, q: containing(q) }
  const given = { since: getOnlineThreshold(deps) }
  const { rows, total } = await listDevicesJson(db, { filters, given, page, size, sort })
  const devices = JSON.parse(rows) as Device[]
  return { deviceList: devices.map((device) => viewDevice(deps, device)), total }
}
