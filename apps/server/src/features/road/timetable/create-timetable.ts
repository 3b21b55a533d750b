import type { createTimetable as endpoint, Timetable } from '@lumiroute/contract/timetable'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockVehicle } from '../vehicle/lock-vehicle.ts'
import { formatMonth } from './month-dates.ts'
import { moveBooking } from './move-booking.ts'
import { getTimetableJson, insertTimetable, listBookedDays } from './queries/timetable.queries.ts'
import { applyCodes, createClosedMonth, parseDays } from './timetable-days.ts'
import { refuseDuplicate, requireBookedUnchanged } from './validate-timetable.ts'

export async function createTimetable({ tx, actor, input, deps, audit }: Write<typeof endpoint>) {
  const { year, month, ...fields } = input.timetable_data
  const at = { year, month }
  const vehicle = await lockVehicle(tx, input.vehicleId, text('vehicle.notFound'))
  const booked = await listBookedDays(tx, { vehicleId: vehicle.id, ...at })
  const { codes, ads } = requireBookedUnchanged(parseDays(fields, at), booked, at)
  // A vehicle drives on the days that carry an ad.
  for (const day of ads.keys()) codes.set(day, 'online')
  const row = { vehicleId: vehicle.id, ...at, days: applyCodes(createClosedMonth(), codes) }
  const id = await insertTimetable(tx, row, actor.accountId).catch(refuseDuplicate(vehicle.no, at))
  for (const [day, adId] of ads) await moveBooking(tx, { vehicle, month: at, day, adId, today: today(deps) })
  await audit(tx, 'timetable.created', { object: { id, name: `${vehicle.no} ${formatMonth(at)}` } })
  return {
    timetable: new RawJson<Timetable>(await getTimetableJson(tx, id)),
    message: text('timetable.created', { no: vehicle.no, month: formatMonth(at) }),
  }
}
