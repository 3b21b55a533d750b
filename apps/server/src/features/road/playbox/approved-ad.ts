import type { PlayboxAd } from '@lumiroute/contract/playbox'

type Material = {
  id: number
  name: string
  fileName: string
  type: 'video' | 'image'
  width: number | null
  height: number | null
  duration: number | null
  sha256: string
  sizeBytes: number
}
/** A playlist in the snapshot of an ad. */
export type ApprovedPlaylist = { id: number; name: string; format: string; materials: Material[] }
export type ApprovedFile = {
  fileName: string
  width: number | null
  height: number | null
  sha256: string
  sizeBytes: number
}

/** The parts of an ad's snapshot that a screen needs. The stream's token never leaves the server. */
export type ApprovedAd = {
  id: number
  name: string
  moveType: string
  mode: PlayboxAd['mode']
  orientation: PlayboxAd['orientation']
  marquee: string
  playlistOne: ApprovedPlaylist
  playlistTwo: ApprovedPlaylist | null
  gameId: number | null
  gameEndUri: string
  gameWinUri: string
  unitedRoomId: string
  unitedDeviceId: string
  unitedBanner: ApprovedFile | null
  waitSeconds: number
  streamUrl: string
  sealedMuxToken: string
  enabled: boolean
  startAt: string | null
  stopAt: string | null
  bannerImage: ApprovedFile | null
  bannerWidth: number | null
  bannerHeight: number | null
  enabledBanner: boolean
  enabledQrcodeLog: boolean
  qrcodeUrl: string
}
