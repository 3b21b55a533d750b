import type { EndReason } from '@lumiroute/contract/game'
import type { Handle, Tx } from '../../../../db/db.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'
import type { LiveRoom } from '../live-room.ts'

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
  isLinked: boolean
  /** Read it with `readRoomSettings`. */
  settings: object
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
  isLinked: 'bool',
  settings: 'jsonb',
  endedAt: 'timestamptz?',
  endReason: 'text?',
} as const

const columns = `g.id, g.code, g.ad_id as "adId", g.store_id as "storeId", g.record_id as "recordId",
  g.game_id as "gameId", g.room_id as "roomId", g.key_name as "keyName", g.device_id as "deviceId",
  g.screen_ids as "screenIds", g.opened_at as "openedAt", g.starts_at as "startsAt", g.ends_at as "endsAt",
  g.is_linked as "isLinked", g.settings`

const isAdGone = 'not exists (select from ad a where a.id = g.ad_id and a.snapshot_id is not null)'
const isDeviceGone = 'not exists (select from device d where d.id = g.device_id and d.token_hash is not null)'

/** Without a player there is no round. Servers of earlier versions opened rooms without seats and settings. */
const isEmpty = `g.settings <> '{}' and not exists (select from game_seat t where t.room_id = g.id)
  and not exists (select from game_round u where u.room_id = g.id)`

/** SQL: why a room that is not marked as ended is over at time `now`. */
export const endReasonAt = (
  now: string,
) => `case when g.ends_at <= ${now} or (g.starts_at <= ${now} and ${isEmpty}) then 'expired'
  when ${isAdGone} then 'ad_gone' when ${isDeviceGone} then 'device_gone' end`

/** SQL: when such a room ended. */
const endAt = (now: string) => `least(g.ends_at, ${now}, case when ${isEmpty} then g.starts_at end)`

/** SQL: the end as stored, or as it will be stored. */
const endColumns = (
  now: string,
) => `coalesce(g.ended_at, case when ${endReasonAt(now)} is not null then ${endAt(now)} end) as "endedAt",
  coalesce(g.end_reason, ${endReasonAt(now)}) as "endReason"`

const columnsAt = (now: string) => `${columns}, ${endColumns(now)}`

export type PublicRoom = RoomRow & {
  storeCode: string
  storeName: string
  liffId: string
  players: number
  /** Our server runs or ran its round. */
  hasRound: boolean
  /** Its round is over, so the screens show the results. */
  isPlayed: boolean
}

const byCode = rawQuery<PublicRoom>({
  name: 'game.roomByCode',
  row: {
    ...roomRow,
    storeCode: 'text',
    storeName: 'text',
    liffId: 'text',
    players: 'int4',
    hasRound: 'bool',
    isPlayed: 'bool',
  },
  sql: `select ${columnsAt('$2::timestamptz')}, s.store_code as "storeCode", s.store_name as "storeName",
     coalesce(l.line_liff_id, '') as "liffId",
     (select count(*)::int from game_seat t where t.room_id = g.id) as players,
     u.room_id is not null as "hasRound", u.ended_at is not null as "isPlayed"
   from game_room g left join game_round u on u.room_id = g.id join store s on s.id = g.store_id left join third_party l on l.store_id = s.id
   where g.code = $1`,
})
export const findRoomByCode = async (db: Handle, code: string, now: Date) =>
  (await db.run(byCode, [code, now]))[0]

const lockByCode = rawQuery<RoomRow>({
  name: 'game.lockRoom',
  row: roomRow,
  sql: `select ${columnsAt('$2::timestamptz')} from game_room g where g.code = $1 for update of g`,
})
/** Seats and times of a room change only under this lock. */
export const lockRoomByCode = async (tx: Tx, code: string, now: Date) =>
  (await tx.run(lockByCode, [code, now]))[0]

const nextOfScreen = rawQuery<{ code: string }>({
  name: 'game.nextRoom',
  row: { code: 'text' },
  sql: `select g.code from game_room g where g.device_id = $1 and g.ended_at is null
     and ${endReasonAt('$2::timestamptz')} is null order by g.opened_at desc limit 1`,
})
export const findNextCode = async (db: Handle, deviceId: number, now: Date) =>
  (await db.run(nextOfScreen, [deviceId, now]))[0]?.code ?? null

const openByAd = rawQuery<RoomRow>({
  name: 'game.openRoom',
  row: roomRow,
  sql: `select ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"
   from game_room g where g.ad_id = $1 and g.ended_at is null and ($2::int is null and g.is_linked or g.device_id = $2)`,
})
/**
 * The linked room of an ad, or the room of one screen. Call `closeEndedRooms` in the same transaction first, so that
 * no expired room is found.
 */
export const findOpenRoom = async (tx: Tx, adId: number, deviceId: number | null = null) =>
  (await tx.run(openByAd, [adId, deviceId]))[0]

export type ScoredRoom = RoomRow & { players: number; bestScore: number | null; hasRound: boolean }

