import type { Timetable, updateTimetable as endpoint } from '@lumiroute/contract/timetable'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockTimetable } from './lock-timetable.ts'
import { formatMonth } from './month-dates.ts'
import { moveBooking } from './move-booking.ts'
import { getTimetableJson, listBookedDays, saveDays } from './queries/timetable.queries.ts'
import { applyCodes, parseDays } from './timetable-days.ts'
import { requireBookedUnchanged, requireSameMonth } from './validate-timetable.ts'

export async function updateTimetable({ tx, actor, input, deps }: Write<typeof endpoint>) {
  const { year, month, version, ...fields } = input.timetable_data
  const { vehicle, timetable } = await lockTimetable(tx, input.timetableId)
  requireVersion(timetable, version)
  requireSameMonth(timetable, { vehicleId: input.vehicleId, year, month })
  const booked = await listBookedDays(tx, timetable)
  const { codes, ads } = requireBookedUnchanged(parseDays(fields, timetable), booked, timetable)
  await saveDays(tx, timetable.id, applyCodes(timetable.days, codes), actor.accountId)
  for (const [day, adId] of ads)
    await moveBooking(tx, { vehicle, month: timetable, day, adId, today: today(deps) })
  return {
    timetable: new RawJson<Timetable>(await getTimetableJson(tx, timetable.id)),
    message: text('timetable.updated', { no: vehicle.no, month: formatMonth(timetable) }),
  }
}
