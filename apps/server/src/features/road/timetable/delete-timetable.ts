import type { deleteTimetable as endpoint } from '@lumiroute/contract/timetable'
import { eq } from 'drizzle-orm'
import { timetables } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { lockTimetable } from './lock-timetable.ts'
import { listBooked } from './timetable.queries.ts'
import { dateOf, yearMonOf } from './timetable.rules.ts'

export async function deleteTimetable({ tx, input }: Write<typeof endpoint>) {
  const { vehicle, timetable } = await lockTimetable(tx, input.timetableId)
  const booked = await listBooked(tx, timetable)
  const [first] = booked
  if (first)
    throw new AppError('CONFLICT', {
      message: `班表中有 ${booked.length} 日已排定廣告（${dateOf(timetable, first.day)}「${first.adName}」），無法刪除`,
    })
  await tx.delete(timetables).where(eq(timetables.id, timetable.id))
  return { message: `刪除車輛「${vehicle.no}」${yearMonOf(timetable)} 班表成功` }
}
