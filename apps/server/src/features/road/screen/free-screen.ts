import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  type DueBooking,
  forgetBookings,
  holdScreens,
  insertBooking,
  listBooked,
  listDue,
  listScreensAt,
  removeBookings,
} from './screen.queries.ts'

const mostNamed = 3

type Leaving = { id: number; label: string; today: string }

/**
 * For a locked device that leaves its place, becomes a sensor or is deleted: its ads move to another free screen of the
 * same place. Where there is none, or where the store chose this very screen, the change is refused.
 */
export async function freeScreen(tx: Tx, { id, label, today }: Leaving): Promise<void> {
  const stuck: DueBooking[] = []
  for (const booking of await listDue(tx, id, today))
    if (booking.hasStarted || !(await moveBooking(tx, id, booking))) stuck.push(booking)
  if (stuck.length > 0) throw refuseBooked(label, stuck)
  await forgetBookings(tx, id)
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
  await removeBookings(tx, adId, date, [deviceId])
  return true
}

function refuseBooked(label: string, stuck: DueBooking[]): AppError {
  const named = stuck.slice(0, mostNamed).map(({ date, adName }) => `${date}「${adName}」`)
  const rest = stuck.length > mostNamed ? `等 ${stuck.length} 日` : ''
  return new AppError('CONFLICT', {
    message: `裝置「${label}」已排定廣告：${named.join('、')}${rest}，且沒有其他螢幕可以播放，請先停播廣告或新增螢幕`,
  })
}
