import type { Playlist } from '@lumiroute/contract/playlist'
import type { Programme } from '@lumiroute/stage'
import { programmeOfPlaylist } from '../ad-preview/ad-programme.ts'

/** The first material decides the screen's orientation. */
function getOrientation({ resolution }: Playlist): Programme['orientation'] {
  const [width = 0, height = 0] = resolution.split('x').map(Number)
  return height > width ? 'portrait' : 'landscape'
}

export const toProgramme = (playlist: Playlist): Programme => ({
  ...programmeOfPlaylist(playlist),
  orientation: getOrientation(playlist),
})
