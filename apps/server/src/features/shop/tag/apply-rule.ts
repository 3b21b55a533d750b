import { TagRule } from '@lumiroute/contract/tag'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { setFittingMembers } from './queries/rule.queries.ts'
import { listRuledTagIds, lockTagById, type TagRow } from './tag.queries.ts'

/** Call with the tag's row locked. */
export async function applyRule(tx: Tx, tag: Pick<TagRow, 'id' | 'storeId' | 'tagRule'>, now: Date) {
  const rule = TagRule.safeParse(tag.tagRule)
  if (rule.success) await setFittingMembers(tx, tag.id, rule.data, { storeId: tag.storeId, now })
}

/** Each hour, since spending, birthdays and last visits change over time. */
export async function applyRules({ db, now, log }: Deps): Promise<void> {
  for (const id of await listRuledTagIds(db)) {
    try {
      await db.write(async (tx) => {
        const tag = await lockTagById(tx, id)
        if (tag?.tagType === 'auto') await applyRule(tx, tag, now())
      })
    } catch (error) {
      // One tag over too many members must not stop the others.
      log.warn({ err: error, tagId: id }, 'tag rule failed')
    }
  }
}
