import type { Segment } from '@lumiroute/contract/member'
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../../db/db.ts'
import { maskAddress, maskBirth, maskEmail, maskMobile, maskName } from '../../../../db/mask-personal-data.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import type { SheetRow } from '../member-sheet.ts'
import { memberPoints } from '../member.queries.ts'
import { buildSegment } from './segment.queries.ts'

const wholeColumns = sql.raw(`r.mbr_name as "mbrName", r.mbr_mobile as "mbrMobile", r.mbr_email as "mbrEmail",
  to_char(r.mbr_birth, 'YYYY-MM-DD') as "mbrBirth", r.mbr_addr as "mbrAddr", r.memo`)

const maskedColumns =
  sql.raw(`${maskName('r.mbr_name')} as "mbrName", ${maskMobile('r.mbr_mobile')} as "mbrMobile",
  ${maskEmail('r.mbr_email')} as "mbrEmail", ${maskBirth('r.mbr_birth')} as "mbrBirth",
  ${maskAddress('r.mbr_addr')} as "mbrAddr", '' as memo`)

const moment = (column: string) => `to_char(${column}, 'YYYY-MM-DD HH24:MI')`

const sharedColumns =
  sql.raw(`r.id, r.mbr_code as "mbrCode", r.mbr_gender as "mbrGender", r.mbr_level as "mbrLevel",
  r.mbr_enabled as "mbrEnabled", r.mbr_display_name as "mbrDisplayName",
  r.follow_status as "followStatus",
  r.order_count as "orderCount", r.total_spent as "totalSpent", ${moment('r.last_order_at')} as "lastOrderAt",
  ${moment('r.last_active_at')} as "lastActiveAt", ${moment('r.created_at')} as "createdAt",
  r.source->>'type' as source, ${memberPoints} as "mbrPoints", ${moment('r.followed_at')} as "followedAt",
  ${moment('r.blocked_at')} as "blockedAt", ${moment('r.erased_at')} as "erasedAt",
  concat_ws(' ', r.consent->>'version', ${moment(`(r.consent->>'at')::timestamptz`)}) as consent,
  (select string_agg(t.tag_name, '、' order by t.tag_name) from member_tag mt join tag t on t.id = mt.tag_id
   where mt.member_id = r.id) as "tagNames"`)

const storeCodeQuery = rawQuery({
  name: 'member.exportStore',
  row: { code: 'text' },
  sql: 'select store_code as code from store where id = $1',
})
export const getStoreCode = async (db: Handle, storeId: number) =>
  (await db.run(storeCodeQuery, [storeId]))[0]?.code

type Page = { after: number; limit: number; whole: boolean }
export async function listExportRows(
  db: Handle,
  storeId: number,
  segment: Segment,
  { after, limit, whole }: Page,
) {
  const { rows } = await db.execute<SheetRow & { id: number }>(
    sql`select ${sharedColumns}, ${whole ? wholeColumns : maskedColumns} from member r
      where ${buildSegment(storeId, segment)} and r.id > ${after} order by r.id limit ${limit}`,
  )
  return rows
}
