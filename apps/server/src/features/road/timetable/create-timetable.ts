import type { createTimetable as endpoint, Timetable } from '@lumiroute/contract/timetable'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockVehicle } from '../vehicle/lock-vehicle.ts'
import { moveBooking } from './move-booking.ts'
import { closedMonth, readDays, withCodes } from './read-days.ts'
import { insertTimetable, listBooked, timetableJson } from './timetable.queries.ts'
import { refuseSecond, requireBookedKept, yearMonOf } from './timetable.rules.ts'

export async function createTimetable({ tx, actor, input, deps }: Write<typeof endpoint>) {
  const { year, month, ...given } = input.timetable_data
  const at = { year, month }
  const vehicle = await lockVehicle(tx, input.vehicleId, text('vehicle.notFound'))
  const booked = await listBooked(tx, { vehicleId: vehicle.id, ...at })
  const { codes, ads } = requireBookedKept(readDays(given, at), booked, at)
  // A day that is to carry an ad is one on which the vehicle drives.
  for (const day of ads.keys()) codes.set(day, 'online')
  const fields = { vehicleId: vehicle.id, ...at, days: withCodes(closedMonth(), codes) }
  const id = await insertTimetable(tx, fields, actor.accountId).catch(refuseSecond(vehicle.no, at))
  for (const [day, adId] of ads) await moveBooking(tx, { vehicle, month: at, day, adId, today: today(deps) })
  return {
    timetable: new RawJson<Timetable>(await timetableJson(tx, id)),
    message: `新增車輛「${vehicle.no}」${yearMonOf(at)} 班表成功`,
  }
}
