import type { sortActivities as endpoint } from '@lumiroute/contract/activity'
import type { Write } from '../../../http/pipeline/route.ts'
import { defineArrangement } from '../shop/arrange-rows.ts'

const arrange = defineArrangement({
  table: 'activity',
  code: 'act_code',
  sort: 'act_sort',
  where: 'r.store_id = $1 and r.act_type = $3',
})

export async function sortActivities({ tx, scope, input }: Write<typeof endpoint>) {
  await arrange(tx, scope.storeId, input.actCodes, input.actType)
  return { message: '已更新順序' }
}
