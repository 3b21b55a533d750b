import { listCoupons } from '@lumiroute/contract/coupon'
import { CouponForm } from '../../features/shop/coupon/coupon-form.tsx'
import { CouponStateBadge } from '../../features/shop/coupon/coupon-state.tsx'
import { couponPaths } from '../../features/shop/coupon/coupon.paths.ts'
import { LinkButtons } from '../../features/shop/front/link-buttons.tsx'
import { linkCoupon } from '../../features/shop/coupon/coupon-link.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

export const CouponEditPage = defineEditPage({
  noun: 'coupon',
  texts: {
    createPurpose: 'coupon.form.purpose',
    editPurpose: 'coupon.form.purpose',
    notFoundText: 'catalogue.notFoundText',
    backToList: 'catalogue.back',
  },
  list: couponPaths.list,
  param: 'code',
  isText: true,
  isOfStore: true,
  endpoint: listCoupons,
  input: (cpnCode, { storeCode }) => ({ store: storeCode, cpnCode }),
  thing: ({ couponList }) => couponList[0],
  names: ({ cpnTitle }) => ({ name: cpnTitle }),
  badge: (coupon) => <CouponStateBadge coupon={coupon} />,
  actions: (coupon, { storeCode }) => <LinkButtons {...{ storeCode }} thing={linkCoupon(coupon)} />,
  form: (coupon, control) => <CouponForm coupon={coupon} {...control} />,
})
