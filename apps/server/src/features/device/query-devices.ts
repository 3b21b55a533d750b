import type { Device, queryDevices as endpoint } from '@lumiroute/contract'
import { containing } from '../../db/list-json.ts'
import { RawJson } from '../../http/answer.ts'
import type { Read } from '../../http/route.ts'
import { listDevicesJson } from './device.queries.ts'

export async function queryDevices({ db, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, macAddr, kind } = input
  const filters = { macAddr, kind, q: containing(q) }
  const { rows, total } = await listDevicesJson(db, { filters, page, size, sort })
  return { deviceList: new RawJson<Device[]>(rows), total }
}
