import { validationText } from '@lumiroute/contract'
import { type updateTag as endpoint, TagAssignment, TagChange } from '@lumiroute/contract/tag'
import { z } from 'zod'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { assignTags } from './assign-tags.ts'
import { changeTag } from './save-tag.ts'

export async function updateTag(call: Write<typeof endpoint>) {
  const { tx, scope, input } = call
  if (input.op === undefined) return { tag: await changeTag(call, readAs(TagChange, input)), members: null }
  const members = await assignTags(tx, scope.storeId, readAs(TagAssignment, input))
  return { tag: null, members, message: `已更新 ${members} 位會員的標籤` }
}

function readAs<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const read = z.safeParse(schema, input, { error: validationText as z.core.$ZodErrorMap })
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  throw new AppError('VALIDATION', { fields: Object.fromEntries(faults) })
}
