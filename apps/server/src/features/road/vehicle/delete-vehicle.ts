import type { deleteVehicle as endpoint } from '@lumiroute/contract/vehicle'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { vehicles } from '../../../db/schema/index.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { lockVehicle } from './lock-vehicle.ts'

type Uses = { bookings: number; timetables: number; records: number }
const usesOf = rawQuery<Uses>({
  name: 'vehicle.uses',
  row: { bookings: 'int8', timetables: 'int8', records: 'int8' },
  sql: `select (select count(*) from booking where vehicle_id = $1) as bookings,
     (select count(*) from timetable where vehicle_id = $1) as timetables,
     (select count(*) from broadcast_record where vehicle_id = $1) as records`,
})

export async function deleteVehicle({ tx, input }: Write<typeof endpoint>) {
  const vehicle = await lockVehicle(tx, input.vehicleId)
  if (!vehicle) throw notFound()
  const uses = await listUses(tx, vehicle.id)
  if (uses.length > 0)
    throw new AppError('CONFLICT', {
      message: `車輛「${vehicle.no}」尚有 ${uses.join('、')}，無法刪除，可改為停駛`,
    })
  await tx.delete(vehicles).where(eq(vehicles.id, vehicle.id))
  return { message: `刪除車輛「${vehicle.no}」成功` }
}

async function listUses(tx: Tx, id: number): Promise<string[]> {
  const [uses] = await tx.run(usesOf, [id])
  const { bookings, timetables, records } = uses as Uses
  const named: [number, string][] = [
    [bookings, '筆廣告預訂'],
    [timetables, '份班表'],
    [records, '筆播放紀錄'],
  ]
  return named.filter(([count]) => count > 0).map(([count, noun]) => `${count} ${noun}`)
}
