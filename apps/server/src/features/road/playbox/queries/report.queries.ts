import type { InputOf } from '@lumiroute/contract'
import type { sendGameResults, sendHeartbeat } from '@lumiroute/contract/playbox'
import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { relatedScreens } from './programme.queries.ts'

export type OwnRecord = {
  id: number
  storeId: number
  vehicleId: number | null
  /** Start of the broadcast's day in business time, in milliseconds since 1970. */
  dayStart: number
  startedAt: Date | null
  clockSkewMs: number | null
}

// A withdrawn ad retains its booking, so that plays until then can still be reported.
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
       and b.device_id = any(${relatedScreens('d')})))`,
})
type Reporter = { id: number; vehicleId: number | null }
/** The record, if the device's vehicle or screen plays it. */
export const findOwnRecord = async (
  db: Handle,
  recordId: number,
  { id, vehicleId }: Reporter,
): Promise<OwnRecord | undefined> => (await db.run(own, [recordId, id, vehicleId]))[0]

const start = rawQuery({
  name: 'playbox.startRecord',
  row: {},
  sql: `update broadcast_record set start_date_time = least(start_date_time, $2::timestamptz), reported_at = $3
   where id = $1`,
})
/** Stores the earliest start, in whatever sequence the reports arrive. */
export async function saveStart(db: Handle, recordId: number, at: Date, now: Date): Promise<void> {
  await db.run(start, [recordId, at, now])
}

const stop = rawQuery({
  name: 'playbox.stopRecord',
  row: { id: 'int4' },
  sql: `update broadcast_record set end_date_time = greatest(end_date_time, $2::timestamptz), reported_at = $3
   where id = $1 and (start_date_time is null or start_date_time <= $2) returning id`,
})
/** Stores the latest stop; false if it is before the start. */
export const saveStop = async (db: Handle, recordId: number, at: Date, now: Date): Promise<boolean> =>
  (await db.run(stop, [recordId, at, now])).length === 1

const insertGameResults = rawQuery({
  name: 'playbox.gameResults',
  row: { stored: 'int4' },
  sql: `with stored as (
     insert into game_result (result_id, record_id, record_time, user_name, group_name, score, end_status)
     select v."resultId", $1, v."recordTime", v."userName", v."groupName", v.score, v."endStatus"
     from json_to_recordset($3::json) as v ("resultId" uuid, "recordTime" timestamptz, "userName" text,
       "groupName" text, score int, "endStatus" text)
     where not exists (select from game_room g join game_round u on u.room_id = g.id
       where g.record_id = $1 and $4::int = any(g.screen_ids)
         and v."recordTime" between g.starts_at and coalesce(g.ended_at, g.ends_at))
     on conflict (result_id) do nothing returning 1
   ), counted as (select count(*)::int as stored from stored)
   update broadcast_record r set reported_at = $2 from counted c where r.id = $1 returning c.stored`,
})
type GameResult = InputOf<typeof sendGameResults>['results'][number]
type ResultBatch = { recordId: number; deviceId: number; at: Date; results: readonly GameResult[] }
/** Returns how many were new. While our server runs the round on the screen, its own results count instead. */
export async function insertResults(
  db: Handle,
  { recordId, deviceId, at, results }: ResultBatch,
): Promise<number> {
  const [counted] = await db.run(insertGameResults, [recordId, at, JSON.stringify(results), deviceId])
  return (counted as { stored: number }).stored
}

const image = rawQuery({
  name: 'playbox.image',
  row: { sha256: 'text?', keyId: 'int4?', seq: 'int4?' },
  sql: 'select sha256, key_id as "keyId", seq from record_image where record_id = $1 and at = $2',
})
export const findImage = async (db: Handle, recordId: number, at: Date) =>
  (await db.run(image, [recordId, at]))[0]

const signImageQuery = rawQuery({
  name: 'playbox.signImage',
  row: { at: 'timestamptz' },
  sql: `update record_image set key_id = $3, seq = $4 where record_id = $1 and at = $2 and key_id is null
   returning at`,
})
/** Signs a stored image; false if it is missing or signed already. */
export const signImage = async (
  db: Handle,
  { recordId, at, keyId, seq }: { recordId: number; at: Date; keyId: number; seq: number },
): Promise<boolean> => (await db.run(signImageQuery, [recordId, at, keyId, seq])).length === 1

const insertImage = rawQuery({
  name: 'playbox.insertImage',
  row: { at: 'timestamptz' },
  sql: `insert into record_image (record_id, at, file_name, sha256) values ($1, $2, $3, $4)
   on conflict do nothing returning at`,
})
// Queued screenshots arrive late: only a newer one becomes the latest.
const setRecordImage = rawQuery({
  name: 'playbox.recordImage',
  row: {},
  sql: `update broadcast_record set image_name = $3, image_updated_at = $2
   where id = $1 and (image_updated_at is null or image_updated_at < $2)`,
})
const setDeviceImage = rawQuery({
  name: 'playbox.deviceImage',
  row: {},
  sql: 'update device set image_name = $3, image_at = $2 where id = $1 and (image_at is null or image_at < $2)',
})
type Screenshot = { recordId: number; deviceId: number; at: Date; fileName: string; sha256: string }
export async function saveScreenshot(db: Handle, screenshot: Screenshot): Promise<void> {
  const { recordId, deviceId, at, fileName, sha256 } = screenshot
  const inserted = await db.run(insertImage, [recordId, at, fileName, sha256])
  if (inserted.length === 0) return
  await db.run(setRecordImage, [recordId, at, fileName])
  await db.run(setDeviceImage, [deviceId, at, fileName])
}

const heartbeat = rawQuery({
  name: 'playbox.heartbeat',
  row: { isKeyKnown: 'bool' },
  sql: `update device set last_seen_at = {now}, app_version = {appVersion}, disk_free = {diskFree},
     clock_skew_ms = {clockSkewMs}, queued = {queued}, on_screen = {onScreen}::jsonb, faults = {faults}::jsonb,
     can_sign = {canSign}::boolean, offline_told_at = null where id = {deviceId}
   returning {fingerprint}::text is null or exists (select from device_key k
     where k.fingerprint = {fingerprint}::text and k.device_id = {deviceId}) as "isKeyKnown"`,
})
type Heartbeat = Pick<
  InputOf<typeof sendHeartbeat>,
  'appVersion' | 'diskFree' | 'queued' | 'onScreen' | 'faults' | 'fingerprint'
> & { deviceId: number; now: Date; clockSkewMs: number }
/** Returns whether the key that the device signs with is registered. */
export async function saveHeartbeat(db: Handle, given: Heartbeat): Promise<boolean> {
  const { onScreen, faults, fingerprint, ...state } = given
  const json = { onScreen: onScreen && JSON.stringify(onScreen), faults: JSON.stringify(faults) }
  const key = {
    fingerprint: fingerprint ?? null,
    canSign: fingerprint === undefined ? null : fingerprint !== null,
  }
  return (await db.run(heartbeat, { ...state, ...json, ...key }))[0]?.isKeyKnown ?? true
}

const appVersionQuery = rawQuery({
  name: 'playbox.appVersion',
  row: {},
  sql: 'update device set app_version = $2 where id = $1 and app_version <> $2',
})
export async function saveAppVersion(db: Handle, deviceId: number, appVersion: string): Promise<void> {
  await db.run(appVersionQuery, [deviceId, appVersion])
}
