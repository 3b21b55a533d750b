import type { updateVehicle as endpoint, Vehicle } from '@lumiroute/contract/vehicle'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { getOnlineThreshold } from '../device/online-threshold.ts'
import { lockVehicle } from './lock-vehicle.ts'
import { saveVehicle } from './vehicle.queries.ts'
import { refuseTaken, requireDevices, requireUnbooked } from './validate-vehicle.ts'

export async function updateVehicle(call: Write<typeof endpoint>) {
  const { tx, actor, input, deps, language, audit } = call
  const { vehicleId, version, ...fields } = input.vehicle_data
  const vehicle = await lockVehicle(tx, vehicleId)
  requireVersion(vehicle, version)
  const goesOffline = fields.vehicleStatus !== vehicle.vehicleStatus && fields.vehicleStatus !== 'online'
  const changesType = fields.vehicleType !== vehicle.vehicleType
  if (goesOffline || changesType) await requireUnbooked(tx, vehicle, today(deps))
  await requireDevices(tx, fields, vehicleId)
  const change = { by: actor.accountId, since: getOnlineThreshold(deps), language }
  const saved = await saveVehicle(tx, vehicleId, fields, change).catch(refuseTaken)
  const object = { id: vehicleId, name: fields.no }
  await audit(tx, 'vehicle.updated', { object, change: compareFields(vehicle, fields) })
  return { vehicle: new RawJson<Vehicle>(saved), message: text('vehicle.updated', { no: fields.no }) }
}
