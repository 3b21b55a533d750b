import type { getShipping, getShopSettings as endpoint } from '@lumiroute/contract/shop'
import type { Read } from '../../../http/pipeline/route.ts'
import { getSettings } from './shop.queries.ts'

export const getShopSettings = async ({ db, scope }: Read<typeof endpoint> | Read<typeof getShipping>) => ({
  settings: await getSettings(db, scope.storeId),
})
