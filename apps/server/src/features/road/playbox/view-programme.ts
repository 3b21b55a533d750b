import type { PlannedRoom, PlayboxAd } from '@lumiroute/contract/playbox'
import { isStreamAddress, muxPlaybackId } from '@lumiroute/contract/stream'
import { getJoinUrl } from '../game/join-url.ts'
import type { ApprovedAd, ApprovedFile, ApprovedPlaylist } from './approved-ad.ts'
import type { Plan } from './queries/programme.queries.ts'

type Linking = { linkTo: (fileName: string) => string; origin: string }

const viewPicture = ({ linkTo }: Linking, { fileName, sha256, sizeBytes }: ApprovedFile) => ({
  url: linkTo(fileName),
  sha256,
  size: sizeBytes,
})

export const viewPlaylist = ({ linkTo }: Linking, { id, name, format, materials }: ApprovedPlaylist) => ({
  id,
  name,
  format,
  items: materials.map((material) => ({
    materialId: material.id,
    name: material.name,
    type: material.type,
    url: linkTo(material.fileName),
    sha256: material.sha256,
    size: material.sizeBytes,
    durationMs: Math.round((material.duration ?? 0) * 1000),
    width: material.width,
    height: material.height,
  })),
})

function viewBanner(linking: Linking, ad: ApprovedAd): PlayboxAd['banner'] {
  if (!ad.enabledBanner || !ad.bannerImage) return null
  const { bannerImage: image, bannerWidth, bannerHeight } = ad
  // Without a size the screen uses its full width; the picture's own size would cut it short.
  return { ...viewPicture(linking, image), width: bannerWidth, height: bannerHeight }
}

function viewStream(ad: ApprovedAd): PlayboxAd['stream'] {
  const { enabled, streamUrl, sealedMuxToken, startAt, stopAt } = ad
  if (!enabled || !isStreamAddress(streamUrl)) return null
  const isSigned = Boolean(sealedMuxToken) && muxPlaybackId(streamUrl) !== null
  return { playbackUrl: streamUrl, isSigned, startAt, stopAt }
}

type Today = { recordId: number | null; room: Plan['room'] }

export const viewPlannedRoom = (room: NonNullable<Plan['room']>, origin: string): PlannedRoom => ({
  ...room,
  joinUrl: getJoinUrl(origin, room.code),
})

function viewGame(linking: Linking, ad: ApprovedAd, room: Plan['room']): PlayboxAd['storeGame'] {
  if (!ad.moveType.endsWith('_game')) return null
  const { gameId, unitedRoomId, unitedDeviceId, unitedBanner, waitSeconds, gameEndUri, gameWinUri } = ad
  return {
    gameId,
    unitedRoomId,
    unitedDeviceId,
    unitedBanner: unitedBanner && viewPicture(linking, unitedBanner),
    waitSeconds,
    gameEndUri,
    gameWinUri,
    room: room && viewPlannedRoom(room, linking.origin),
  }
}

/** An approved ad in the form that players read. */
export const viewAd = (linking: Linking, ad: ApprovedAd, { recordId, room }: Today): PlayboxAd => ({
  id: ad.id,
  recordId,
  name: ad.name,
  moveType: ad.moveType,
  mode: ad.mode,
  orientation: ad.orientation,
  marquee: ad.marquee,
  playlistOne: viewPlaylist(linking, ad.playlistOne),
  playlistTwo: ad.playlistTwo && viewPlaylist(linking, ad.playlistTwo),
  banner: viewBanner(linking, ad),
  qrUrl: ad.enabledQrcodeLog && ad.qrcodeUrl !== '' ? `${linking.origin}/q/${ad.id}` : null,
  stream: viewStream(ad),
  storeGame: viewGame(linking, ad, room),
})
