import { imageSeconds, getMaterialType } from '@lumiroute/contract/playlist'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { files, materials, playlists } from '@lumiroute/server/db/schema/index.ts'
import { type DemoPlaylist, type DemoPlaylistKey, demoPlaylists } from '../data/demo-playlists.ts'
import type { MediaByName, MediaRow } from './save-media.ts'

export type DemoPlaylistIds = Record<DemoPlaylistKey, number>

/** The playlists of every demo store, by the keys that its ads and devices use. */
export async function loadDemoPlaylists(
  tx: Tx,
  media: MediaByName,
  storeIds: ReadonlyMap<string, number>,
): Promise<DemoPlaylistIds> {
  const ids: Partial<DemoPlaylistIds> = {}
  for (const playlist of demoPlaylists)
    ids[playlist.key] = await loadPlaylist(tx, media, playlist, storeIds.get(playlist.storeCode) as number)
  return ids as DemoPlaylistIds
}

async function loadPlaylist(
  tx: Tx,
  media: MediaByName,
  demo: DemoPlaylist,
  storeId: number,
): Promise<number> {
  const { name, format } = demo
  const shown = demo.materials.map((material) => ({
    ...material,
    row: media.get(material.media) as MediaRow,
  }))
  await tx.insert(files).values(shown.map(({ row }) => ({ ...row, storeId })))
  const [made] = await tx.insert(playlists).values({ storeId, name, format }).returning({ id: playlists.id })
  const playlistId = (made as { id: number }).id
  await tx.insert(materials).values(
    shown.map(({ row, ...material }, at) => ({
      playlistId,
      position: at + 1,
      name: material.name,
      fileName: row.uuidName,
      type: getMaterialType(format),
      mime: row.mime,
      width: row.width ?? null,
      height: row.height ?? null,
      duration: row.durationSeconds ?? material.duration ?? imageSeconds,
      sizeBytes: row.sizeBytes,
    })),
  )
  return playlistId
}
