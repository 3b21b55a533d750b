import type { AdForm } from '@lumiroute/contract/ad'
import { isPublicUrl } from '../../../adapters/outbound/public-address.ts'
import { brokenConstraint, type Handle } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { ScreenFields } from '../../../ports/screen-booking.ts'
import type { Settings } from '../../../settings.ts'
import { type Text, text } from '../../../text/text.ts'
import { sealToken, type StoredToken } from './mux-token.ts'
import { listMissingReferences } from './queries/ad.queries.ts'

export type Faults = Record<string, Text | string>

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment))

export function toAdRow(
  settings: Settings,
  storeId: number,
  form: AdForm & ScreenFields,
  stored?: StoredToken,
) {
  const { broadcastDate, screenIds: _screenIds, startAt, stopAt, ...rest } = form
  requireReachable(settings, form.streamLogUrl)
  return {
    ...rest,
    ...sealToken(settings, storeId, form.muxToken, stored),
    startAt: toDate(startAt),
    stopAt: toDate(stopAt),
    broadcastDates: broadcastDate,
  }
}

/** The server calls this address itself, so a private one would open the internal network to every store. */
function requireReachable({ outboundPrivate }: Settings, streamLogUrl: string): void {
  if (streamLogUrl === '' || outboundPrivate || isPublicUrl(new URL(streamLogUrl))) return
  throw refuseField('ad_data.streamLogUrl', text('ad.privateLogUrl'))
}

const missing = {
  playId1: text('ad.playlistMissing'),
  playId2: text('ad.playlistMissing'),
  routeId: text('ad.routeMissing'),
  placeId: text('ad.placeMissing'),
  bannerImage: text('ad.imageMissing'),
  unitedBanner: text('ad.imageMissing'),
  gameCoupon: text('ad.couponMissing'),
}

export async function findReferenceFaults(db: Handle, storeId: number, form: AdForm): Promise<Faults> {
  const names = await listMissingReferences(db, storeId, form)
  return Object.fromEntries(names.map((name) => [`ad_data.${name}`, missing[name]]))
}

export const hasFaults = (faults: Faults) => Object.keys(faults).length > 0
export const faultsError = (fields: Faults) => new AppError('VALIDATION', { fields })

export function refuseFaults(faults: Faults): void {
  if (hasFaults(faults)) throw faultsError(faults)
}

const foreignKeys: Record<string, keyof typeof missing> = {
  ad_place_id_place_id_fk: 'placeId',
  ad_play_id1_playlist_id_fk: 'playId1',
  ad_play_id2_playlist_id_fk: 'playId2',
  ad_route_id_route_id_fk: 'routeId',
  ad_banner_image_file_uuid_name_fk: 'bannerImage',
  ad_united_banner_file_uuid_name_fk: 'unitedBanner',
}

/** Somebody may delete a referenced row between the check and the write; the foreign key then fails. */
export function refuseDeletedReference(error: unknown): never {
  const name = foreignKeys[brokenConstraint(error) ?? '']
  if (name) throw refuseField(`ad_data.${name}`, missing[name])
  throw error
}
