import type { Month } from '@lumiroute/contract/timetable'
import { brokenConstraint } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { GivenDays } from './read-days.ts'
import type { Booked } from './timetable.queries.ts'

export const yearMonOf = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`
export const dateOf = (month: Month, day: number) => `${yearMonOf(month)}-${String(day).padStart(2, '0')}`
export const dayField = (day: number) => `timetable_data.day${day}`

/** Turns a broken unique index into words. */
export const refuseSecond =
  (vehicleNo: string, month: Month) =>
  (error: unknown): never => {
    if (brokenConstraint(error) !== 'timetable_month_key') throw error
    throw refuseField(
      'timetable_data.month',
      `車輛「${vehicleNo}」已有 ${yearMonOf(month)} 的班表`,
      'CONFLICT',
    )
  }

/** The days that really change; a booked day that is sent as it stands is none of them. */
export function requireBookedKept(given: GivenDays, booked: Booked[], month: Month): GivenDays {
  const ads = new Map(given.ads)
  for (const { day, adId, adName } of booked) {
    if (ads.get(day) === adId) ads.delete(day)
    else if (ads.has(day) || given.codes.has(day)) throw refuseBooked(day, adName, month)
  }
  return { codes: given.codes, ads }
}

function refuseBooked(day: number, adName: string, month: Month): AppError {
  const message = `${dateOf(month, day)} 已排定廣告「${adName}」，不可變更`
  return new AppError('CONFLICT', { message, fields: { [dayField(day)]: message } })
}

type Asked = { vehicleId?: number | undefined; year?: number | undefined; month?: number | undefined }

/** A timetable stays with its vehicle and month: its bookings would not follow. */
export function requireSameMonth(row: Month & { vehicleId: number }, asked: Asked): void {
  if (asked.vehicleId !== undefined && asked.vehicleId !== row.vehicleId)
    throw refuseField('vehicleId', '班表的車輛不可變更')
  for (const name of ['year', 'month'] as const)
    if (asked[name] !== undefined && asked[name] !== row[name])
      throw refuseField(`timetable_data.${name}`, '班表的年月不可變更')
}
