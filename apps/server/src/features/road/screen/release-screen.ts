import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import {
  deleteBookings,
  deleteBookingsOfDevice,
  type DueBooking,
  holdScreens,
  insertBooking,
  listBooked,
  listDue,
  listScreensAt,
} from './screen.queries.ts'

const maxNamed = 3

type LeavingScreen = { id: number; name: string; today: string }

/**
 * For a locked device that leaves its place, becomes a sensor or is deleted: moves its ads to another free
 * screen of the same place. Fails if there is none or the store chose this screen explicitly.
 */
export async function releaseScreen(tx: Tx, { id, name, today }: LeavingScreen): Promise<void> {
  const stuck: DueBooking[] = []
  for (const booking of await listDue(tx, id, today))
    if (booking.hasStarted || !(await moveBooking(tx, id, booking))) stuck.push(booking)
  if (stuck.length > 0) throw refuseBooked(name, stuck)
  await deleteBookingsOfDevice(tx, id)
}

async function moveBooking(tx: Tx, deviceId: number, { placeId, adId, date }: DueBooking): Promise<boolean> {
  if (placeId === null) return false
  const others = (await listScreensAt(tx, placeId)).filter(({ id }) => id !== deviceId)
  const ids = others.map(({ id }) => id)
  await holdScreens(tx, ids)
  const booked = await listBooked(tx, ids, [date], adId)
  // An ad that plays on another screen of the place that day needs no second one.
  const isElsewhere = booked.some((each) => each.adId === adId && each.deviceId !== deviceId)
  const taken = new Set(booked.map((each) => each.deviceId))
  const free = others.find(({ id }) => !taken.has(id))
  if (!isElsewhere && (!free || !(await insertBooking(tx, { deviceId: free.id, date, adId })))) return false
  await deleteBookings(tx, adId, date, [deviceId])
  return true
}

function refuseBooked(device: string, stuck: DueBooking[]): AppError {
  const days = stuck
    .slice(0, maxNamed)
    .map(({ date, adName }) => text('screen.bookedDay', { date, name: adName }))
  return stuck.length > maxNamed
    ? new AppError('screen.bookedMany', { device, days, count: stuck.length })
    : new AppError('screen.booked', { device, days })
}
