import type { listVehicles as endpoint, Vehicle } from '@lumiroute/contract/vehicle'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { codeNames } from '../../../text/code-names.ts'
import { getOnlineThreshold } from '../device/online-threshold.ts'
import { listVehiclesJson } from './vehicle.queries.ts'

export async function listVehicles({ db, deps, input, language }: Read<typeof endpoint>) {
  const { page, size, sort, q, ...fields } = input
  const filters = { ...fields, q: containing(q) }
  const given = { since: getOnlineThreshold(deps), ...codeNames(language) }
  const { rows, total } = await listVehiclesJson(db, { filters, given, page, size, sort })
  return { vehicleList: new RawJson<Vehicle[]>(rows), total }
}
