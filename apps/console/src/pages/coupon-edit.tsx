import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { CouponForm } from '../features/coupon/coupon-form.tsx'
import { CouponStateBadge } from '../features/coupon/coupon-state.tsx'
import { couponPaths } from '../features/coupon/coupon.paths.ts'
import { useCoupon } from '../features/coupon/list-coupons.ts'
import { ThingNotFound } from '../features/shop/not-found.tsx'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { useGoBack } from '../lib/go-back.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Card } from '../ui/section.tsx'
import { FailedState, LoadingState } from '../ui/states.tsx'

function usePages() {
  const navigate = useNavigate()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const listPath = couponPaths.list(canChoose ? storeCode : undefined)
  const onCancel = useGoBack(listPath)
  return { storeCode, isAbsent, picker, listPath, onCancel, onDone: () => void navigate(listPath) }
}

function NewCoupon() {
  const { t } = useTranslation()
  const { storeCode, isAbsent, picker, onCancel, onDone } = usePages()
  return (
    <>
      <PageHeader title={t('coupon.form.add')} purpose={t('coupon.form.purpose')} actions={picker} />
      {isAbsent ? <StoreAbsent /> : <CouponForm key={storeCode} {...{ storeCode, onCancel, onDone }} />}
    </>
  )
}

function OneCoupon({ code }: { code: string }) {
  const { t } = useTranslation()
  const { storeCode, isAbsent, listPath, onCancel, onDone } = usePages()
  const { coupon, error, refetch, ...load } = useCoupon(storeCode, code)
  if (coupon)
    return (
      <>
        <PageHeader
          title={t('coupon.form.editTitle', { name: coupon.cpnTitle })}
          purpose={t('coupon.form.purpose')}
          badge={<CouponStateBadge coupon={coupon} />}
        />
        <CouponForm {...{ storeCode, coupon, onCancel, onDone }} />
      </>
    )
  return (
    <>
      <PageHeader title={t('coupon.form.page')} />
      {isAbsent || load.isAbsent ? (
        <ThingNotFound title={t('coupon.form.notFound')} listPath={listPath} />
      ) : (
        <Card>
          {error ? (
            <FailedState reference={error.requestId} onRetry={() => void refetch()} />
          ) : (
            <LoadingState shape="form" lines={6} />
          )}
        </Card>
      )}
    </>
  )
}

/** Without a code a new one. */
export function CouponEditPage() {
  const [params] = useSearchParams()
  const code = params.get('code')
  return code ? <OneCoupon key={code} code={code} /> : <NewCoupon />
}
