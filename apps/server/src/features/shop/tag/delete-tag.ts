import type { deleteTag as endpoint } from '@lumiroute/contract/tag'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { lockTag, type TagRow } from './tag.queries.ts'

/** What would reach nobody any more, or everybody, without the tag. */
const uses = rawQuery({
  name: 'tag.uses',
  row: { name: 'text' },
  sql: `select '優惠券「' || c.cpn_title || '」' as name from coupon c where c.store_id = $1 and c.removed_at is null
     and c.cpn_status <> 'closed' and jsonb_path_exists(c.cpn_issue, '$.tagCodes[*] ? (@ == $code)', $3)
   union all select '活動「' || a.act_title || '」' from activity a
     where a.store_id = $1 and $2 = any(a.act_audience_tags)
   union all select '訊息「' || m.msg_title || '」' from message m
     where m.store_id = $1 and m.status in ('draft', 'scheduled', 'sending')
     and (jsonb_path_exists(m.target, '$.tagCodes[*] ? (@ == $code)', $3)
       or jsonb_path_exists(m.target, '$.excludeTagCodes[*] ? (@ == $code)', $3))
   limit 3`,
})
const remove = rawQuery({
  name: 'tag.remove',
  row: {},
  sql: 'delete from tag where id = $1',
})

export async function deleteTag({ tx, scope, input }: Write<typeof endpoint>) {
  const tag = await lockTag(tx, scope.storeId, input.tagCode)
  if (!tag) throw notFound('找不到此標籤')
  await requireUnused(tx, tag)
  await tx.run(remove, [tag.id])
  return { message: '標籤已刪除' }
}

async function requireUnused(tx: Tx, { storeId, tagCode }: TagRow) {
  const found = await tx.run(uses, [storeId, tagCode, { code: tagCode }])
  if (found.length === 0) return
  const names = found.map(({ name }) => name).join('、')
  throw new AppError('CONFLICT', { message: `標籤使用中，無法刪除：${names}` })
}
