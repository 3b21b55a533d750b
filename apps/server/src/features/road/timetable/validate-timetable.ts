import type { Month } from '@lumiroute/contract/timetable'
import { brokenConstraint } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { formatDay, formatMonth } from './month-dates.ts'
import type { BookedDay } from './queries/timetable.queries.ts'
import type { ParsedDays } from './timetable-days.ts'

export const getDayField = (day: number) => `timetable_data.day${day}`

/** Turns a violated unique index into a field error. */
export const refuseDuplicate =
  (no: string, month: Month) =>
  (error: unknown): never => {
    if (brokenConstraint(error) !== 'timetable_month_key') throw error
    const refusal = text('timetable.exists', { no, month: formatMonth(month) })
    throw refuseField('timetable_data.month', refusal, 'CONFLICT')
  }

/** Returns the changed days, without booked days sent unchanged; rejects any other change of a booked day. */
export function requireBookedUnchanged(days: ParsedDays, booked: BookedDay[], month: Month): ParsedDays {
  const ads = new Map(days.ads)
  for (const { day, adId, adName } of booked) {
    if (ads.get(day) === adId) ads.delete(day)
    else if (ads.has(day) || days.codes.has(day)) throw refuseBooked(day, adName, month)
  }
  return { codes: days.codes, ads }
}

function refuseBooked(day: number, name: string, month: Month): AppError {
  const params = { date: formatDay(month, day), name }
  const fields = { [getDayField(day)]: text('timetable.dayBooked', params) }
  return new AppError('timetable.dayBooked', params, { fields })
}

type GivenMonth = { vehicleId?: number | undefined; year?: number | undefined; month?: number | undefined }

/** A timetable cannot change its vehicle or month, since its bookings would not follow. */
export function requireSameMonth(timetable: Month & { vehicleId: number }, given: GivenMonth): void {
  if (given.vehicleId !== undefined && given.vehicleId !== timetable.vehicleId)
    throw refuseField('vehicleId', text('timetable.vehicleFixed'))
  for (const name of ['year', 'month'] as const)
    if (given[name] !== undefined && given[name] !== timetable[name])
      throw refuseField(`timetable_data.${name}`, text('timetable.monthFixed'))
}
