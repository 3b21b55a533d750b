import type { exportMembers as endpoint } from '@lumiroute/contract/member'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import { attachment } from '../../../http/response/attachment.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { type Cell, csvStream } from '../../../zip/csv.ts'
import { segmentSql } from './member.conditions.ts'
import { maskAddress, maskBirth, maskEmail, maskMobile, maskName } from './member.masks.ts'
import { pointsOf } from './member.queries.ts'
import { memberColumns, memberHead, type SheetRow } from './member.sheet.ts'

const batchSize = 1000

const who = rawQuery({
  name: 'member.exportBy',
  row: { code: 'text', isFirst: 'bool' },
  sql: `select s.store_code as code, coalesce(a.is_first and a.store_id = s.id, false) as "isFirst"
   from store s left join account a on a.id = $2 where s.id = $1`,
})

/** The route's own log line tells who took what; the query says whether it was whole. */
export async function exportMembers(call: Steps<typeof endpoint>): Promise<Sending> {
  const { db, actor, scope, input, deps } = call
  const [person] = await db.run(who, [scope.storeId, actor.accountId])
  if (input.whole && !actor.isOperator && !person?.isFirst)
    throw new AppError('FORBIDDEN', { message: '只有店家的第一位管理員可匯出完整個資' })
  deps.log.info(
    { storeId: scope.storeId, accountId: actor.accountId, whole: input.whole === true },
    'members exported',
  )
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${person?.code}-members.csv`),
    },
    body: csvStream(memberHead, cellsOf(db, scope.storeId, input)),
  }
}

const wholeColumns = sql.raw(`r.mbr_name as "mbrName", r.mbr_mobile as "mbrMobile", r.mbr_email as "mbrEmail",
  to_char(r.mbr_birth, 'YYYY-MM-DD') as "mbrBirth", r.mbr_addr as "mbrAddr", r.memo`)
const maskedColumns =
  sql.raw(`${maskName('r.mbr_name')} as "mbrName", ${maskMobile('r.mbr_mobile')} as "mbrMobile",
  ${maskEmail('r.mbr_email')} as "mbrEmail", ${maskBirth('r.mbr_birth')} as "mbrBirth",
  ${maskAddress('r.mbr_addr')} as "mbrAddr", '' as memo`)
const moment = (column: string) => `to_char(${column}, 'YYYY-MM-DD HH24:MI')`
const plainColumns =
  sql.raw(`r.id, r.mbr_code as "mbrCode", r.mbr_gender as "mbrGender", r.mbr_level as "mbrLevel",
  r.mbr_enabled as "mbrEnabled", r.mbr_display_name as "mbrDisplayName",
  case r.follow_status when 'following' then '好友' when 'blocked' then '已封鎖' else '未加入' end as "followText",
  r.order_count as "orderCount", r.total_spent as "totalSpent", ${moment('r.last_order_at')} as "lastOrderAt",
  ${moment('r.last_active_at')} as "lastActiveAt", ${moment('r.created_at')} as "createdAt",
  r.source->>'type' as source, ${pointsOf} as "mbrPoints", ${moment('r.followed_at')} as "followedAt",
  ${moment('r.blocked_at')} as "blockedAt", ${moment('r.erased_at')} as "erasedAt",
  concat_ws(' ', r.consent->>'version', ${moment(`(r.consent->>'at')::timestamptz`)}) as consent,
  (select string_agg(t.tag_name, '、' order by t.tag_name) from member_tag mt join tag t on t.id = mt.tag_id
   where mt.member_id = r.id) as "tagNames"`)

async function* cellsOf(
  db: Db,
  storeId: number,
  input: Steps<typeof endpoint>['input'],
): AsyncGenerator<Cell[][]> {
  const personal = input.whole ? wholeColumns : maskedColumns
  const where = segmentSql(storeId, input)
  for (let after = 0; ;) {
    const { rows } = await db.execute<SheetRow & { id: number }>(
      sql`select ${plainColumns}, ${personal} from member r where ${where} and r.id > ${after}
        order by r.id limit ${batchSize}`,
    )
    yield rows.map((row) => memberHead.map((head) => memberColumns[head]?.write(row) ?? ''))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}
