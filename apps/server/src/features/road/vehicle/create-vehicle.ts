import type { createVehicle as endpoint, Vehicle } from '@lumiroute/contract/vehicle'
import { RawJson } from '../../../http/response/answer.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { getOnlineThreshold } from '../device/online-threshold.ts'
import { insertVehicle } from './vehicle.queries.ts'
import { refuseTaken, requireDevices } from './validate-vehicle.ts'

export async function createVehicle({ tx, actor, input, deps, language, audit }: Write<typeof endpoint>) {
  const fields = input.vehicle_data
  await requireDevices(tx, fields)
  const change = { by: actor.accountId, since: getOnlineThreshold(deps), language }
  const vehicle = await insertVehicle(tx, fields, change).catch(refuseTaken)
  const { id } = JSON.parse(vehicle) as Vehicle
  await audit(tx, 'vehicle.created', { object: { id, name: fields.no }, change: compareFields({}, fields) })
  return { vehicle: new RawJson<Vehicle>(vehicle), message: text('vehicle.created', { no: fields.no }) }
}
