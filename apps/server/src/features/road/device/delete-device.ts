import type { deleteDevice as endpoint } from '@lumiroute/contract/device'
import { AppError } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutDevice } from './audit-device.ts'
import { releaseScreen } from '../screen/release-screen.ts'
import { findVehicleNo, removeDevice } from './device.queries.ts'
import { lockDevice } from './lock-device.ts'

export async function deleteDevice({ tx, deps, input, audit }: Write<typeof endpoint>) {
  const device = await lockDevice(tx, input.macAddr)
  const name = device.name || device.macAddr
  const no = await findVehicleNo(tx, device.macAddr)
  if (no) throw new AppError('device.inVehicle', { name, no })
  await releaseScreen(tx, { id: device.id, name, today: today(deps) })
  await removeDevice(tx, device.id)
  await audit(tx, 'device.deleted', aboutDevice(device))
  return { message: text('device.deleted', { name }) }
}
