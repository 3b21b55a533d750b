import type { Device, DeviceStatus, listDevices as endpoint } from '@lumiroute/contract/device'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listDevicesJson } from './device.queries.ts'

export async function listDevices({ db, deps, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, macAddr, kind, status, placeId, storeId } = input
  const filters = { macAddr, kind, placeId, storeId, ...standing(status), q: containing(q) }
  const { rows, total } = await listDevicesJson(db, deps, { filters, page, size, sort })
  return { deviceList: new RawJson<Device[]>(rows), total }
}

const standings = {
  unpaired: { unpaired: true },
  online: { online: true },
  offline: { unpaired: false, online: false },
} satisfies Record<DeviceStatus, object>

const standing = (status: DeviceStatus | undefined) => (status ? standings[status] : {})
