import type { AdForm } from '@lumiroute/contract/ad'
import { brokenConstraint, type Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { isPublicUrl } from '../../../adapters/outbound/public-address.ts'
import type { Settings } from '../../../settings.ts'
import type { Filled } from '../../road/screen/fill-choice.ts'
import { sealToken } from './ad.secrets.ts'

export type AdValues = Omit<AdForm, 'broadcastDate' | 'screenIds'> & { broadcastDates: string[] }

/** The form as its row holds it. */
export function valuesOf(
  settings: Settings,
  storeId: number,
  form: AdForm & Filled,
  storedToken?: string,
): AdValues {
  const { broadcastDate, screenIds: _screenIds, ...rest } = form
  requireReachable(settings, form.streamLogUrl)
  const muxToken = sealToken(settings, storeId, form.muxToken, storedToken)
  return { ...rest, muxToken, broadcastDates: broadcastDate }
}

/** The server itself calls this address, so that a private one would open the network behind it to every store. */
function requireReachable({ outboundPrivate }: Settings, streamLogUrl: string): void {
  if (streamLogUrl === '' || outboundPrivate || isPublicUrl(new URL(streamLogUrl))) return
  throw refuseField('ad_data.streamLogUrl', '請使用公開的 https 網址，不可為本機或內部網路')
}

const texts = {
  playId1: '找不到播放清單，請重新選擇',
  playId2: '找不到播放清單，請重新選擇',
  routeId: '找不到路線，請重新選擇',
  placeId: '找不到播放地點，請重新選擇',
  bannerImage: '找不到圖片，請重新上傳',
  unitedBanner: '找不到圖片，請重新上傳',
}
export type Part = Exclude<keyof typeof texts, 'placeId'>

const ownPlaylist = (id: string) => `exists (select from playlist where id = ${id} and store_id = $1)`
const ownImage = (name: string) =>
  `exists (select from file where uuid_name = ${name} and store_id = $1 and mime like 'image/%' and not is_private)`

/**
 * SQL: the thing that an ad names is there and its store's own. That it stays until the commit is the foreign keys'
 * part, which lock what they point to. $1 is the store, $2 to $6 are the values of `partsOf`.
 */
export const isThere: Record<Part, string> = {
  playId1: ownPlaylist('$2::int'),
  playId2: ownPlaylist('$3::int'),
  routeId: 'exists (select from route where id = $4::int)',
  bannerImage: ownImage('$5::text'),
  unitedBanner: ownImage('$6::text'),
}
export const parts = Object.keys(isThere) as Part[]

export const partsOf = (ad: Pick<AdForm, Part>) => parts.map((part) => ad[part])

const find = rawQuery<Record<Part, boolean>>({
  name: 'ad.parts',
  row: { playId1: 'bool', playId2: 'bool', routeId: 'bool', bannerImage: 'bool', unitedBanner: 'bool' },
  sql: `select ${parts.map((part) => `${isThere[part]} as "${part}"`).join(', ')}`,
})

export async function partFaults(db: Handle, storeId: number, form: AdForm): Promise<Record<string, string>> {
  const [found] = (await db.run(find, [storeId, ...partsOf(form)])) as [Record<Part, boolean>]
  const lacking = parts.filter((part) => form[part] !== null && !found[part])
  return Object.fromEntries(lacking.map((part) => [`ad_data.${part}`, texts[part]]))
}

export function refuseFaults(faults: Record<string, string>): void {
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults })
}

const constraints: Record<string, keyof typeof texts> = {
  ad_place_id_place_id_fk: 'placeId',
  ad_play_id1_playlist_id_fk: 'playId1',
  ad_play_id2_playlist_id_fk: 'playId2',
  ad_route_id_route_id_fk: 'routeId',
  ad_banner_image_file_uuid_name_fk: 'bannerImage',
  ad_united_banner_file_uuid_name_fk: 'unitedBanner',
}

/** For the moment between the look and the write, in which somebody else deleted the thing. */
export function refuseVanished(error: unknown): never {
  const part = constraints[brokenConstraint(error) ?? '']
  if (part) throw new AppError('VALIDATION', { fields: { [`ad_data.${part}`]: texts[part] } })
  throw error
}
