import { type OnScreen, readMacList } from '@lumiroute/contract/device'
import { and, eq, inArray } from 'drizzle-orm'
import { adWithOrder, statusCodeSql, statusNameSql } from '../../../../db/ad-status.ts'
import { codedJson, gameJson } from '../../../../db/coded-json.ts'
import type { Handle } from '../../../../db/db.ts'
import { defineList } from '../../../../db/list-json.ts'
import { onScreenJson } from '../../../../db/on-screen-json.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { ads } from '../../../../db/schema/index.ts'
import type { ApprovedRules } from '../room-settings.ts'
import { endReasonAt } from './room.queries.ts'

const isToday = 'r.snapshot_id is not null and {today}::date = any(r.broadcast_dates)'
const nextDate = `(select min(n.date) from unnest(r.broadcast_dates) as n(date)
  where r.snapshot_id is not null and n.date >= {today}::date)`
const openRoom = `select from game_room g where g.ad_id = r.id and g.ended_at is null
  and ${endReasonAt('{now}::timestamptz')} is null`
const store = (column: string) => `(select s.${column} from store s where s.id = r.store_id)`

/**
 * Every ad with a game. Reads the ad's own dates: they do not change once approved, and snapshots are large.
 */
export const listGameAdsJson = defineList({
  name: 'game.adList',
  from: adWithOrder,
  columns: `r.id, r.name, ${codedJson('r.move_type', 'moveType')} as "moveType",
    json_build_object('id', r.store_id, 'storeName', ${store('store_name')},
      'storeCode', ${store('store_code')}) as store,
    ${gameJson('r.game_id')} as game,
    json_build_object('statusCode', ${statusCodeSql}, 'statusName', ${statusNameSql}) as payment,
    r.snapshot_id is not null as "onAir", ${isToday} as "isToday", ${nextDate} as "nextDate",
    (select json_build_object('code', g.code, 'state', case when g.starts_at <= {now}::timestamptz then 'playing'
        else 'waiting' end, 'startsAt', g.starts_at, 'endsAt', g.ends_at)
      ${openRoom.replace('select ', '')} order by g.opened_at desc limit 1) as room,
    case when r.move_type = 'store_united_game' then '["open"]'::json else '[]'::json end as actions`,
  filters: {
    game: `r.move_type = any({game}::text[])`,
    adId: 'r.id = {adId}',
    storeId: 'r.store_id = {storeId}',
    due: `(${isToday}) = {due}`,
    open: `exists (${openRoom}) = {open}`,
    q: `r.name ilike {q} or r.id::text like {q} or r.store_id in (select s.id from store s
      where s.store_name ilike {q} or s.store_code ilike {q})`,
  },
  orders: {
    id: 'r.id',
    name: 'r.name',
    moveType: 'r.move_type',
    store: store('store_name'),
    due: `case when exists (${openRoom}) then '0' when r.move_type = 'store_united_game' then '1' else '2' end
      || coalesce(${nextDate}::text, '9999')`,
  },
  order: 'due',
})

export const gameMoveTypes = ['fix_game', 'store_alone_game', 'store_united_game'] as const

export type ApprovedGame = {
  dates: string[]
  gameId: number | null
  unitedRoomId: string
  unitedDeviceId: string
  waitSeconds: number
  recordId: number | null
  rules: ApprovedRules
}

/** SQL: what decides a round, of the snapshot `s`. */
const rules = `jsonb_build_object('orientation', s.content->'orientation', 'waitSeconds', s.content->'waitSeconds',
  'gameSeconds', s.content->'gameSeconds', 'gameDifficulty', s.content->'gameDifficulty',
  'gameWinScore', s.content->'gameWinScore', 'gameNames', s.content->'gameNames',
  'gameCoupon', s.content->'gameCoupon', 'gameDailyPlays', s.content->'gameDailyPlays',
  'gameEndUri', s.content->'gameEndUri', 'gameWinUri', s.content->'gameWinUri')`

