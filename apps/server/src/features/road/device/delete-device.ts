import type { deleteDevice as endpoint } from '@lumiroute/contract/device'
import { eq } from 'drizzle-orm'
import { devices } from '../../../db/schema/index.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { freeScreen } from '../screen/free-screen.ts'
import { findCarrier, lockDevice } from './lock-device.ts'

export async function deleteDevice({ tx, deps, input }: Write<typeof endpoint>) {
  const device = await lockDevice(tx, input.macAddr)
  if (!device) throw notFound()
  const label = device.name || device.macAddr
  const no = await findCarrier(tx, device.macAddr)
  if (no)
    throw new AppError('CONFLICT', { message: `裝置「${label}」裝於車輛「${no}」，請先自車輛移除再刪除` })
  await freeScreen(tx, { id: device.id, label, today: today(deps) })
  await tx.delete(devices).where(eq(devices.id, device.id))
  return { message: `刪除裝置「${label}」成功` }
}
