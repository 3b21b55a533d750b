import { payStatuses, type Review } from '@lumiroute/contract/ad'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'

type ShowingAd = { name: string; review: Review }
type Named = { name: string }

const adsOf = rawQuery<ShowingAd>({
  name: 'playlist.ads',
  row: { name: 'text', review: 'text' },
  sql: 'select name, review from ad where play_id1 = $1 or play_id2 = $1 order by id',
})
const devicesOf = rawQuery<Named>({
  name: 'playlist.devices',
  row: { name: 'text' },
  sql: `select coalesce(nullif(name, ''), mac_addr) as name from device
   where default_play_id1 = $1 or default_play_id2 = $1 order by id`,
})

type Playlist = { id: number; name: string }
const isHeld = ({ review }: ShowingAd) => review === 'request' || review === 'accept'
const mostNames = 5

/** A draft can do without its playlist for a while; an ad in review or accepted cannot. */
export async function requireUnused(tx: Tx, { id, name }: Playlist): Promise<void> {
  const ads = (await tx.run(adsOf, [id])).filter(isHeld)
  if (ads.length > 0) throw inUse(`播放清單「${name}」使用於廣告${adNames(ads)}，無法刪除`)
  const devices = await tx.run(devicesOf, [id])
  if (devices.length > 0)
    throw inUse(`播放清單「${name}」是裝置${names(devices, '台')}的預設播放清單，無法刪除`)
}

/** What is in review or approved must have something to show. */
export async function requireMayBeEmpty(tx: Tx, { id, name }: Playlist): Promise<void> {
  const ads = (await tx.run(adsOf, [id])).filter(isHeld)
  if (ads.length > 0) throw inUse(`播放清單「${name}」使用於廣告${adNames(ads)}，至少需保留一個素材`)
}

const inUse = (message: string) => new AppError('CONFLICT', { message })

const adNames = (ads: ShowingAd[]) =>
  names(
    ads.map((ad) => ({
      ...ad,
      note: `（${payStatuses[ad.review as 'request' | 'accept']}）`,
    })),
    '則',
  )

function names(all: { name: string; note?: string }[], unit: string): string {
  const listed = all.slice(0, mostNames).map(({ name, note = '' }) => `「${name}」${note}`)
  const rest = all.length > mostNames ? `等 ${all.length} ${unit}` : ''
  return `${listed.join('、')}${rest}`
}