const approved = rawQuery<ApprovedGame>({
  name: 'game.approved',
  row: {
    dates: 'jsonb',
    gameId: 'int4?',
    unitedRoomId: 'text',
    unitedDeviceId: 'text',
    waitSeconds: 'int4',
    rules: 'jsonb',
    recordId: 'int4?',
  },
  sql: `select s.content->'broadcastDates' as dates, (s.content->>'gameId')::int as "gameId",
     s.content->>'unitedRoomId' as "unitedRoomId", s.content->>'unitedDeviceId' as "unitedDeviceId",
     (s.content->>'waitSeconds')::int as "waitSeconds",
     ${rules} as rules,
     (select b.id from broadcast_record b where b.ad_id = s.ad_id and b.broadcast_date = $2::date) as "recordId"
   from ad_snapshot s where s.id = $1`,
})
export const findApprovedGame = async (db: Handle, snapshotId: number, today: string) =>
  (await db.run(approved, [snapshotId, today]))[0]

export type BoxGame = {
  adId: number
  storeId: number
  gameId: number
  unitedRoomId: string
  recordId: number | null
  rules: ApprovedRules
}

const boxGame = rawQuery<BoxGame>({
  name: 'game.boxGame',
  row: {
    adId: 'int4',
    storeId: 'int4',
    gameId: 'int4',
    unitedRoomId: 'text',
    rules: 'jsonb',
    recordId: 'int4?',
  },
  sql: `select s.ad_id as "adId", a.store_id as "storeId", (s.content->>'gameId')::int as "gameId",
     s.content->>'unitedRoomId' as "unitedRoomId", ${rules} as rules,
     (select b.id from broadcast_record b where b.ad_id = s.ad_id and b.broadcast_date = $3::date) as "recordId"
   from ad a join ad_snapshot s on s.id = a.snapshot_id
   where a.id = $1 and s.content->>'moveType' in ('fix_game', 'store_alone_game')
     and s.content->>'gameId' is not null and exists (select from device d
       where d.id = $2 and d.kind = 'player' and d.token_hash is not null)`,
})
/** The approved game of an ad that boxes open by themselves, if the device is a paired player. */
export const findBoxGame = async (
  db: Handle,
  { adId, deviceId, today }: { adId: number; deviceId: number; today: string },
) => (await db.run(boxGame, [adId, deviceId, today]))[0]

export type ScreenRow = {
  id: number
  macAddr: string
  name: string
  kind: string
  isPaired: boolean
  lastSeenAt: Date | null
  onScreen: OnScreen | null
}

const screens = rawQuery<ScreenRow>({
  name: 'game.screens',
  row: {
    id: 'int4',
    macAddr: 'text',
    name: 'text',
    kind: 'text',
    isPaired: 'bool',
    lastSeenAt: 'timestamptz?',
    onScreen: 'json?',
  },
  sql: `select d.id, d.mac_addr as "macAddr", d.name, d.kind, d.token_hash is not null as "isPaired",
     d.last_seen_at as "lastSeenAt", ${onScreenJson('d')} as "onScreen"
   from device d where d.mac_addr = any($1::text[])`,
})

export type NamedScreen = { macAddr: string; device: ScreenRow | undefined }

export async function findScreens(db: Handle, typed: string): Promise<NamedScreen[]> {
  const addresses = readMacList(typed)
  const found = addresses.length > 0 ? await db.run(screens, [addresses]) : []
  return addresses.map((macAddr) => ({ macAddr, device: found.find((each) => each.macAddr === macAddr) }))
}

export const findAdRow = async (db: Handle, adId: number) =>
  (await db.select().from(ads).where(eq(ads.id, adId)))[0]

/** Of all stores, or of one. */
export async function getAdNames(
  db: Handle,
  ids: number[],
  storeId: number | null,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const ofStore = storeId === null ? undefined : eq(ads.storeId, storeId)
  const found = await db
    .select({ id: ads.id, name: ads.name })
    .from(ads)
    .where(and(inArray(ads.id, ids), ofStore))
  return new Map(found.map(({ id, name }) => [id, name]))
}
