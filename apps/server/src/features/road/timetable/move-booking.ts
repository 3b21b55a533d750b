import type { Month } from '@lumiroute/contract/timetable'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import type { VehicleRow } from '../vehicle/lock-vehicle.ts'
import { formatDay } from './month-dates.ts'
import { isVehicleFree, lockBooking, updateBookingVehicle } from './queries/vehicle-booking.queries.ts'
import { getDayField } from './validate-timetable.ts'

type BookingMove = { vehicle: VehicleRow; month: Month; day: number; adId: number; today: string }

/** Moves an ad set on a day of this vehicle here from its previous vehicle; lock the vehicle first. */
export async function moveBooking(tx: Tx, { vehicle, month, day, adId, today }: BookingMove): Promise<void> {
  const date = formatDay(month, day)
  const refuse = (refusal: Text) => refuseField(getDayField(day), refusal)
  if (date < today) throw refuse(text('timetable.dayPassed', { date }))
  const booking = await lockBooking(tx, adId, date)
  if (!booking) throw refuse(text('timetable.adNotApproved', { date, adId }))
  const { adName: name } = booking
  if (booking.hasStarted) throw refuse(text('timetable.adStarted', { date, name }))
  if (booking.vehicleType !== vehicle.vehicleType)
    throw refuse(text('timetable.adOfOtherType', { date, name }))
  if (!(await isVehicleFree(tx, vehicle.id, date)))
    throw refuse(text('timetable.vehicleNotFree', { date, no: vehicle.no }))
  const isMoved = await updateBookingVehicle(tx, { adId, date, from: booking.vehicleId, to: vehicle.id })
  if (!isMoved) throw new AppError('CONFLICT')
}
