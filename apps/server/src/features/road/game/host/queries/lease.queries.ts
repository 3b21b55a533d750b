import type { EndReason } from '@lumiroute/contract/game'
import type { Handle } from '../../../../../db/db.ts'
import { column, rawQuery } from '../../../../../db/raw-query.ts'
import type { LiveRoom } from '../../live-room.ts'
import { endReasonAt } from '../../queries/room.queries.ts'

/** Longer than a busy server pauses, short enough that players wait for another server. */
export const leaseMs = 3000
const leaseEnd = `now() + interval '${leaseMs} ms'`

const hostedRoom = {
  id: 'int4',
  code: 'text',
  adId: 'int4',
  storeId: 'int4',
  recordId: 'int4?',
  gameId: 'int2',
  deviceId: 'int4?',
  screenIds: 'int4[]',
  isLinked: 'bool',
  settings: column<Record<string, unknown>>('jsonb'),
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  endedAt: 'timestamptz?',
  endReason: column<EndReason | null>('text?'),
} as const

/** SQL: a room as its host needs it; it also counts as ended if only the clock or its ad ended it. */
const columnsAt = (now: string) => `g.id, g.code, g.ad_id as "adId", g.store_id as "storeId",
  g.record_id as "recordId", g.game_id as "gameId", g.device_id as "deviceId", g.screen_ids as "screenIds",
  g.is_linked as "isLinked", g.settings, g.starts_at as "startsAt", g.ends_at as "endsAt",
  coalesce(g.ended_at, case when ${endReasonAt(now)} is not null then least(g.ends_at, ${now}) end) as "endedAt",
  coalesce(g.end_reason, ${endReasonAt(now)}) as "endReason"`

const isUnfinished = 'exists (select from game_round r where r.room_id = g.id and r.ended_at is null)'

const take = rawQuery({
  name: 'game.takeRoom',
  row: hostedRoom,
  sql: `update game_room g set host_node = {node}, host_until = ${leaseEnd}
   where g.code = {code} and (g.host_node is null or g.host_node = {node} or g.host_until < now())
     and (g.ended_at is null or ${isUnfinished})
   returning ${columnsAt('{now}::timestamptz')}`,
})
export type HostedRow = NonNullable<(typeof take)['row']>

/** Undefined if another server holds the room or nothing is left to do. */
export const takeRoom = async (
  db: Handle,
  taking: { code: string; node: string; now: Date },
): Promise<HostedRow | undefined> => (await db.run(take, taking))[0]

const renew = rawQuery({
  name: 'game.renewRooms',
  row: hostedRoom,
  sql: `update game_room g set host_until = ${leaseEnd}, live = case when g.ended_at is null then c.live::jsonb end
   from unnest({ids}::int[], {lives}::text[]) c(id, live)
   where g.host_node = {node} and g.id = c.id
   returning ${columnsAt('{now}::timestamptz')}`,
})

type Renewing = { node: string; rooms: readonly { id: number; live: LiveRoom }[]; now: Date }

/** The rooms that this server still holds, as they are now. */
export const renewRooms = (db: Handle, { node, rooms, now }: Renewing) =>
  db.run(renew, {
    node,
    ids: rooms.map(({ id }) => id),
    lives: rooms.map(({ live }) => JSON.stringify(live)),
    now,
  })

const release = rawQuery({
  name: 'game.releaseRooms',
  row: { id: 'int4' },
  sql: `update game_room g set host_node = null, host_until = null, live = null
   where g.host_node = {node} and g.id = any({ids}::int[]) returning g.id`,
})
export const releaseRooms = (db: Handle, node: string, ids: number[]) => db.run(release, { node, ids })

const due = rawQuery({
  name: 'game.dueRooms',
  row: { code: 'text' },
  sql: `select g.code from game_room g
   where g.ended_at is null and g.starts_at <= {now}::timestamptz and g.ends_at > {now}::timestamptz
     and (g.host_node is null or g.host_until < now())
   union
   select g.code from game_round r join game_room g on g.id = r.room_id
   where r.ended_at is null and (g.host_node is null or g.host_until < now())`,
})

/** Rooms that must start or continue and that no server holds. */
export const listDueRooms = (db: Handle, now: Date) => db.run(due, { now })

const holder = rawQuery({
  name: 'game.roomHolder',
  row: { id: 'int4', isEnded: 'bool', isHeld: 'bool', node: 'text?', url: 'text?' },
  sql: `select g.id, g.ended_at is not null or g.ends_at <= {now}::timestamptz as "isEnded",
     coalesce(g.host_until >= now(), false) as "isHeld", g.host_node as node, n.internal_url as url
   from game_room g left join server_node n on n.id = g.host_node where g.code = {code}`,
})
export const findHolder = async (db: Handle, code: string, now: Date) =>
  (await db.run(holder, { code, now }))[0]

const codeOf = rawQuery({
  name: 'game.codeOfRoom',
  row: { code: 'text' },
  sql: `select code from game_room where id = $1`,
})
export const findCode = async (db: Handle, roomId: number) => (await db.run(codeOf, [roomId]))[0]?.code

const extend = rawQuery({
  name: 'game.extendRoom',
  row: { endsAt: 'timestamptz' },
  sql: `update game_room set ends_at = ends_at + {ms}::int * interval '1 ms'
   where id = {roomId} and host_node = {node} and ended_at is null returning ends_at as "endsAt"`,
})

/** Gives back the time that a pause took. */
export const extendRoom = (db: Handle, extending: { roomId: number; node: string; ms: number }) =>
  db.run(extend, extending)
