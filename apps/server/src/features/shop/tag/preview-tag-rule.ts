import type { previewTagRule as endpoint } from '@lumiroute/contract/tag'
import type { Read } from '../../../http/pipeline/route.ts'
import { countFitting } from './apply-rule.ts'

export async function previewTagRule({ db, deps, scope, input }: Read<typeof endpoint>) {
  const { fit, total } = await countFitting(db, input.tagRule, { storeId: scope.storeId, now: deps.now() })
  return { memberCount: fit, total }
}
