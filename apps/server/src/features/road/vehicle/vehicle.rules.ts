import { and, asc, eq, gte } from 'drizzle-orm'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { ads, bookings } from '../../../db/schema/index.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { VehicleRow } from './lock-vehicle.ts'

const field = (name: string) => `vehicle_data.${name}`
const taken: Record<string, [string, string]> = {
  vehicle_no_key: ['no', '車號已存在'],
  vehicle_device_key: ['deviceOne', '此播放器已裝於其他車輛'],
  vehicle_sensor_key: ['sensorOne', '此感測器已裝於其他車輛'],
  device_one_home: ['deviceOne', '此裝置已設於播放地點或店家'],
}

/** Turns a broken unique index into the form's own error. */
export function refuseTaken(error: unknown): never {
  const refused = taken[brokenConstraint(error) ?? '']
  if (refused) throw refuseField(field(refused[0]), refused[1], 'CONFLICT')
  throw error
}

type Carrier = { kind: string; vehicleId: number | null; vehicleNo: string | null; home: string | null }
const carrierOf = rawQuery<Carrier>({
  name: 'vehicle.carrierOf',
  row: { kind: 'text', vehicleId: 'int4?', vehicleNo: 'text?', home: 'text?' },
  sql: `select d.kind, v.id as "vehicleId", v.no as "vehicleNo",
     coalesce((select p.name from place p where p.id = d.place_id),
       (select s.store_name from store s where s.id = d.store_id)) as home
   from device d left join vehicle v on d.mac_addr in (v.device_one, v.sensor_one)
   where d.mac_addr = $1 for share of d`,
})
const kinds = { deviceOne: ['player', '播放器'], sensorOne: ['sensor', '感測器'] } as const

type Boxes = Pick<VehicleRow, keyof typeof kinds>

/** Each box is of its kind and rides in no other vehicle. */
export async function requireBoxes(tx: Tx, boxes: Boxes, vehicleId?: number): Promise<void> {
  for (const name of ['deviceOne', 'sensorOne'] as const) {
    const macAddr = boxes[name]
    if (macAddr === null) continue
    const [carrier] = await tx.run(carrierOf, [macAddr])
    const [kind, kindName] = kinds[name]
    if (!carrier) throw refuseField(field(name), '找不到此裝置')
    if (carrier.kind !== kind) throw refuseField(field(name), `此裝置不是${kindName}`)
    if (carrier.home !== null)
      throw refuseField(field(name), `此裝置設於「${carrier.home}」，請先至裝置管理移除`, 'CONFLICT')
    if (carrier.vehicleId !== null && carrier.vehicleId !== vehicleId)
      throw refuseField(field(name), `此裝置已裝於車輛「${carrier.vehicleNo}」`, 'CONFLICT')
  }
}

const mostNamed = 3

/** An ad that is booked counts on this vehicle as it is: on the road and of its type. */
export async function requireUnbooked(tx: Tx, { id, no }: VehicleRow, today: string): Promise<void> {
  const booked = await tx
    .select({ date: bookings.date, name: ads.name })
    .from(bookings)
    .innerJoin(ads, eq(ads.id, bookings.adId))
    .where(and(eq(bookings.vehicleId, id), gte(bookings.date, today)))
    .orderBy(asc(bookings.date))
  if (booked.length === 0) return
  const named = booked.slice(0, mostNamed).map(({ date, name }) => `${date}「${name}」`)
  const rest = booked.length > mostNamed ? `等 ${booked.length} 日` : ''
  throw new AppError('CONFLICT', {
    message: `車輛「${no}」已排定廣告：${named.join('、')}${rest}，請先將廣告改由其他車輛播放`,
  })
}
