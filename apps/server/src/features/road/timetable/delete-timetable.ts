import type { deleteTimetable as endpoint } from '@lumiroute/contract/timetable'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockTimetable } from './lock-timetable.ts'
import { formatDay, formatMonth } from './month-dates.ts'
import { listBookedDays, removeTimetable } from './queries/timetable.queries.ts'

export async function deleteTimetable({ tx, input, audit }: Write<typeof endpoint>) {
  const { vehicle, timetable } = await lockTimetable(tx, input.timetableId)
  const booked = await listBookedDays(tx, timetable)
  const [first] = booked
  if (first) {
    const date = formatDay(timetable, first.day)
    throw new AppError('timetable.hasBookings', { count: booked.length, date, name: first.adName })
  }
  await removeTimetable(tx, timetable.id)
  const object = { id: timetable.id, name: `${vehicle.no} ${formatMonth(timetable)}` }
  await audit(tx, 'timetable.deleted', { object })
  return { message: text('timetable.deleted', { no: vehicle.no, month: formatMonth(timetable) }) }
}
