import { type Bubble, lineFiles } from '@lumiroute/contract/message'
import type { Handle, Tx } from '../../../db/db.ts'
import { type RawQuery, rawQuery } from '../../../db/raw-query.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { type KnownFiles, lockFiles, requireFile } from '../../platform/file/lock-files.ts'

/** A thing of the shop as a card shows it. */
export type Card = { title: string; text: string; image: string | null; url: string | null }
/** By the place of its bubble. */
export type Cards = ReadonlyMap<number, Card>

const coupon = rawQuery<Card>({
  name: 'message.coupon',
  row: { title: 'text', text: 'text', image: 'text?', url: 'text?' },
  sql: `select cpn_title as title, cpn_desc as text, cpn_image as image, null as url from coupon
   where store_id = $1 and lower(cpn_code) = lower($2) and removed_at is null and cpn_status = 'running'`,
})
const pointCard = rawQuery<Card>({
  name: 'message.pointCard',
  row: { title: 'text', text: 'text', image: 'text?', url: 'text?' },
  sql: `select pc_name as title, '' as text, pc_bg_image as image, null as url from point_card
   where store_id = $1 and lower(pc_code) = lower($2) and removed_at is null and pc_status = 'published'`,
})
const activity = rawQuery<Card>({
  name: 'message.activity',
  row: { title: 'text', text: 'text', image: 'text?', url: 'text?' },
  sql: `select act_title as title, act_subtitle as text, act_image as image,
     case when act_link_type in ('url', 'stream') then act_link_value end as url from activity
   where store_id = $1 and lower(act_code) = lower($2) and act_type = 'activity' and act_enabled`,
})

/** A picture that LINE would not take as its own small preview. */
const heavyPicture = rawQuery<Card>({
  name: 'message.heavyPicture',
  row: { title: 'text', text: 'text', image: 'text?', url: 'text?' },
  sql: `select '' as title, '' as text, uuid_name as image, null as url from file
   where store_id = $1 and uuid_name = $2 and size_bytes > ${lineFiles.previewBytes}`,
})

type VideoBubble = Extract<Bubble, { type: 'video' }>
type Wanted = { find: RawQuery<Card>; code: string; field: string; missing?: string }

function wantedBy(bubble: Bubble): Wanted | undefined {
  if (bubble.type === 'coupon')
    return { find: coupon, code: bubble.cpnCode, field: 'cpnCode', missing: '找不到發放中的優惠券' }
  if (bubble.type === 'pointcard')
    return { find: pointCard, code: bubble.pcCode, field: 'pcCode', missing: '找不到已發佈的集點卡' }
  if (bubble.type === 'activity')
    return { find: activity, code: bubble.actCode, field: 'actCode', missing: '找不到啟用中的活動' }
  if (bubble.type === 'image' && bubble.linkUrl === null)
    return { find: heavyPicture, code: bubble.image, field: 'image' }
  return undefined
}

/** What the bubbles show of the shop; refuses at its field what is not there, or no longer on offer. */
export async function findCards(db: Handle, storeId: number, bubbles: Bubble[]): Promise<Cards> {
  const cards = new Map<number, Card>()
  for (const [at, bubble] of bubbles.entries()) {
    const wanted = wantedBy(bubble)
    if (!wanted) continue
    const [card] = await db.run(wanted.find, [storeId, wanted.code])
    if (!card && wanted.missing) throw refuseField(`messages.${at}.${wanted.field}`, wanted.missing)
    if (card) cards.set(at, card)
  }
  return cards
}

export const filesOf = (bubbles: Bubble[]): string[] =>
  bubbles.flatMap((bubble) => {
    if (bubble.type === 'image') return [bubble.image]
    return bubble.type === 'video' ? [bubble.video, bubble.preview] : []
  })

/** Pictures and films are the store's own uploads, in what LINE takes. */
export async function requireFiles(tx: Tx, storeId: number, bubbles: Bubble[]): Promise<void> {
  const known = await lockFiles(tx, storeId, 'message', filesOf(bubbles))
  for (const [at, bubble] of bubbles.entries()) {
    if (bubble.type === 'image')
      requirePicture(known, `messages.${at}.image`, bubble.image, lineFiles.imageBytes)
    if (bubble.type === 'video') requireFilm(known, `messages.${at}`, bubble)
  }
}

function requireFilm(known: KnownFiles, field: string, { video, preview }: VideoBubble): void {
  requirePicture(known, `${field}.preview`, preview, lineFiles.previewBytes)
  requireFile(known, `${field}.video`, video, { type: 'video' })
  if (known.get(video)?.mime !== 'video/mp4') throw refuseField(`${field}.video`, 'LINE 只接受 MP4 影片')
  requireSize(known, `${field}.video`, video, lineFiles.videoBytes)
}

function requirePicture(known: KnownFiles, field: string, name: string, maxBytes: number): void {
  requireFile(known, field, name)
  const mime = known.get(name)?.mime ?? ''
  if (mime !== 'image/jpeg' && mime !== 'image/png') throw refuseField(field, 'LINE 只接受 JPEG 或 PNG 圖片')
  requireSize(known, field, name, maxBytes)
}

function requireSize(known: KnownFiles, field: string, name: string, maxBytes: number): void {
  if ((known.get(name)?.sizeBytes ?? 0) <= maxBytes) return
  throw refuseField(field, `LINE 只接受 ${maxBytes / 1_000_000} MB 以內的檔案，請縮小後重新上傳`)
}
