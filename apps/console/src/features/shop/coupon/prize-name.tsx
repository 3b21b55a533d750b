import { listCoupons } from '@lumiroute/contract/coupon'
import { useRead } from '../../../lib/api/query.ts'
import { MonoCode } from '../../../ui/figures.tsx'

/** The title and the code of a coupon that winners get. */
export function PrizeName({ code, storeCode }: { code: string; storeCode: string }) {
  const { data } = useRead(listCoupons, { store: storeCode, cpnCode: code }, { staleTime: 60_000 })
  const title = data?.couponList.find(({ cpnCode }) => cpnCode === code)?.cpnTitle
  return (
    <>
      {title} <MonoCode>{code}</MonoCode>
    </>
  )
}
