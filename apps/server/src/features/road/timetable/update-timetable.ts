import type { Timetable, updateTimetable as endpoint } from '@lumiroute/contract/timetable'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { moveBooking } from './move-booking.ts'
import { readDays, withCodes } from './read-days.ts'
import { lockTimetable } from './lock-timetable.ts'
import { changeDays, listBooked, timetableJson } from './timetable.queries.ts'
import { requireBookedKept, requireSameMonth, yearMonOf } from './timetable.rules.ts'

export async function updateTimetable({ tx, actor, input, deps }: Write<typeof endpoint>) {
  const { year, month, version, ...given } = input.timetable_data
  const { vehicle, timetable } = await lockTimetable(tx, input.timetableId)
  requireVersion(timetable, version)
  requireSameMonth(timetable, { vehicleId: input.vehicleId, year, month })
  const booked = await listBooked(tx, timetable)
  const { codes, ads } = requireBookedKept(readDays(given, timetable), booked, timetable)
  await changeDays(tx, timetable.id, withCodes(timetable.days, codes), actor.accountId)
  for (const [day, adId] of ads)
    await moveBooking(tx, { vehicle, month: timetable, day, adId, today: today(deps) })
  return {
    timetable: new RawJson<Timetable>(await timetableJson(tx, timetable.id)),
    message: `更新車輛「${vehicle.no}」${yearMonOf(timetable)} 班表成功`,
  }
}
