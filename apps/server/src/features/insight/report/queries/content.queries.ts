import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type BookedAd = {
  id: number
  name: string
  storeId: number
  storeName: string
  storeCode: string
  isApproved: boolean
  dates: string[]
}
const bookedAd = rawQuery<BookedAd>({
  name: 'report.bookedAd',
  row: {
    id: 'int4',
    name: 'text',
    storeId: 'int4',
    storeName: 'text',
    storeCode: 'text',
    isApproved: 'bool',
    dates: 'text[]',
  },
  sql: `select a.id, a.name, a.store_id as "storeId", s.store_name as "storeName", s.store_code as "storeCode",
     exists (select from ad_snapshot n where n.ad_id = a.id) as "isApproved",
     array(select distinct to_char(d.day, 'YYYY-MM-DD') from (
       select unnest(a.broadcast_dates) as day
       union select b.broadcast_date from broadcast_record b where b.ad_id = a.id) d order by 1) as dates
   from ad a join store s on s.id = a.store_id where a.id = $1 and a.store_id = $2`,
})
export const findBookedAd = async (db: Handle, storeId: number, adId: number) =>
  (await db.run(bookedAd, [adId, storeId]))[0]

/** `route`: thousandths of the booked route; null if unknown or while the drive goes on. */
export type BookedRecord = { id: number; place: string; scans: number; route: number | null }
const bookedRecords = rawQuery<BookedRecord>({
  name: 'report.records',
  row: { id: 'int4', place: 'text', scans: 'int4', route: 'int4?' },
  sql: `select b.id, coalesce((select v.no from vehicle v where v.id = b.vehicle_id), nullif(b.place_name, ''),
       a.fix_location) as place,
     (select count(*) from ad_scan c where c.record_id = b.id)::int as scans,
     case when b.end_date_time is not null or $3::timestamptz >= (b.broadcast_date + 1)::timestamptz
       then round(b.adherence_pct::numeric * 10)::int end as route
   from broadcast_record b join ad a on a.id = b.ad_id
   where b.ad_id = $1 and ($2::int is null or b.id = $2) order by b.broadcast_date, b.id`,
})
export const listBookedRecords = (db: Handle, adId: number, recordId: number | null, now: Date) =>
  db.run(bookedRecords, [adId, recordId, now])

export type ApprovedFile = {
  id: number
  name: string
  sha256: string
  durationMs: number
  since: Date | null
}
const materialsIn = (list: string) => `coalesce(n.content->'${list}'->'materials', '[]')`

/** As plays are checked on arrival: each approval counts from an hour before it, the first always. */
const approved = `select (m->>'id')::int as id, m->>'name' as name, m->>'sha256' as sha256,
    greatest(round((m->>'duration')::numeric * 1000), 1000)::int as ms,
    case when n.id = min(n.id) over () then null else n.approved_at - interval '1 hour' end as since
  from ad_snapshot n
  cross join lateral jsonb_array_elements(${materialsIn('playlistOne')} || ${materialsIn('playlistTwo')}) m
  where n.ad_id = $1`
const files = rawQuery<ApprovedFile>({
  name: 'report.files',
  row: { id: 'int4', name: 'text', sha256: 'text', durationMs: 'int4', since: 'timestamptz?' },
  sql: `with approved as (${approved}),
   spare as (select p.material_id as id, p.sha256, min(p.planned_ms) as ms from record_play p
     join broadcast_record b on b.id = p.record_id
     where b.ad_id = $1 and p.rejected is null
       and not exists (select from approved a where a.id = p.material_id and a.sha256 = p.sha256)
     group by 1, 2)
   select v.id, v.name, v.sha256, v.ms as "durationMs", v.since from (
     select a.id, min(a.name) as name, a.sha256, a.ms, case when bool_or(a.since is null) then null else min(a.since) end as since
     from approved a group by a.id, a.sha256, a.ms
     union all
     select s.id, coalesce((select m.name from material m where m.id = s.id), '#' || s.id), s.sha256, s.ms, null from spare s) v
   order by v.id, v.sha256, v.ms`,
})
/** The approved files of an ad, and what its boxes show by default between them. */
export const listApprovedFiles = (db: Handle, adId: number) => db.run(files, [adId])

export type PlayRow = {
  playId: string
  materialId: number
  sha256: string
  startAt: Date
  endAt: Date
  plannedMs: number
  playedMs: number
  latitude: number | null
  longitude: number | null
  keyId: number | null
  seq: number | null
}
const plays = rawQuery<PlayRow>({
  name: 'report.plays',
  row: {
    playId: 'uuid',
    materialId: 'int4',
    sha256: 'text',
    startAt: 'timestamptz',
    endAt: 'timestamptz',
    plannedMs: 'int4',
    playedMs: 'int4',
    latitude: 'float8?',
    longitude: 'float8?',
    keyId: 'int4?',
    seq: 'int4?',
  },
  sql: `select p.play_id as "playId", p.material_id as "materialId", p.sha256, p.start_at as "startAt",
     p.end_at as "endAt", p.planned_ms as "plannedMs", p.played_ms as "playedMs", p.latitude, p.longitude,
     p.key_id as "keyId", p.seq
   from record_play p where p.record_id = $1 order by p.start_at, p.play_id limit 200000`,
})
export const listPlayRows = (db: Handle, recordId: number) => db.run(plays, [recordId])

export type ImageRow = { at: Date; sha256: string; keyId: number | null; seq: number | null }
const images = rawQuery<ImageRow>({
  name: 'report.images',
  row: { at: 'timestamptz', sha256: 'text', keyId: 'int4?', seq: 'int4?' },
  sql: `select i.at, i.sha256, i.key_id as "keyId", i.seq from record_image i
   where i.record_id = $1 and i.sha256 is not null order by i.at limit 20000`,
})
export const listImageRows = (db: Handle, recordId: number) => db.run(images, [recordId])

export type KeyRow = {
  id: number
  algorithm: string
  publicKey: string
  fingerprint: string
}
const keys = rawQuery<KeyRow>({
  name: 'report.keys',
  row: { id: 'int4', algorithm: 'text', publicKey: 'text', fingerprint: 'text' },
  sql: `select k.id, k.algorithm, k.public_key as "publicKey", k.fingerprint
   from device_key k where k.id in (select c.key_id from record_chain c where c.record_id = $1) order by k.id`,
})
export const listKeyRows = (db: Handle, recordId: number) => db.run(keys, [recordId])

export type HeadRow = { keyId: number; seq: number; hash: string; signature: string }
const heads = rawQuery<HeadRow>({
  name: 'report.heads',
  row: { keyId: 'int4', seq: 'int4', hash: 'text', signature: 'text' },
  sql: `select c.key_id as "keyId", c.seq_to as seq, c.head as hash, c.signature from record_chain c
   where c.record_id = $1 order by c.key_id, c.seq_to`,
})
export const listHeadRows = (db: Handle, recordId: number) => db.run(heads, [recordId])

export type StoneRow = { keyId: number; seq: number; hash: string }
const stones = rawQuery<StoneRow>({
  name: 'report.tombstones',
  row: { keyId: 'int4', seq: 'int4', hash: 'text' },
  sql: `select t.key_id as "keyId", t.seq, t.hash from record_tombstone t where t.record_id = $1 order by t.key_id, t.seq`,
})
export const listStoneRows = (db: Handle, recordId: number) => db.run(stones, [recordId])
