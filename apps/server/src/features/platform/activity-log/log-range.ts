import { type AppError, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'

const dayMs = 86_400_000
const maxDays = 366
const defaultMonths = 3

export type LogRange = { startDate: string; endDate: string }
type Asked = { startDate?: string | undefined; endDate?: string | undefined }

/** Whole days, both ends inclusive; defaults to the three months up to today. */
export function readRange(asked: Asked, timeZone: string, now: Date): LogRange {
  const endDate = asked.endDate ?? dayIn(timeZone, now)
  const startDate = asked.startDate ?? monthsBefore(endDate, defaultMonths)
  if (startDate > endDate) throw refuseField('startDate', text('activityLog.startAfterEnd'))
  if (daysBetween(startDate, endDate) >= maxDays) throw tooLong(asked)
  return { startDate, endDate }
}

const tooLong = ({ startDate }: Asked): AppError =>
  refuseField(startDate ? 'startDate' : 'endDate', text('activityLog.rangeTooLong', { days: maxDays }))

export function listDays({ startDate, endDate }: LogRange): string[] {
  const first = Date.parse(startDate)
  return Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, day) => isoDay(first + day * dayMs))
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs
const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** 31 May minus three months is the last day of February, not a day in March. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)))
}
