import type { updateShopSettings as endpoint } from '@lumiroute/contract/shop'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { upsertSettings } from './shop.queries.ts'

export async function updateShopSettings({ tx, scope, actor, input }: Write<typeof endpoint>) {
  const by = { storeId: scope.storeId, by: actor.accountId }
  const settings = await upsertSettings(tx, by, input)
  if (!settings) throw new AppError('CONFLICT')
  return { settings }
}
