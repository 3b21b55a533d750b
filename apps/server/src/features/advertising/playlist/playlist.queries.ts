import type { PlaylistFormat } from '@lumiroute/contract/playlist'
import { and, eq, sql } from 'drizzle-orm'
import { actionsWhere, asWriter } from '../../../db/actions-sql.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { column, rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { playlists } from '../../../db/schema/index.ts'

const megabytes = (bytes: string) => `round((${bytes}) / 1048576.0, 2)`
const resolution = `coalesce(m.width || 'x' || m.height, '')`
const ofPlaylist = 'from material m where m.playlist_id = r.id'
const totalSeconds = `(select coalesce(round(sum(m.duration)::numeric, 3), 0) ${ofPlaylist})`

const materialColumns = `
  'id', m.id, 'name', m.name, 'type', m.type, 'format', m.mime, 'resolution', ${resolution},
  'duration', m.duration, 'fileSize', ${megabytes('m.size_bytes')},
  'fileName', m.file_name, 'fileURL', '/api/files/' || m.file_name`

/** SQL: ads in review or approved need their playlist; a draft may lack one. */
const isLocking = `a.review in ('request', 'accept')`
const usesPlaylist = (id: string) => `(a.play_id1 = ${id} or a.play_id2 = ${id})`
const isDefaultOf = (id: string) => `(d.default_play_id1 = ${id} or d.default_play_id2 = ${id})`

const actions = actionsWhere({
  play: `exists (select ${ofPlaylist})`,
  edit: '{mayWrite}::boolean',
  delete: `{mayWrite}::boolean and not exists (select from ad a where ${usesPlaylist('r.id')} and ${isLocking})
    and not exists (select from device d where ${isDefaultOf('r.id')})`,
})

const columns = `
  r.id, r.store_id as "storeId", r.name, r.format,
  coalesce((select ${resolution} ${ofPlaylist} order by m.position, m.id limit 1), '') as resolution,
  ${totalSeconds} as duration,
  (select coalesce(${megabytes('sum(m.size_bytes)')}, 0) ${ofPlaylist}) as "totalFileSize",
  (select count(*) ${ofPlaylist}) as "totalFileCount",
  (select coalesce(json_agg(json_build_object(${materialColumns}) order by m.position, m.id), '[]')
   ${ofPlaylist}) as materials,
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name,
     'isLocking', ${isLocking}) order by a.id), '[]')
   from ad a where ${usesPlaylist('r.id')}) as "usedBy",
  r.updated_at as "updatedAt", r.version, ${actions} as actions`

export const listPlaylistsJson = defineList({
  name: 'playlist.list',
  from: 'playlist r',
  columns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    playlistId: 'r.id = {playlistId}',
    after: 'r.id > {after}',
    format: 'r.format = {format}',
    q: `r.name ilike {q} or exists (select 1 ${ofPlaylist} and m.name ilike {q})`,
  },
  orders: {
    id: 'r.id',
    name: 'r.name',
    format: 'r.format',
    duration: totalSeconds,
    updatedAt: 'r.updated_at',
  },
  order: '-id',
})

const byId = rawQuery({
  name: 'playlist.byId',
  row: { playlist: 'text' },
  sql: `select row_to_json(v)::text as playlist from (
     select ${asWriter(columns)} from playlist r where r.id = $1) v`,
})
export const findPlaylistJson = async (db: Handle, id: number): Promise<string> =>
  ((await db.run(byId, [id]))[0] as { playlist: string }).playlist

export type LockedPlaylist = {
  id: number
  storeId: number
  name: string
  format: PlaylistFormat
  version: number
}
const locked = {
  id: playlists.id,
  storeId: playlists.storeId,
  name: playlists.name,
  format: sql<PlaylistFormat>`${playlists.format}`,
  version: playlists.version,
}

/** For update, so that an ad that starts to use the playlist waits for this transaction. */
export const lockPlaylist = async (
  tx: Tx,
  storeId: number,
  id: number,
): Promise<LockedPlaylist | undefined> =>
  (
    await tx
      .select(locked)
      .from(playlists)
      .where(and(eq(playlists.storeId, storeId), eq(playlists.id, id)))
      .for('update')
  )[0]

type NewPlaylist = { storeId: number; name: string; format: PlaylistFormat; updatedBy: number }
export async function insertPlaylist(tx: Tx, playlist: NewPlaylist): Promise<number> {
  const [made] = await tx.insert(playlists).values(playlist).returning({ id: playlists.id })
  return (made as { id: number }).id
}

type Change = { name?: string | undefined; format?: PlaylistFormat | undefined }
/** Updates even without changed fields, so that changed materials raise the playlist's version. */
export async function updatePlaylistRow(tx: Tx, id: number, by: number, change: Change = {}): Promise<void> {
  await tx
    .update(playlists)
    .set({ ...change, updatedAt: sql`now()`, updatedBy: by, version: sql`${playlists.version} + 1` })
    .where(eq(playlists.id, id))
}

export async function deletePlaylistRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(playlists).where(eq(playlists.id, id))
}

const lockingAds = rawQuery({
  name: 'playlist.lockingAds',
  row: { name: 'text', review: column<'request' | 'accept'>('text') },
  sql: `select a.name, a.review from ad a where ${usesPlaylist('$1')} and ${isLocking} order by a.id`,
})
export const listLockingAds = (tx: Tx, playlistId: number) => tx.run(lockingAds, [playlistId])

const devicesUsing = rawQuery({
  name: 'playlist.devicesUsing',
  row: { name: 'text' },
  sql: `select coalesce(nullif(d.name, ''), d.mac_addr) as name from device d
   where ${isDefaultOf('$1')} order by d.id`,
})
/** Devices that play it by default. */
export const listDevicesUsing = (tx: Tx, playlistId: number) => tx.run(devicesUsing, [playlistId])
