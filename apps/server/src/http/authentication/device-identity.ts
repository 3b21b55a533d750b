import { createHash } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { findDeviceByToken } from './device-identity.queries.ts'

/** The device behind a call. */
export type DeviceActor = { id: number; macAddr: string; kind: string; vehicleId: number | null }

export const hashDeviceToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Every call looks up the token, so that revoking it takes effect immediately. */
export async function identifyDevice(db: Db, authorization: string | undefined): Promise<DeviceActor> {
  const token = /^Device ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? '')?.[1]
  const device = token ? await findDeviceByToken(db, hashDeviceToken(token)) : undefined
  if (!device) throw new AppError('UNAUTHENTICATED')
  return device
}
