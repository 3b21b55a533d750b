import { listCoupons } from '@lumiroute/contract/coupon'
import { useRead } from '../../../lib/api/query.ts'

/** For drop-downs. */
export function useCouponChoices(store: string) {
  const { data } = useRead(listCoupons, { store }, { staleTime: 60_000 })
  return data?.couponList.map(({ cpnCode, cpnTitle }) => ({ value: cpnCode, label: cpnTitle })) ?? []
}
