import type { Playlist } from '@lumiroute/contract/playlist'
import type { Programme } from '@lumiroute/stage'
import { programmeOfPlaylist } from '../ad-preview/programme-of-ad.ts'

/** A screen hangs as its first material stands. */
function orientationOf({ resolution }: Playlist): Programme['orientation'] {
  const [width = 0, height = 0] = resolution.split('x').map(Number)
  return height > width ? 'portrait' : 'landscape'
}

export const programmeOf = (playlist: Playlist): Programme => ({
  ...programmeOfPlaylist(playlist),
  orientation: orientationOf(playlist),
})
