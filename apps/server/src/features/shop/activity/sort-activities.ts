import type { sortActivities as endpoint } from '@lumiroute/contract/activity'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireDistinctCodes } from '../shop/require-distinct-codes.ts'
import { reorderActivities } from './activity.queries.ts'

export async function sortActivities({ tx, scope, input }: Write<typeof endpoint>) {
  requireDistinctCodes(input.actCodes)
  if (!(await reorderActivities(tx, scope.storeId, input.actCodes, input.actType))) throw notFound()
  return { message: text('activity.sorted') }
}
