import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CouponForm } from '../../features/shop/coupon/coupon-form.tsx'
import { CouponStateBadge } from '../../features/shop/coupon/coupon-state.tsx'
import { couponPaths } from '../../features/shop/coupon/coupon.paths.ts'
import { useCoupon } from '../../features/shop/coupon/list-coupons.ts'
import { NewThing, UnreadThing, useEditPage } from '../../features/shop/shop/edit-page.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

function NewCoupon() {
  const { t } = useTranslation()
  const { form, ...page } = useEditPage(couponPaths.list)
  return (
    <NewThing title={t('coupon.form.add')} purpose={t('coupon.form.purpose')} page={page}>
      <CouponForm key={form.storeCode} {...form} />
    </NewThing>
  )
}

function OneCoupon({ code }: { code: string }) {
  const { t } = useTranslation()
  const { form, listPath, isAbsent } = useEditPage(couponPaths.list)
  const { coupon, error, refetch, ...load } = useCoupon(form.storeCode, code)
  if (!coupon)
    return (
      <UnreadThing
        title={t('coupon.form.page')}
        notFound={t('coupon.form.notFound')}
        isAbsent={isAbsent || load.isAbsent}
        onRetry={() => void refetch()}
        {...{ listPath, error }}
      />
    )
  return (
    <>
      <PageHeader
        title={t('coupon.form.editTitle', { name: coupon.cpnTitle })}
        purpose={t('coupon.form.purpose')}
        badge={<CouponStateBadge coupon={coupon} />}
      />
      <CouponForm coupon={coupon} {...form} />
    </>
  )
}

/** Without a code a new one. */
export function CouponEditPage() {
  const [params] = useSearchParams()
  const code = params.get('code')
  return code ? <OneCoupon key={code} code={code} /> : <NewCoupon />
}
