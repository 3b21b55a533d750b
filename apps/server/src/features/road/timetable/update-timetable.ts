import type { Timetable, updateTimetable as endpoint } from '@lumiroute/contract/timetable'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockTimetable } from './lock-timetable.ts'
import { formatMonth } from './month-dates.ts'
import { moveBooking } from './move-booking.ts'
import { getTimetableJson, listBookedDays, saveDays } from './queries/timetable.queries.ts'
import { applyCodes, nameAds, nameDays, parseDays } from './timetable-days.ts'
import { requireBookedUnchanged, requireSameMonth } from './validate-timetable.ts'

export async function updateTimetable({ tx, actor, input, deps, audit }: Write<typeof endpoint>) {
  const { year, month, version, ...fields } = input.timetable_data
  const { vehicle, timetable } = await lockTimetable(tx, input.timetableId)
  requireVersion(timetable, version)
  requireSameMonth(timetable, { vehicleId: input.vehicleId, year, month })
  const booked = await listBookedDays(tx, timetable)
  const { codes, ads } = requireBookedUnchanged(parseDays(fields, timetable), booked, timetable)
  const days = applyCodes(timetable.days, codes)
  await saveDays(tx, timetable.id, days, actor.accountId)
  for (const [day, adId] of ads)
    await moveBooking(tx, { vehicle, month: timetable, day, adId, today: today(deps) })
  await audit(tx, 'timetable.updated', {
    object: { id: timetable.id, name: `${vehicle.no} ${formatMonth(timetable)}` },
    change: compareFields(nameDays(timetable.days), { ...nameDays(days), ...nameAds(ads) }),
  })
  return {
    timetable: new RawJson<Timetable>(await getTimetableJson(tx, timetable.id)),
    message: text('timetable.updated', { no: vehicle.no, month: formatMonth(timetable) }),
  }
}
