import type { EndReason } from '@lumiroute/contract/game'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

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

const columns = `g.id, g.code, g.ad_id as "adId", g.store_id as "storeId", g.record_id as "recordId",
  g.game_id as "gameId", g.room_id as "roomId", g.key_name as "keyName", g.device_id as "deviceId",
  g.screen_ids as "screenIds", g.opened_at as "openedAt", g.starts_at as "startsAt", g.ends_at as "endsAt"`

const isAdGone = 'not exists (select from ad a where a.id = g.ad_id and a.snapshot_id is not null)'
const isDeviceGone = 'not exists (select from device d where d.id = g.device_id and d.token_hash is not null)'

/** SQL: why a room that is not written down as ended is over all the same, at the moment in `now`. */
const overBecause = (now: string) => `case when g.ends_at <= ${now} then 'expired'
  when ${isAdGone} then 'ad_gone' when ${isDeviceGone} then 'device_gone' end`

/** SQL: the end as it is, or as it will be written down. */
const endColumns = (now: string) => `coalesce(g.end_reason, ${overBecause(now)}) as "endReason",
  coalesce(g.ended_at, case when ${overBecause(now)} is not null then least(g.ends_at, ${now}) end) as "endedAt"`

const rowAt = (now: string) => `${columns}, ${endColumns(now)}`

const byCode = rawQuery<RoomRow & { storeName: string }>({
  name: 'game.roomByCode',
  row: {
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
    endReason: 'text?',
    endedAt: 'timestamptz?',
    storeName: 'text',
  },
  sql: `select ${rowAt('$2::timestamptz')}, s.store_name as "storeName"
   from game_room g join store s on s.id = g.store_id where g.code = $1`,
})
export const findRoomByCode = async (db: Handle, code: string, now: Date) =>
  (await db.run(byCode, [code, now]))[0]

const openOf = rawQuery<RoomRow>({
  name: 'game.openRoom',
  row: {
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
  },
  sql: `select ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"
   from game_room g where g.ad_id = $1 and g.ended_at is null`,
})
/** After `settleRooms` in the same transaction, so that none is found that ran out. */
export const findOpenRoom = async (tx: Tx, adId: number) => (await tx.run(openOf, [adId]))[0]

export type ScoredRoom = RoomRow & { players: number; bestScore: number | null }

const ofAd = rawQuery<ScoredRoom>({
  name: 'game.roomsOfAd',
  row: {
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
    endReason: 'text?',
    endedAt: 'timestamptz?',
    players: 'int4',
    bestScore: 'int4?',
  },
  sql: `select v.*, r.players, r.best as "bestScore"
   from (select ${rowAt('$2::timestamptz')} from game_room g where g.ad_id = $1
     order by g.opened_at desc limit 6) v
   cross join lateral (select count(*)::int as players, max(score) as best from game_result
     where record_id = v."recordId"
       and record_time between v."openedAt" and coalesce(v."endedAt", v."endsAt")) r
   order by v."openedAt" desc`,
})
/** The newest few, the open one among them. */
export const listRooms = (db: Handle, adId: number, now: Date) => db.run(ofAd, [adId, now])

const settle = rawQuery<RoomRow>({
  name: 'game.settleRooms',
  row: {
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
  },
  sql: `update game_room g set end_reason = ${overBecause('$1::timestamptz')}, ended_at = least(g.ends_at, $1::timestamptz)
   where g.ended_at is null and ${overBecause('$1::timestamptz')} is not null
     and ($2::int is null or g.ad_id = $2 or g.device_id = $3)
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
/** Writes down the end of what is over: everywhere, or of one ad and device. */
export const settleRooms = (db: Handle, now: Date, of?: { adId: number; deviceId: number | null }) =>
  db.run(settle, [now, of?.adId ?? null, of?.deviceId ?? null])

export type NewRoom = Omit<RoomRow, 'id' | 'endedAt' | 'endReason'> & { openedBy: number }

const insert = rawQuery<RoomRow>({
  name: 'game.insertRoom',
  row: {
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
  },
  sql: `insert into game_room as g (code, ad_id, store_id, record_id, game_id, room_id, key_name, device_id, screen_ids,
     opened_at, starts_at, ends_at, opened_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9::int[], $10, $11, $12, $13) on conflict do nothing
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
/** Nothing where the device has an open room, or the code is taken. */
export async function insertRoom(tx: Tx, room: NewRoom): Promise<RoomRow | undefined> {
  const { code, adId, storeId, recordId, gameId, roomId, keyName, deviceId, screenIds } = room
  const times = [room.openedAt, room.startsAt, room.endsAt]
  const names = [code, adId, storeId, recordId, gameId, roomId, keyName, deviceId, screenIds]
  return (await tx.run(insert, [...names, ...times, room.openedBy]))[0]
}

const end = rawQuery<RoomRow>({
  name: 'game.endRoom',
  row: {
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
  },
  sql: `update game_room g set ended_at = $2, end_reason = $3, ended_by = $4 where g.id = $1 and g.ended_at is null
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
type End = { at: Date; reason: EndReason; by: number | null }
export const endRoom = async (tx: Tx, id: number, { at, reason, by }: End) =>
  (await tx.run(end, [id, at, reason, by]))[0]
