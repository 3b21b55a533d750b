import type { listVehicles as endpoint, Vehicle } from '@lumiroute/contract/vehicle'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { silentSince } from '../device/device.state.ts'
import { listVehiclesJson } from './vehicle.queries.ts'

export async function listVehicles({ db, deps, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, ...given } = input
  const filters = { ...given, q: containing(q) }
  const { rows, total } = await listVehiclesJson(db, {
    filters,
    given: { since: silentSince(deps) },
    page,
    size,
    sort,
  })
  return { vehicleList: new RawJson<Vehicle[]>(rows), total }
}
