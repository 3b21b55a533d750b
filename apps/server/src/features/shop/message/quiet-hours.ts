import { readBusinessMoment, writeBusinessMoment } from '../../../clock/business-moment.ts'

const beginsAt = 22
const endsAt = 8
const dayMs = 86_400_000

/** When people may be messaged: at that time, or at eight in the morning if it is night. */
export function endOfQuietHours(at: Date, timeZone: string): Date {
  const hour = Number(writeBusinessMoment(at, timeZone).slice(11, 13))
  if (hour >= endsAt && hour < beginsAt) return at
  const morning = hour >= beginsAt ? new Date(at.getTime() + dayMs) : at
  return atTime(morning, timeZone, '08:00')
}

const atTime = (day: Date, timeZone: string, time: string): Date =>
  readBusinessMoment(`${writeBusinessMoment(day, timeZone).slice(0, 10)} ${time}`, timeZone) ?? day

/** The first of the next month, when LINE resets the quota. */
export function nextMonth(at: Date, timeZone: string): Date {
  const [year, month] = writeBusinessMoment(at, timeZone).split('-').map(Number) as [number, number]
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return readBusinessMoment(`${next} 00:00`, timeZone) ?? at
}

/** Elapsed days of the month. */
export function daysIntoMonth(at: Date, timeZone: string): number {
  const [day, time] = writeBusinessMoment(at, timeZone).slice(8).split(' ') as [string, string]
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return Number(day) - 1 + (hours * 60 + minutes) / 1440
}
