import type { createTag as add, Tag, TagChange } from '@lumiroute/contract/tag'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { tags } from '../../../db/schema/index.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { generateCode } from '../shop/generate-code.ts'
import { applyRule } from './apply-rule.ts'
import { findTagJson, lockTag } from './tag.queries.ts'

const viewTag = async (tx: Tx, id: number) => new RawJson<Tag>(await findTagJson(tx, id))

export async function createTag({ tx, deps, actor, scope, input }: Write<typeof add>) {
  const { store: _store, tagCode, tagRule, ...form } = input
  const values = {
    ...form,
    storeId: scope.storeId,
    tagCode: tagCode || generateCode('T'),
    tagRule: form.tagType === 'auto' ? tagRule : null,
    updatedBy: actor.accountId,
  }
  const [made] = await asFieldError(() => tx.insert(tags).values(values).returning({ id: tags.id }))
  const { id } = made as { id: number }
  await applyRule(tx, { id, storeId: scope.storeId, tagRule: values.tagRule }, deps.now())
  return { tag: await viewTag(tx, id) }
}

type Saver = Pick<Write<typeof add>, 'tx' | 'deps' | 'actor' | 'scope'>

export async function changeTag({ tx, deps, actor, scope }: Saver, change: z.output<typeof TagChange>) {
  const { tagCode, version, tagRule, ...form } = change
  const tag = await lockTag(tx, scope.storeId, tagCode)
  if (!tag) throw notFound('找不到此標籤')
  requireVersion(tag, version)
  if (tag.tagType === 'auto' && !tagRule) throw refuseField('tagRule', '請設定條件')
  const rule = tag.tagType === 'auto' ? tagRule : null
  const edit = { updatedBy: actor.accountId, updatedAt: deps.now(), version: sql`${tags.version} + 1` }
  await asFieldError(() =>
    tx
      .update(tags)
      .set({ ...form, tagRule: rule, ...edit })
      .where(eq(tags.id, tag.id)),
  )
  if (rule) await applyRule(tx, { ...tag, tagRule: rule }, deps.now())
  return viewTag(tx, tag.id)
}

async function asFieldError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'tag_name_key') throw refuseField('tagName', '已有同名的標籤', 'CONFLICT')
    if (constraint === 'tag_code_key') throw refuseField('tagCode', '代碼已被使用', 'CONFLICT')
    throw error
  }
}
