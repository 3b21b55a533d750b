import type { AdForm } from '@lumiroute/contract'
import { brokenConstraint, type Handle, statement } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Settings } from '../../settings.ts'
import { sealToken } from './ad.secrets.ts'

export type AdValues = Omit<AdForm, 'broadcastDate'> & { broadcastDates: string[] }

/** The form as its row holds it. */
export function valuesOf(settings: Settings, storeId: number, form: AdForm, storedToken?: string): AdValues {
  const { broadcastDate, ...rest } = form
  const muxToken = sealToken(settings, storeId, form.muxToken, storedToken)
  return { ...rest, muxToken, broadcastDates: broadcastDate }
}

const texts = {
  playId1: '找不到播放清單，請重新選擇',
  playId2: '找不到播放清單，請重新選擇',
  routeId: '找不到路線，請重新選擇',
  bannerImage: '找不到圖片，請重新上傳',
  unitedBanner: '找不到圖片，請重新上傳',
}
type Part = keyof typeof texts
export type Found = Record<Part, boolean>

const ownPlaylist = (id: string) => `(select from playlist where id = ${id} and store_id = $1)`
const ownImage = (name: string) =>
  `(select from file where uuid_name = ${name} and store_id = $1 and mime like 'image/%' and not is_private)`

/**
 * SQL: which of the things that an ad names are there and its store's own. That they stay until the commit
 * is the foreign keys' part, which lock what they point to. $1 is the store, $2 to $6 are the values of `partsOf`.
 */
export const foundSql = `select exists ${ownPlaylist('$2::int')} as "playId1",
  $3::int is null or exists ${ownPlaylist('$3::int')} as "playId2",
  $4::int is null or exists (select from route where id = $4::int) as "routeId",
  $5::text is null or exists ${ownImage('$5::text')} as "bannerImage",
  $6::text is null or exists ${ownImage('$6::text')} as "unitedBanner"`

export const partsOf = (ad: Pick<AdForm, Part>) => [
  ad.playId1,
  ad.playId2,
  ad.routeId,
  ad.bannerImage,
  ad.unitedBanner,
]

export const faultsOf = (found: Found): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(texts) as Part[])
      .filter((part) => !found[part])
      .map((part) => [`ad_data.${part}`, texts[part]]),
  )

const find = statement<Found>('ad.parts', foundSql)

export async function partFaults(db: Handle, storeId: number, form: AdForm): Promise<Record<string, string>> {
  const [found] = await db.run(find, [storeId, ...partsOf(form)])
  return faultsOf(found as Found)
}

export function refuseFaults(faults: Record<string, string>): void {
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults })
}

const constraints: Record<string, Part> = {
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
