import type { PointRules } from '@lumiroute/contract/point-card'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'

type Earning = { pointCardId: number; memberId: number; at: Date }

const lastBy = rawQuery({
  name: 'pointCard.lastBy',
  row: { isSoon: 'bool' },
  sql: `select exists (select from point_ledger l join member_card m on m.id = l.member_card_id
     where m.point_card_id = $1 and m.member_id = $2 and l.reason = 'earn' and l.ref_type = 'qr'
       and l.at > case when $4::int is null then date_trunc('day', $3::timestamptz)
         else $3::timestamptz - make_interval(hours => $4::int) end) as "isSoon"`,
})

/** For codes alone: what the store's people give and what orders bring is theirs to judge. */
export async function requireNotTooSoon(
  tx: Tx,
  { pcEarnLimit }: PointRules,
  earning: Earning,
): Promise<void> {
  if (pcEarnLimit.type === 'none') return
  const hours = pcEarnLimit.type === 'once_per_hours' ? pcEarnLimit.hours : null
  const { pointCardId, memberId, at } = earning
  const [last] = await tx.run(lastBy, [pointCardId, memberId, at, hours])
  if (!last?.isSoon) return
  const text = hours === null ? '今天已集過點，請明天再來' : `每 ${hours} 小時限集點一次`
  throw new AppError('CONFLICT', { message: text })
}

const placeOf = rawQuery({
  name: 'pointCard.place',
  row: { lat: 'float8?', lon: 'float8?' },
  sql: 'select store_addr_lat as lat, store_addr_lng as lon from store where id = $1',
})
const earthM = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

type Place = { lat: number; lon: number }
type Claimed = { lat?: number | undefined; lon?: number | undefined; at: Date }

/** Near the store, or near a vehicle that carries its ad. One that never said where it is cannot be asked how far. */
export async function requireNear(
  { findVehiclePositions }: Pick<Deps, 'findVehiclePositions'>,
  tx: Tx,
  { pcGeoLimitM }: PointRules,
  storeId: number,
  { lat, lon, at }: Claimed,
): Promise<void> {
  if (pcGeoLimitM === null) return
  const [place] = await tx.run(placeOf, [storeId])
  if (!place || place.lat === null || place.lon === null) return
  if (lat === undefined || lon === undefined) throw refuseField('lat', '請開啟定位後再集點')
  const isNear = (other: Place) => distanceM({ lat, lon }, other) <= pcGeoLimitM
  if (isNear({ lat: place.lat, lon: place.lon })) return
  if ((await findVehiclePositions(tx, storeId, at)).some(isNear)) return
  throw new AppError('CONFLICT', { message: '距離店家太遠，無法集點' })
}

function distanceM(a: Place, b: Place): number {
  const [dLat, dLon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)]
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2
  return 2 * earthM * Math.asin(Math.min(1, Math.sqrt(half)))
}
