import type { Handle } from '../../../db/db.ts'
import { AppError, notFound, refuseField } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import type { DeviceActor } from '../../../http/authentication/device-identity.ts'
import { type Text, text } from '../../../text/text.ts'
import { findOwnRecord, type OwnRecord } from './queries/report.queries.ts'

export type { OwnRecord }

/** A token is only valid with the address of its own device. */
export function requireOwnAddress(device: DeviceActor, macAddr: string): void {
  if (macAddr !== device.macAddr) throw new AppError('UNAUTHENTICATED')
}

type RecordKey = { deviceId: string; recordId: number }

/** The record that this device may report on; another device's record is reported as not found. */
export async function requireOwnRecord(db: Handle, device: DeviceActor, key: RecordKey): Promise<OwnRecord> {
  requireOwnAddress(device, key.deviceId)
  const record = await findOwnRecord(db, key.recordId, device)
  if (!record) throw notFound()
  return record
}

const hourMs = 3_600_000
const earlyMs = 12 * hourMs
const lateMs = 36 * hourMs
const aheadMs = 10 * 60_000

/** In milliseconds since 1970. */
export type AllowedTimes = { from: number; to: number }

/** The times at which an event of this record can have happened. */
export function getAllowedTimes(
  { dayStart, clockSkewMs }: OwnRecord,
  { now }: Pick<Deps, 'now'>,
): AllowedTimes {
  // A clock known to be fast may report a later time; a slow one never reports a future time.
  const fastMs = Math.max(0, -(clockSkewMs ?? 0))
  return { from: dayStart - earlyMs, to: Math.min(dayStart + lateMs, now().getTime() + fastMs + aheadMs) }
}

export const isAllowed = ({ from, to }: AllowedTimes, at: number) => at >= from && at <= to

/** Returns milliseconds since 1970. */
export function requireAllowedTime(allowed: AllowedTimes, time: string, field: string): number {
  const at = Date.parse(time)
  if (isAllowed(allowed, at)) return at
  throw refuseField(field, text('playbox.timeOutOfRange'))
}

/** Reports every wrong row at once; otherwise a device would resend the batch for each. */
export function requireAllowedTimes(
  allowed: AllowedTimes,
  times: readonly string[],
  getField: (index: number) => string,
): number[] {
  const fields: Record<string, Text> = {}
  const parsed = times.map((time, index) => {
    const at = Date.parse(time)
    if (!isAllowed(allowed, at)) fields[getField(index)] = text('playbox.timeOutOfRange')
    return at
  })
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
  return parsed
}
