import { listActivities } from '@lumiroute/contract/activity'
import { listCoupons } from '@lumiroute/contract/coupon'
import { listProducts } from '@lumiroute/contract/product'
import { useRead } from '../../../lib/api/query.ts'
import type { TargetList } from './own-target.ts'

export type TargetChoice = { code: string; name: string }

/** What a page of this kind can show; undefined while loading. */
export function useTargetChoices(store: string, list: TargetList | undefined): TargetChoice[] | undefined {
  const when = (own: TargetList) => ({ enabled: list === own, staleTime: 60_000 })
  const products = useRead(listProducts, { store }, when('products')).data?.productList
  const coupons = useRead(listCoupons, { store }, when('coupons')).data?.couponList
  const activities = useRead(listActivities, { store }, when('activities')).data?.activityList
  if (list === 'products')
    return products?.map(({ prodCode, prodName }) => ({ code: prodCode, name: prodName }))
  if (list === 'coupons') return coupons?.map(({ cpnCode, cpnTitle }) => ({ code: cpnCode, name: cpnTitle }))
  return activities?.map(({ actCode, actTitle }) => ({ code: actCode, name: actTitle }))
}
