import type { AdForm } from '@lumiroute/contract/ad'
import type { Material, Playlist } from '@lumiroute/contract/playlist'
import type { Programme, StageItem } from '@lumiroute/stage'

/** Every field may be missing while the form is being filled in. */
export type PreviewedAd = Partial<
  Pick<
    AdForm,
    | 'mode'
    | 'orientation'
    | 'playId1'
    | 'playId2'
    | 'enabledBanner'
    | 'bannerImage'
    | 'bannerWidth'
    | 'bannerHeight'
    | 'marquee'
    | 'enabledQrcodeLog'
    | 'qrcodeUrl'
  >
>

const toItem = ({ id, type, fileURL, duration, name }: Material): StageItem => ({
  key: String(id),
  type,
  url: fileURL,
  durationMs: duration * 1000,
  name,
})

export const itemsOfPlaylist = (playlist: Playlist | undefined): StageItem[] =>
  playlist?.materials.map(toItem) ?? []

/** The programme of a single playlist, for the preview in the playlist list. */
export const programmeOfPlaylist = (playlist: Playlist): Programme => ({
  mode: 'basic',
  orientation: 'landscape',
  main: itemsOfPlaylist(playlist),
  second: [],
})

function getBanner({ enabledBanner, bannerImage, bannerWidth, bannerHeight }: PreviewedAd) {
  if (!enabledBanner || !bannerImage) return null
  return { url: `/api/files/${bannerImage}`, width: bannerWidth ?? null, height: bannerHeight ?? null }
}

/** null if no main playlist is chosen: there is nothing to preview. */
export function programmeOfAd(ad: PreviewedAd, playlists: readonly Playlist[]): Programme | null {
  const byId = (wanted: number | null | undefined) =>
    wanted ? playlists.find(({ id }) => id === wanted) : undefined
  const main = byId(ad.playId1)
  if (!main) return null
  const mode = ad.mode ?? 'basic'
  return {
    mode,
    orientation: ad.orientation ?? 'landscape',
    main: itemsOfPlaylist(main),
    second: mode === 'basic' ? [] : itemsOfPlaylist(byId(ad.playId2)),
    banner: getBanner(ad),
    marquee: ad.marquee ?? '',
    qr: ad.enabledQrcodeLog && ad.qrcodeUrl ? { url: ad.qrcodeUrl } : null,
  }
}
