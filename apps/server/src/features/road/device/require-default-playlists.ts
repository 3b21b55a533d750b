import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { lockPlatformPlaylists } from './device.queries.ts'

type DefaultPlaylists = { defaultPlayId1: number | null; defaultPlayId2: number | null }

/** Without a booking a device plays the platform's playlists, never a store's. */
export async function requireDefaultPlaylists(tx: Tx, playlists: DefaultPlaylists): Promise<void> {
  const ids = Object.values(playlists).filter((id) => id !== null)
  if (ids.length === 0) return
  const known = new Set(await lockPlatformPlaylists(tx, ids))
  for (const name of ['defaultPlayId1', 'defaultPlayId2'] as const) {
    const id = playlists[name]
    if (id !== null && !known.has(id))
      throw refuseField(`device_data.${name}`, text('device.playlistNotFound'))
  }
}
