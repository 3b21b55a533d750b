import * as contract from '@lumiroute/contract/shop'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { getShopSettings } from './get-shop-settings.ts'
import { updateShopSettings } from './update-shop-settings.ts'

export const shopRoutes: Route[] = [
  read(contract.getShopSettings, getShopSettings),
  read(contract.getShipping, getShopSettings),
  write(contract.updateShopSettings, updateShopSettings),
]
