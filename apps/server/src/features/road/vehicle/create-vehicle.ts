import type { createVehicle as endpoint, Vehicle } from '@lumiroute/contract/vehicle'
import { RawJson } from '../../../http/response/answer.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { silentSince } from '../device/device.state.ts'
import { insertVehicle } from './vehicle.queries.ts'
import { refuseTaken, requireBoxes } from './vehicle.rules.ts'

export async function createVehicle({ tx, actor, input, deps }: Write<typeof endpoint>) {
  const fields = input.vehicle_data
  await requireBoxes(tx, fields)
  const change = { by: actor.accountId, since: silentSince(deps) }
  const vehicle = await insertVehicle(tx, fields, change).catch(refuseTaken)
  return { vehicle: new RawJson<Vehicle>(vehicle), message: `新增車輛「${fields.no}」成功` }
}
