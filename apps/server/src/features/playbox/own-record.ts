import { type Handle, statement } from '../../db/db.ts'
import { notFound, refuseField } from '../../http/app-error.ts'
import type { Deps } from '../../http/deps.ts'
import type { DeviceActor } from '../../http/device-identity.ts'
import { holdsDevice } from './playbox.queries.ts'

/** A box that calls itself by another's address is told that there is no such thing. */
export function requireOwnAddress(device: DeviceActor, macAddr: string): void {
  if (macAddr !== device.macAddr) throw notFound()
}

type OwnRecord = {
  id: number
  storeId: number
  /** Milliseconds since 1970 at which the broadcast's day begins in business time. */
  dayStart: number
  startedAt: Date | null
  clockSkewMs: number | null
}

// Any approval of the ad counts: what was played before it was taken off the air is still reported.
const own = statement<OwnRecord>(
  'playbox.ownRecord',
  `select r.id, r.store_id as "storeId", (extract(epoch from r.broadcast_date::timestamptz) * 1000)::float8 as "dayStart",
     r.start_date_time as "startedAt", d.clock_skew_ms as "clockSkewMs"
   from broadcast_record r join device d on d.id = $2
   where r.id = $1 and (r.vehicle_id = $3 or exists (
     select from ad_snapshot s where s.ad_id = r.ad_id and r.vehicle_id is null and (
       (d.location <> '' and s.content->>'fixLocation' = d.location)
       or ${holdsDevice})))`,
)

type Asked = { deviceId: string; recordId: number }

/** The record that this device may report on; another's is as absent as a missing one. */
export async function requireOwnRecord(db: Handle, device: DeviceActor, asked: Asked): Promise<OwnRecord> {
  requireOwnAddress(device, asked.deviceId)
  const [record] = await db.run(own, [asked.recordId, device.id, device.vehicleId])
  if (!record) throw notFound()
  return record
}

const hourMs = 3_600_000
const earlyMs = 12 * hourMs
const lateMs = 36 * hourMs
const aheadMs = 10 * 60_000

/** The moments at which something of this record can have happened. */
export function momentsOf({ dayStart, clockSkewMs }: OwnRecord, { now }: Pick<Deps, 'now'>) {
  // A clock that is known to be fast may tell a later time; a slow one never tells a time ahead of ours.
  const fastMs = Math.max(0, -(clockSkewMs ?? 0))
  return { from: dayStart - earlyMs, to: Math.min(dayStart + lateMs, now().getTime() + fastMs + aheadMs) }
}

const strangeTime = '時間不在播放日期的範圍內'

/** Answers milliseconds since 1970, or names the field whose time cannot be. */
export function requireMoment(moments: { from: number; to: number }, text: string, field: string): number {
  const at = Date.parse(text)
  if (at >= moments.from && at <= moments.to) return at
  throw refuseField(field, strangeTime)
}
