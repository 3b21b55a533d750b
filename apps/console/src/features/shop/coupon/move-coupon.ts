import { couponTransitions, listCoupons, listCouponUsage, updateCoupon } from '@lumiroute/contract/coupon'
import type { Coupon, CouponTransition } from '@lumiroute/contract/coupon'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

export const couponReads = [listCoupons, listCouponUsage]

/** Starts, pauses or closes a coupon from the list; closing is final, so it asks first. */
export function useMoveCoupon(store: string, action: CouponTransition) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(updateCoupon, { invalidate: couponReads })
  const run = useCallback(
    async ({ cpnCode, cpnTitle: name, version }: Coupon) => {
      const asks = { title: t('coupon.close.title', { name }), text: t('coupon.close.text') }
      const close = { ...asks, confirmLabel: t('coupon.close.confirm'), destructive: true }
      if (action === 'close' && !(await confirm(close))) return
      mutate({ store, cpnCode, version, cpnStatus: couponTransitions[action].to })
    },
    [t, confirm, mutate, store, action],
  )
  return { run }
}
