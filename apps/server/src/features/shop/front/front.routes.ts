import * as contract from '@lumiroute/contract/front'
import { read, type Route } from '../../../http/pipeline/route.ts'
import { countVisit } from './count-visit.ts'
import { getFrontActivity } from './get-front-activity.ts'
import { getFrontCoupon, listFrontCoupons } from './get-front-coupon.ts'
import { getFrontProduct } from './get-front-product.ts'
import { getFront } from './get-front.ts'
import { listFrontProducts } from './list-front-products.ts'

export const frontRoutes: Route[] = [
  read(contract.getFront, getFront),
  read(contract.listFrontProducts, listFrontProducts),
  read(contract.getFrontProduct, getFrontProduct),
  read(contract.getFrontActivity, getFrontActivity),
  read(contract.listFrontCoupons, listFrontCoupons),
  read(contract.getFrontCoupon, getFrontCoupon),
  read(contract.countVisit, countVisit),
]
