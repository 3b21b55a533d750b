import type { updateVehicle as endpoint, Vehicle } from '@lumiroute/contract/vehicle'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { silentSince } from '../device/device.state.ts'
import { lockVehicle } from './lock-vehicle.ts'
import { changeVehicle } from './vehicle.queries.ts'
import { refuseTaken, requireBoxes, requireUnbooked } from './vehicle.rules.ts'

export async function updateVehicle({ tx, actor, input, deps }: Write<typeof endpoint>) {
  const { vehicleId, version, ...fields } = input.vehicle_data
  const vehicle = await lockVehicle(tx, vehicleId)
  if (!vehicle) throw notFound()
  requireVersion(vehicle, version)
  const leavesRoad = fields.vehicleStatus !== vehicle.vehicleStatus && fields.vehicleStatus !== 'online'
  const isRetyped = fields.vehicleType !== vehicle.vehicleType
  if (leavesRoad || isRetyped) await requireUnbooked(tx, vehicle, today(deps))
  await requireBoxes(tx, fields, vehicleId)
  const change = { by: actor.accountId, since: silentSince(deps) }
  const changed = await changeVehicle(tx, vehicleId, fields, change).catch(refuseTaken)
  return { vehicle: new RawJson<Vehicle>(changed), message: `更新車輛「${fields.no}」成功` }
}
