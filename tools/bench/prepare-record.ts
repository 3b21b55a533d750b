import { openDb } from '../../apps/server/src/db/db.ts'
import { createSampleMonth } from '../../apps/server/src/db/sample-months.ts'
import type { Stage } from './stage.ts'

export type BenchRecord = { storeId: number; storeCode: string; adId: number; recordId: number }

const fillRecord = `
  with p as (insert into playlist (store_id, name, format)
      select id, '軌跡', 'image' from store where store_code = 'S0101' returning id, store_id),
    a as (insert into ad (store_id, name, move_type, vehicle_type, mode, play_id1, broadcast_dates)
      select store_id, '整日行駛', 'move_play', 'car', 'basic', id, array[current_date] from p returning id, store_id),
    r as (insert into broadcast_record (ad_id, store_id, broadcast_date, start_date_time, end_date_time)
      select id, store_id, current_date, current_date + time '09:00', current_date + time '18:00' from a
      returning id, ad_id, store_id)
  select r.store_id as "storeId", 'S0101' as "storeCode", r.ad_id as "adId", r.id as "recordId" from r`

/** A day on the road: a device that drives and counts, with realistic noise. */
const fillSamples = `
  insert into record_sample (record_id, device_id, record_time, latitude, longitude, accuracy, temp, humidity,
    is_rainy, people_count, male, female, gender_unknown, age19, age35)
  select $1, 1, current_date + time '09:00' + n * interval '1 second',
    25.03 + sin(n / 2000.0) / 30 + (random() - 0.5) * 1e-4, 121.5 + cos(n / 1700.0) / 30 + (random() - 0.5) * 1e-4, 5,
    round((24 + 3 * sin(n / 9000.0) + random() / 5)::numeric, 1), round((65 + random() * 2)::numeric, 1), n % 9000 > 7000,
    v.people, v.people / 2, v.people - v.people / 2, 0, v.people / 3, v.people / 4
  from generate_series(0, $2 - 1) n
  cross join lateral (select (20 + 15 * sin(n / 500.0) + random() * 5)::int as people) v`

/** One record with that many samples, in a table with five times as many of other records. */
export async function prepareRecord({ database, environment }: Stage, samples: number): Promise<BenchRecord> {
  await ensureMonths(environment.DATABASE_URL as string)
  const record = (await database.query<BenchRecord>(fillRecord)).rows[0] as BenchRecord
  await database.query(fillSamples, [record.recordId, samples])
  for (let other = 1; other <= 5; other++)
    await database.query(fillSamples, [record.recordId + 1_000_000 + other, samples])
  await database.query('vacuum analyze record_sample, broadcast_record, ad')
  return record
}

const dayMs = 86_400_000

export async function ensureMonths(connectionString: string): Promise<void> {
  const db = openDb({ connectionString }, { timeZone: 'Asia/Taipei', max: 1, onError: () => undefined })
  for (const at of [Date.now() - dayMs, Date.now() + dayMs]) await createSampleMonth(db, at)
  await db.pool.end()
}
