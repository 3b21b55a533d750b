import { lineFiles } from '@lumiroute/contract/message'
import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

/** What a card shows of a coupon, point card or activity. */
export type Card = { title: string; text: string; image: string | null; url: string | null }

const couponQuery = rawQuery<Card>({
  name: 'message.coupon',
  row: { title: 'text', text: 'text', image: 'text?', url: 'text?' },
  sql: `select cpn_title as title, cpn_desc as text, cpn_image as image, null as url from coupon
   where store_id = $1 and lower(cpn_code) = lower($2) and removed_at is null and cpn_status = 'running'`,
})

const pointCardQuery = rawQuery<Card>({
  name: 'message.pointCard',
  row: { title: 'text', text: 'text', image: 'text?', url: 'text?' },
  sql: `select pc_name as title, '' as text, pc_bg_image as image, null as url from point_card
   where store_id = $1 and lower(pc_code) = lower($2) and removed_at is null and pc_status = 'published'`,
})

const activityQuery = rawQuery<Card>({
  name: 'message.activity',
  row: { title: 'text', text: 'text', image: 'text?', url: 'text?' },
  sql: `select act_title as title, act_subtitle as text, act_image as image,
     case when act_link_type in ('url', 'stream') then act_link_value end as url from activity
   where store_id = $1 and lower(act_code) = lower($2) and act_type = 'activity' and act_enabled`,
})

/** A picture that is too large to be its own preview in LINE. */
const largePictureQuery = rawQuery<Card>({
  name: 'message.heavyPicture',
  row: { title: 'text', text: 'text', image: 'text?', url: 'text?' },
  sql: `select '' as title, '' as text, uuid_name as image, null as url from file
   where store_id = $1 and uuid_name = $2 and size_bytes > ${lineFiles.previewBytes}`,
})

const queries = {
  coupon: couponQuery,
  pointcard: pointCardQuery,
  activity: activityQuery,
  image: largePictureQuery,
}
export type CardKind = keyof typeof queries

export const findCard = async (db: Handle, storeId: number, kind: CardKind, code: string) =>
  (await db.run(queries[kind], [storeId, code]))[0]
