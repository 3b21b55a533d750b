import type { PointRules } from '@lumiroute/contract/point-card'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import type { Deps } from '../../../deps.ts'
import { findStorePlace, hasEarnedRecently } from './queries/earn.queries.ts'

type Earning = { pointCardId: number; memberId: number; at: Date }

/** Only for codes; points by staff and orders are not limited. */
export async function requireNotTooSoon(
  tx: Tx,
  { pcEarnLimit }: PointRules,
  earning: Earning,
): Promise<void> {
  if (pcEarnLimit.type === 'none') return
  const hours = pcEarnLimit.type === 'once_per_hours' ? pcEarnLimit.hours : null
  const { pointCardId, memberId, at } = earning
  if (!(await hasEarnedRecently(tx, pointCardId, memberId, at, hours))) return
  throw hours === null
    ? new AppError('pointCard.oncePerDay')
    : new AppError('pointCard.oncePerHours', { hours })
}

const earthM = 6_371_000

const radians = (degrees: number) => (degrees * Math.PI) / 180

type Place = { lat: number; lon: number }

type Claimed = { lat?: number | undefined; lon?: number | undefined; at: Date }

/** Near the store or a vehicle with its ad; not checked if the store has no position. */
export async function requireNear(
  { findVehiclePositions }: Pick<Deps, 'findVehiclePositions'>,
  tx: Tx,
  { pcGeoLimitM }: PointRules,
  storeId: number,
  { lat, lon, at }: Claimed,
): Promise<void> {
  if (pcGeoLimitM === null) return
  const place = await findStorePlace(tx, storeId)
  if (!place || place.lat === null || place.lon === null) return
  if (lat === undefined || lon === undefined) throw refuseField('lat', text('pointCard.needsLocation'))
  const isNear = (other: Place) => distanceM({ lat, lon }, other) <= pcGeoLimitM
  if (isNear({ lat: place.lat, lon: place.lon })) return
  if ((await findVehiclePositions(tx, storeId, at)).some(isNear)) return
  throw new AppError('pointCard.tooFar')
}

function distanceM(a: Place, b: Place): number {
  const [dLat, dLon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)]
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2
  return 2 * earthM * Math.asin(Math.min(1, Math.sqrt(half)))
}
