import type { EndReason } from '@lumiroute/contract/game'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type RoomRow = {
  id: number
  code: string
  adId: number
  storeId: number
  recordId: number | null
  gameId: number
  roomId: string
  keyName: string
  deviceId: number | null
  screenIds: number[]
  openedAt: Date
  startsAt: Date
  endsAt: Date
  endedAt: Date | null
  endReason: EndReason | null
}

const roomRow = {
  id: 'int4',
  code: 'text',
  adId: 'int4',
  storeId: 'int4',
  recordId: 'int4?',
  gameId: 'int2',
  roomId: 'text',
  keyName: 'text',
  deviceId: 'int4?',
  screenIds: 'int4[]',
  openedAt: 'timestamptz',
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  endedAt: 'timestamptz?',
  endReason: 'text?',
} as const

const columns = `g.id, g.code, g.ad_id as "adId", g.store_id as "storeId", g.record_id as "recordId",
  g.game_id as "gameId", g.room_id as "roomId", g.key_name as "keyName", g.device_id as "deviceId",
  g.screen_ids as "screenIds", g.opened_at as "openedAt", g.starts_at as "startsAt", g.ends_at as "endsAt"`

const isAdGone = 'not exists (select from ad a where a.id = g.ad_id and a.snapshot_id is not null)'
const isDeviceGone = 'not exists (select from device d where d.id = g.device_id and d.token_hash is not null)'

/** SQL: why a room that is not marked as ended is over at time `now`. */
const endReasonAt = (now: string) => `case when g.ends_at <= ${now} then 'expired'
  when ${isAdGone} then 'ad_gone' when ${isDeviceGone} then 'device_gone' end`

/** SQL: the end as stored, or as it will be stored. */
const endColumns = (
  now: string,
) => `coalesce(g.ended_at, case when ${endReasonAt(now)} is not null then least(g.ends_at, ${now}) end) as "endedAt",
  coalesce(g.end_reason, ${endReasonAt(now)}) as "endReason"`

const columnsAt = (now: string) => `${columns}, ${endColumns(now)}`

const byCode = rawQuery<RoomRow & { storeName: string }>({
  name: 'game.roomByCode',
  row: { ...roomRow, storeName: 'text' },
  sql: `select ${columnsAt('$2::timestamptz')}, s.store_name as "storeName"
   from game_room g join store s on s.id = g.store_id where g.code = $1`,
})
export const findRoomByCode = async (db: Handle, code: string, now: Date) =>
  (await db.run(byCode, [code, now]))[0]

const openByAd = rawQuery<RoomRow>({
  name: 'game.openRoom',
  row: roomRow,
  sql: `select ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"
   from game_room g where g.ad_id = $1 and g.ended_at is null`,
})
/** Call `closeEndedRooms` in the same transaction first, so that no expired room is found. */
export const findOpenRoom = async (tx: Tx, adId: number) => (await tx.run(openByAd, [adId]))[0]

export type ScoredRoom = RoomRow & { players: number; bestScore: number | null }

const byAd = rawQuery<ScoredRoom>({
  name: 'game.roomsOfAd',
  row: { ...roomRow, players: 'int4', bestScore: 'int4?' },
  sql: `select v.*, r.players, r.best as "bestScore"
   from (select ${columnsAt('$2::timestamptz')} from game_room g where g.ad_id = $1
     order by g.opened_at desc limit 6) v
   cross join lateral (select count(*)::int as players, max(score) as best from game_result
     where record_id = v."recordId"
       and record_time between v."openedAt" and coalesce(v."endedAt", v."endsAt")) r
   order by v."openedAt" desc`,
})
/** The newest six, the open one among them. */
export const listRooms = (db: Handle, adId: number, now: Date) => db.run(byAd, [adId, now])

const closeEnded = rawQuery<RoomRow>({
  name: 'game.closeEndedRooms',
  row: roomRow,
  sql: `update game_room g set end_reason = ${endReasonAt('$1::timestamptz')}, ended_at = least(g.ends_at, $1::timestamptz)
   where g.ended_at is null and ${endReasonAt('$1::timestamptz')} is not null
     and ($2::int is null or g.ad_id = $2 or g.device_id = $3)
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
/** Marks rooms that are over as ended: all of them, or those of one ad and device. */
export const closeEndedRooms = (db: Handle, now: Date, only?: { adId: number; deviceId: number | null }) =>
  db.run(closeEnded, [now, only?.adId ?? null, only?.deviceId ?? null])

export type NewRoom = Omit<RoomRow, 'id' | 'endedAt' | 'endReason'> & { openedBy: number }

const insert = rawQuery<RoomRow>({
  name: 'game.insertRoom',
  row: roomRow,
  sql: `insert into game_room as g (code, ad_id, store_id, record_id, game_id, room_id, key_name, device_id, screen_ids,
     opened_at, starts_at, ends_at, opened_by)
   values ({code}, {adId}, {storeId}, {recordId}, {gameId}, {roomId}, {keyName}, {deviceId}, {screenIds}::int[],
     {openedAt}, {startsAt}, {endsAt}, {openedBy}) on conflict do nothing
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
/** Undefined if the device has an open room or the code is taken. */
export const insertRoom = async (tx: Tx, room: NewRoom): Promise<RoomRow | undefined> =>
  (await tx.run(insert, room))[0]

const end = rawQuery<RoomRow>({
  name: 'game.endRoom',
  row: roomRow,
  sql: `update game_room g set ended_at = $2, end_reason = $3, ended_by = $4 where g.id = $1 and g.ended_at is null
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
type End = { at: Date; reason: EndReason; by: number | null }
export const endRoom = async (tx: Tx, id: number, { at, reason, by }: End) =>
  (await tx.run(end, [id, at, reason, by]))[0]
