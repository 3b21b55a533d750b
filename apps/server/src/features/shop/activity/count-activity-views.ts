import type { countActivityViews as endpoint } from '@lumiroute/contract/activity'
import type { Write } from '../../../http/pipeline/route.ts'
import { countActivities } from './activity.queries.ts'

export async function countActivityViews({ tx, member, scope, input }: Write<typeof endpoint>) {
  const { viewed, clicked } = input
  if (member && viewed.length + clicked.length > 0) await countActivities(tx, scope.storeId, viewed, clicked)
  return {}
}
