import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, notFound, refuseField } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import type { DeviceActor } from '../../../http/authentication/device-identity.ts'
import { screensOf } from './playbox.queries.ts'

/** A token speaks for its own box alone: beside another's address it is no token. */
export function requireOwnAddress(device: DeviceActor, macAddr: string): void {
  if (macAddr !== device.macAddr) throw new AppError('UNAUTHENTICATED')
}

export type OwnRecord = {
  id: number
  storeId: number
  vehicleId: number | null
  /** Milliseconds since 1970 at which the broadcast's day begins in business time. */
  dayStart: number
  startedAt: Date | null
  clockSkewMs: number | null
}

// The booking of a day stays when an ad is taken off the air: what was played until then is still reported.
const own = rawQuery<OwnRecord>({
  name: 'playbox.ownRecord',
  row: {
    id: 'int4',
    storeId: 'int4',
    vehicleId: 'int4?',
    dayStart: 'float8',
    startedAt: 'timestamptz?',
    clockSkewMs: 'int4?',
  },
  sql: `select r.id, r.store_id as "storeId", r.vehicle_id as "vehicleId",
     (extract(epoch from r.broadcast_date::timestamptz) * 1000)::float8 as "dayStart",
     r.start_date_time as "startedAt", d.clock_skew_ms as "clockSkewMs"
   from broadcast_record r join device d on d.id = $2
   where r.id = $1 and (r.vehicle_id = $3 or exists (
     select from screen_booking b where b.ad_id = r.ad_id and b.date = r.broadcast_date
       and b.device_id = any(${screensOf('d')})))`,
})

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

type Moments = ReturnType<typeof momentsOf>
type Refusals = Record<string, string>

export const strangeTime = '時間不在播放日期的範圍內'
export const isMoment = ({ from, to }: Moments, at: number) => at >= from && at <= to

/** Answers milliseconds since 1970, or names the field whose time cannot be. */
export function requireMoment(moments: Moments, text: string, field: string): number {
  const at = Date.parse(text)
  if (isMoment(moments, at)) return at
  throw refuseField(field, strangeTime)
}

/** The same for each row of a batch; the rows are named by what `fieldOf` says. */
export function requireMoments(
  moments: Moments,
  texts: readonly string[],
  fieldOf: (index: number) => string,
): number[] {
  const refusals: Refusals = {}
  const times = texts.map((text, index) => {
    const at = Date.parse(text)
    if (!isMoment(moments, at)) refusals[fieldOf(index)] = strangeTime
    return at
  })
  refuseAll(refusals)
  return times
}

/** Names every bad row at once: a box that learnt of one at a time would send the batch again for each. */
export function refuseAll(fields: Refusals): void {
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}
