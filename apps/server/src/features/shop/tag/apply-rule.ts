import { TagRule } from '@lumiroute/contract/tag'
import { sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { ruleSql } from './rule.sql.ts'
import { findRuledTags, lockTagById, type TagRow } from './tag.queries.ts'

type Context = { storeId: number; now: Date }

const fitting = (rule: TagRule, { storeId, now }: Context) =>
  sql`from member r where r.store_id = ${storeId} and r.erased_at is null and (${ruleSql(rule, { storeId, now })})`

export async function countFitting(db: Handle, rule: TagRule, context: Context) {
  const { rows } = await db.execute<{ fit: number; total: number }>(
    sql`select (select count(*) ${fitting(rule, context)})::int as fit,
      (select count(*) from member r where r.store_id = ${context.storeId} and r.erased_at is null)::int as total`,
  )
  return rows[0] as { fit: number; total: number }
}

/** Those whom the rule fits now carry the tag, and nobody else. The tag's row must be held. */
export async function applyRule(tx: Tx, tag: Pick<TagRow, 'id' | 'storeId' | 'tagRule'>, now: Date) {
  const rule = TagRule.safeParse(tag.tagRule)
  if (!rule.success) return
  await tx.execute(
    sql`with fit as materialized (select r.id ${fitting(rule.data, { storeId: tag.storeId, now })}),
      gone as (delete from member_tag mt where mt.tag_id = ${tag.id}
        and not exists (select 1 from fit where fit.id = mt.member_id))
      insert into member_tag (member_id, tag_id, at) select fit.id, ${tag.id}, ${now} from fit
      on conflict do nothing`,
  )
  await tx.execute(sql`update tag set ruled_at = ${now} where id = ${tag.id}`)
}

/** Each hour: spending, birthdays and last visits move on by themselves. */
export async function applyRules({ db, now, log }: Deps): Promise<void> {
  for (const id of await findRuledTags(db)) {
    try {
      await db.write(async (tx) => {
        const tag = await lockTagById(tx, id)
        if (tag?.tagType === 'auto') await applyRule(tx, tag, now())
      })
    } catch (error) {
      // One tag over too many members must not keep the others from theirs.
      log.warn({ err: error, tagId: id }, 'a tag’s rule could not be applied')
    }
  }
}
