import { validationText } from '@lumiroute/contract'
import { TagAssignment, TagChange, type updateTag as endpoint } from '@lumiroute/contract/tag'
import { z } from 'zod'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { assignTags } from './assign-tags.ts'
import { updateFromForm } from './save-tag.ts'

export async function updateTag(call: Write<typeof endpoint>) {
  const { tx, scope, input } = call
  if (input.op === undefined)
    return { tag: await updateFromForm(call, parseAs(TagChange, input)), members: null }
  const members = await assignTags(tx, scope.storeId, parseAs(TagAssignment, input))
  return { tag: null, members, message: text('tag.assigned', { count: members }) }
}

function parseAs<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const read = z.safeParse(schema, input, { error: validationText as z.core.$ZodErrorMap })
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  throw new AppError('VALIDATION', { fields: Object.fromEntries(faults) })
}