const byAd = rawQuery<ScoredRoom>({
  name: 'game.roomsOfAd',
  row: { ...roomRow, players: 'int4', bestScore: 'int4?', hasRound: 'bool' },
  sql: `select v.*, case when u.is_over then t.players else greatest(t.players, r.players) end as players,
     case when u.is_over then t.best else r.best end as "bestScore", u.is_over as "hasRound"
   from (select ${columnsAt('$2::timestamptz')} from game_room g where g.ad_id = $1
       and (g.is_linked or g.ended_at is null or exists (select from game_seat t where t.room_id = g.id))
     order by g.opened_at desc limit 6) v
   cross join lateral (select count(*)::int as players, max(score) as best from game_seat where room_id = v.id) t
   cross join lateral (select exists (select from game_round
     where room_id = v.id and final_hash is not null) as is_over) u
   cross join lateral (select count(*)::int as players, max(score) as best from game_result
     where record_id = v."recordId"
       and record_time between v."openedAt" and coalesce(v."endedAt", v."endsAt")) r
   order by v."openedAt" desc`,
})
/** The newest six, the open one among them; without rooms of boxes that nobody joined. */
export const listRooms = (db: Handle, adId: number, now: Date) => db.run(byAd, [adId, now])

const live = rawQuery({
  name: 'game.liveRoom',
  row: { live: column<LiveRoom | null>('jsonb?') },
  sql: `select case when host_until >= now() then live end as live from game_room where id = $1`,
})
/** Null if no server runs the room now: no phone is connected. */
export const findLiveRoom = async (db: Handle, id: number) => (await db.run(live, [id]))[0]?.live ?? null

const closeEnded = rawQuery<RoomRow>({
  name: 'game.closeEndedRooms',
  row: roomRow,
  sql: `update game_room g set end_reason = ${endReasonAt('$1::timestamptz')}, ended_at = ${endAt('$1::timestamptz')},
     live = null
   where g.ended_at is null and ${endReasonAt('$1::timestamptz')} is not null
     and ($2::int is null and coalesce(g.host_until < now(), true) or g.ad_id = $2 or g.device_id = $3)
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
/** Marks rooms that are over as ended: those that no server runs, or those of one ad and device. */
export const closeEndedRooms = (db: Handle, now: Date, only?: { adId: number; deviceId: number | null }) =>
  db.run(closeEnded, [now, only?.adId ?? null, only?.deviceId ?? null])

export type NewRoom = Omit<RoomRow, 'id' | 'endedAt' | 'endReason'> & { openedBy: number | null }

const insert = rawQuery<RoomRow>({
  name: 'game.insertRoom',
  row: roomRow,
  sql: `insert into game_room as g (code, ad_id, store_id, record_id, game_id, room_id, key_name, device_id, screen_ids,
     opened_at, starts_at, ends_at, opened_by, is_linked, settings)
   values ({code}, {adId}, {storeId}, {recordId}, {gameId}, {roomId}, {keyName}, {deviceId}, {screenIds}::int[],
     {openedAt}, {startsAt}, {endsAt}, {openedBy}, {isLinked}, {settings}) on conflict do nothing
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
/** Undefined if the device has an open room or the code is taken. */
export const insertRoom = async (tx: Tx, room: NewRoom): Promise<RoomRow | undefined> =>
  (await tx.run(insert, room))[0]

const end = rawQuery<RoomRow>({
  name: 'game.endRoom',
  row: roomRow,
  sql: `update game_room g set ended_at = $2, end_reason = $3, ended_by = $4, live = null
   where g.id = $1 and g.ended_at is null
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
type End = { at: Date; reason: EndReason; by: number | null }
export const endRoom = async (tx: Tx, id: number, { at, reason, by }: End) =>
  (await tx.run(end, [id, at, reason, by]))[0]

const schedule = rawQuery<RoomRow>({
  name: 'game.scheduleRoom',
  row: roomRow,
  sql: `update game_room g set starts_at = $2, ends_at = $3 where g.id = $1
   returning ${columns}, g.ended_at as "endedAt", g.end_reason as "endReason"`,
})
export const setRoomTimes = async (
  tx: Tx,
  id: number,
  { startsAt, endsAt }: Pick<RoomRow, 'startsAt' | 'endsAt'>,
) => (await tx.run(schedule, [id, startsAt, endsAt]))[0] as RoomRow

const deleteUntouched = rawQuery({
  name: 'game.deleteUntouched',
  row: { id: 'int4' },
  sql: `delete from game_room g where not g.is_linked and g.ended_at < $1::timestamptz
     and not exists (select from game_seat t where t.room_id = g.id)
     and not exists (select from game_round u where u.room_id = g.id) returning g.id`,
})
/** Rooms of boxes that nobody joined and that ended before this time. */
export const deleteUntouchedRooms = (db: Handle, before: Date) => db.run(deleteUntouched, [before])
