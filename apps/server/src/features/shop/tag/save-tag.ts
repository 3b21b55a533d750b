import type { createTag as add, Tag, TagChange } from '@lumiroute/contract/tag'
import type { z } from 'zod'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { generateCode } from '../shop/generate-code.ts'
import { applyRule } from './apply-rule.ts'
import { getTagJson, insertTag, lockTag, updateTagRow } from './tag.queries.ts'

const viewTag = async (tx: Tx, id: number) => new RawJson<Tag>(await getTagJson(tx, id))

export async function createTag({ tx, deps, actor, scope, input }: Write<typeof add>) {
  const { store: _store, tagCode, tagRule, ...form } = input
  const values = {
    ...form,
    storeId: scope.storeId,
    tagCode: tagCode || generateCode('T'),
    tagRule: form.tagType === 'auto' ? tagRule : null,
    updatedBy: actor.accountId,
  }
  const id = await insertTag(tx, values).catch(refuseTaken)
  await applyRule(tx, { id, storeId: scope.storeId, tagRule: values.tagRule }, deps.now())
  return { tag: await viewTag(tx, id) }
}

type Saver = Pick<Write<typeof add>, 'tx' | 'deps' | 'actor' | 'scope'>

export async function updateFromForm({ tx, deps, actor, scope }: Saver, change: z.output<typeof TagChange>) {
  const { tagCode, version, tagRule, ...form } = change
  const tag = await lockTag(tx, scope.storeId, tagCode)
  if (!tag) throw new AppError('tag.notFound')
  requireVersion(tag, version)
  if (tag.tagType === 'auto' && !tagRule) throw refuseField('tagRule', text('tag.ruleMissing'))
  const rule = tag.tagType === 'auto' ? tagRule : null
  const edit = { updatedBy: actor.accountId, updatedAt: deps.now() }
  await updateTagRow(tx, tag.id, { ...form, tagRule: rule, ...edit }).catch(refuseTaken)
  if (rule) await applyRule(tx, { ...tag, tagRule: rule }, deps.now())
  return viewTag(tx, tag.id)
}

function refuseTaken(error: unknown): never {
  const constraint = brokenConstraint(error)
  if (constraint === 'tag_name_key') throw refuseField('tagName', text('tag.nameTaken'), 'CONFLICT')
  if (constraint === 'tag_code_key') throw refuseField('tagCode', text('tag.codeTaken'), 'CONFLICT')
  throw error
}
