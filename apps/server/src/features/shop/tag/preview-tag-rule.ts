import type { previewTagRule as endpoint } from '@lumiroute/contract/tag'
import type { Read } from '../../../http/pipeline/route.ts'
import { countFittingMembers } from './queries/rule.queries.ts'

export async function previewTagRule({ db, deps, scope, input }: Read<typeof endpoint>) {
  const { fit, total } = await countFittingMembers(db, input.tagRule, {
    storeId: scope.storeId,
    now: deps.now(),
  })
  return { memberCount: fit, total }
}
