import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ads, bookings, broadcastRecords, type devices, screenBookings } from '../db/schema/index.ts'
import { createRecords } from '../features/advertising/ad/create-records.ts'
import { saveSnapshot } from '../features/advertising/ad/save-snapshot.ts'
import type { Deps } from '../deps.ts'
import { hashDeviceToken } from '../http/authentication/device-identity.ts'
import { dateIn, type MadeAd, makeAd, makeDevice, makeVehicle } from './ad-factories.ts'

type Device = typeof devices.$inferSelect
/** A device with a token; `by` are the headers of its calls. */
export type Box = { device: Device; macAddr: string; by: { authorization: string } }

export async function makeBox(deps: Deps, given: Partial<typeof devices.$inferInsert> = {}): Promise<Box> {
  const token = randomBytes(32).toString('base64url')
  const paired = { tokenHash: hashDeviceToken(token), pairedAt: deps.now(), lastSeenAt: deps.now() }
  const device = await makeDevice(deps, { ...paired, ...given })
  return { device, macAddr: device.macAddr, by: { authorization: `Device ${token}` } }
}

export type OnAir = { ad: MadeAd; snapshotId: number; recordId: number; date: string }
type Air = Parameters<typeof makeAd>[1] & { vehicleId?: number; screens?: Box[] }

/** An approved ad with its snapshot, booking and records; for today unless dates are given. */
export async function makeOnAir(deps: Deps, { vehicleId, screens = [], ...given }: Air = {}): Promise<OnAir> {
  const dates = given.broadcastDates ?? [dateIn(deps, 0)]
  const ad = await makeAd(deps, { ...given, broadcastDates: dates, review: 'accept' })
  if (vehicleId !== undefined)
    await deps.db.insert(bookings).values(dates.map((date) => ({ vehicleId, date, adId: ad.id })))
  const days = dates.flatMap((date) =>
    screens.map(({ device }) => ({ deviceId: device.id, date, adId: ad.id })),
  )
  if (days.length > 0) await deps.db.insert(screenBookings).values(days)
  const snapshotId = await approveAgain(deps, ad)
  await deps.db.write((tx) => createRecords(tx, ad))
  const date = dates[0] as string
  const [record] = await deps.db
    .select({ id: broadcastRecords.id })
    .from(broadcastRecords)
    .where(and(eq(broadcastRecords.adId, ad.id), eq(broadcastRecords.broadcastDate, date)))
  return { ad, snapshotId, recordId: (record as { id: number }).id, date }
}

/** Approves the ad's current state as a new snapshot. */
export async function approveAgain({ db }: Deps, ad: MadeAd): Promise<number> {
  return db.write(async (tx) => {
    const snapshotId = await saveSnapshot(tx, ad.id, 1)
    await tx.update(ads).set({ snapshotId }).where(eq(ads.id, ad.id))
    return snapshotId
  })
}

/** A vehicle driving today: its player, its ad and the ad's record. */
export async function makeDrive(deps: Deps, given: Air = {}): Promise<Box & OnAir & { vehicleId: number }> {
  const box = await makeBox(deps)
  const { id: vehicleId } = await makeVehicle(deps, { deviceOne: box.macAddr })
  return { ...box, ...(await makeOnAir(deps, { ...given, vehicleId })), vehicleId }
}
