import type { Stage } from './stage.ts'

export type ReportCase = { storeId: number; adId: number; recordId: number }

const fillRecord = `
  with p as (insert into playlist (store_id, name, format)
      select id, '結案', 'image' from store where store_code = 'S0101' returning id, store_id),
    a as (insert into ad (store_id, name, move_type, vehicle_type, mode, play_id1, broadcast_dates)
      select store_id, $1, 'move_play', 'car', 'basic', id, array[current_date - 1] from p returning id, store_id),
    n as (insert into ad_snapshot (ad_id, content, file_names, approved_at)
      select id, jsonb_build_object('moveType', 'move_play', 'mode', 'basic', 'playlistOne', jsonb_build_object('name',
        '結案', 'materials', (select jsonb_agg(jsonb_build_object('id', m, 'name', '素材 ' || m, 'duration', 5,
          'sha256', repeat(to_hex(m), 64))) from generate_series(1, 6) m))), '{}', current_date - 9
      from a returning id, ad_id),
    r as (insert into broadcast_record (ad_id, store_id, broadcast_date, start_date_time, end_date_time)
      select id, store_id, current_date - 1, current_date - 1 + time '09:00', current_date - 1 + time '18:00' from a
      returning id, ad_id, store_id)
  select r.store_id as "storeId", r.ad_id as "adId", r.id as "recordId", n.id as "snapshotId" from r, n`

const fillPlays = `
  insert into record_play (play_id, record_id, device_id, material_id, sha256, start_at, end_at, planned_ms, played_ms,
    latitude, longitude)
  select gen_random_uuid(), $1, 1, 1 + n % 6, repeat(to_hex(1 + n % 6), 64), v.at, v.at + interval '5 seconds', 5000,
    5000 - (random() * 90)::int, 25.03 + sin(n / 300.0) / 30, 121.5 + cos(n / 250.0) / 30
  from generate_series(0, $2 - 1) n
  cross join lateral (select current_date - 1 + time '09:00' + n * interval '9 hours' / $2
    + random() * interval '20 ms' as at) v`

/** Every ten seconds a position and a count. */
const fillSamples = `
  insert into record_sample (record_id, device_id, record_time, latitude, longitude, accuracy, people_count)
  select $1, 1, current_date - 1 + time '09:00' + n * interval '10 seconds',
    25.03 + sin(n / 200.0) / 30 + (random() - 0.5) * 1e-4, 121.5 + cos(n / 170.0) / 30 + (random() - 0.5) * 1e-4, 5,
    (20 + 15 * sin(n / 50.0) + random() * 5)::int
  from generate_series(0, 3239) n`

/** A finished day of an approved ad with that many plays. */
export async function prepareReport({ database }: Stage, plays: number): Promise<ReportCase> {
  const { rows } = await database.query<ReportCase & { snapshotId: number }>(fillRecord, [
    `結案 ${plays} 次播放`,
  ])
  const { snapshotId, ...made } = rows[0] as ReportCase & { snapshotId: number }
  await database.query('update ad set snapshot_id = $1 where id = $2', [snapshotId, made.adId])
  await database.query(fillPlays, [made.recordId, plays])
  await database.query(fillSamples, [made.recordId])
  return made
}
