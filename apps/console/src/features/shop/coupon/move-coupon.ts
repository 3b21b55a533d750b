import { listCoupons, listCouponUsage, deleteCoupon, updateCoupon } from '@lumiroute/contract/coupon'
import type { Coupon, CouponStatus } from '@lumiroute/contract/coupon'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useRemoval } from '../../../lib/api/use-removal.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

export const couponReads = [listCoupons, listCouponUsage]

/** Starts, pauses and closes from the list; closing is for good, so it asks. */
export function useMoveCoupon(store: string) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(updateCoupon, { invalidate: couponReads })
  return useCallback(
    async ({ cpnCode, cpnTitle: name, version }: Coupon, cpnStatus: CouponStatus) => {
      const asks = { title: t('coupon.close.title', { name }), text: t('coupon.close.text') }
      const close = { ...asks, confirmLabel: t('coupon.close.confirm'), destructive: true }
      if (cpnStatus === 'closed' && !(await confirm(close))) return
      mutate({ store, cpnCode, version, cpnStatus })
    },
    [t, confirm, mutate, store],
  )
}

export function useDeleteCoupon(store: string) {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(deleteCoupon, couponReads)
  const removeIt = useCallback(
    ({ cpnCode, cpnTitle: name }: Coupon) =>
      void remove({
        title: t('coupon.remove.title', { name }),
        text: t('coupon.remove.text'),
        refused: t('coupon.remove.refused', { name }),
        input: { store, cpnCode },
      }),
    [t, remove, store],
  )
  return { remove: removeIt, dialog }
}
