import type { Tx } from '../../../../db/db.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'

const fileJson = (name: string) => `(select jsonb_build_object('fileName', f.uuid_name, 'mime', f.mime,
  'width', f.width, 'height', f.height, 'sha256', f.sha256, 'sizeBytes', f.size_bytes)
  from file f where f.uuid_name = ${name})`

const materials = `coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name,
  'fileName', m.file_name, 'type', m.type, 'mime', m.mime, 'width', m.width, 'height', m.height,
  'duration', m.duration, 'sha256', f.sha256, 'sizeBytes', m.size_bytes) order by m.position, m.id)
  from material m join file f on f.uuid_name = m.file_name where m.playlist_id = p.id), '[]')`

const playlist = (key: string) => `(select jsonb_build_object('id', p.id, 'name', p.name, 'format', p.format,
  'materials', ${materials}) from playlist p where p.id = ${key})`

/** The screens that the approval booked. */
const screens = `coalesce((select jsonb_agg(distinct jsonb_build_object('id', d.id, 'macAddr', d.mac_addr, 'name', d.name))
  from screen_booking b join device d on d.id = b.device_id where b.ad_id = a.id), '[]')`

const contentJson = `(select to_jsonb(v) from (select
  a.id, a.name, a.store_id as "storeId", a.move_type as "moveType", a.vehicle_type as "vehicleType", a.mode,
  (select jsonb_build_object('id', t.id, 'name', t.name) from route t where t.id = a.route_id) as route,
  a.place_id as "placeId", a.fix_location as "fixLocation", ${screens} as screens, ${playlist('a.play_id1')} as "playlistOne",
  ${playlist('a.play_id2')} as "playlistTwo", a.game_id as "gameId", a.game_end_uri as "gameEndUri",
  a.game_win_uri as "gameWinUri", a.game_seconds as "gameSeconds", a.game_difficulty as "gameDifficulty",
  a.game_win_score as "gameWinScore", a.game_names as "gameNames", a.game_coupon as "gameCoupon",
  a.game_daily_plays as "gameDailyPlays", a.united_room_id as "unitedRoomId", a.united_device_id as "unitedDeviceId",
  ${fileJson('a.united_banner')} as "unitedBanner", a.wait_seconds as "waitSeconds", a.orientation,
  a.mux_token as "sealedMuxToken", a.stream_url as "streamUrl", a.enabled, a.start_at as "startAt",
  a.stop_at as "stopAt", a.stream_log_url as "streamLogUrl", ${fileJson('a.banner_image')} as "bannerImage",
  a.banner_width as "bannerWidth", a.banner_height as "bannerHeight", a.enabled_banner as "enabledBanner",
  a.enabled_qrcode_log as "enabledQrcodeLog", a.qrcode_url as "qrcodeUrl",
  a.broadcast_dates as "broadcastDates", a.marquee) v)`

const fileNames = `array(select m.file_name from material m where m.playlist_id in (a.play_id1, a.play_id2)
  union select name from unnest(array[a.banner_image, a.united_banner]) as n(name) where name is not null)`

export type Snapshot = { id: number; adId: number; fileNames: string[] }
const insertSnapshot = rawQuery<Snapshot>({
  name: 'ad.insertSnapshots',
  row: { id: 'int4', adId: 'int4', fileNames: 'text[]' },
  sql: `insert into ad_snapshot (ad_id, content, file_names, approved_by)
   select a.id, ${contentJson}, ${fileNames}, $2 from ad a where a.id = any($1::int[])
   returning id, ad_id as "adId", file_names as "fileNames"`,
})

const lockFiles = rawQuery({
  name: 'ad.lockFiles',
  row: { name: 'text' },
  sql: 'select uuid_name as name from file where uuid_name = any($1::text[]) order by uuid_name for key share',
})

export const insertSnapshots = (tx: Tx, adIds: number[], accountId: number): Promise<Snapshot[]> =>
  tx.run(insertSnapshot, [adIds, accountId])

/** How many of the files still exist; those cannot be deleted until the commit. */
export const lockExistingFiles = async (tx: Tx, names: string[]): Promise<number> =>
  (await tx.run(lockFiles, [names])).length

type SnapshotPlaylist = { name: string; materials: { name: string; duration: number }[] } | null
export type SnapshotContent = {
  moveType: string
  mode: string
  playlistOne: SnapshotPlaylist
  playlistTwo: SnapshotPlaylist
  route: { name: string } | null
}
const contentOf = rawQuery({
  name: 'ad.snapshotContent',
  row: { content: column<SnapshotContent>('jsonb') },
  sql: 'select content from ad_snapshot where id = $1',
})
export const findSnapshotContent = async (tx: Tx, id: number): Promise<SnapshotContent> =>
  ((await tx.run(contentOf, [id]))[0] as { content: SnapshotContent }).content
