import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

type Place = { lat: number; lon: number }

// Clocks of devices differ by minutes; a drive past midnight is still yesterday's record.
const newest = rawQuery<Place>({
  name: 'record.vehiclePlaces',
  row: { lat: 'float8', lon: 'float8' },
  sql: `select s.latitude as lat, s.longitude as lon
   from broadcast_record b join lateral (
     select latitude, longitude from record_sample
     where record_id = b.id and record_time between $2::timestamptz - interval '5 minutes'
         and $2::timestamptz + interval '5 minutes'
       and latitude is not null and longitude is not null and coalesce(accuracy, 0) <= 100
     order by record_time desc limit 1) s on true
   where b.store_id = $1 and b.broadcast_date between $2::timestamptz::date - 1 and $2::timestamptz::date`,
})

/** Where the vehicles are that carry one of the store's ads now, by what they reported within five minutes. */
export const findVehiclePlaces = (db: Handle, storeId: number, at: Date): Promise<Place[]> =>
  db.run(newest, [storeId, at])
