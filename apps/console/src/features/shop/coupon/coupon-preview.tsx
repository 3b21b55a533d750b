import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCategoryChoices } from '../category/list-categories.ts'
import { FrontPreview, previewCode } from '../front/front-preview.tsx'
import { useProductChoices } from '../product/list-products.ts'
import { buildFrontCoupon } from './coupon-front.ts'
import type { CouponControl, CouponValues } from './coupon-values.ts'

type Props = { control: CouponControl; storeCode: string }

function useScopeNames({ cpnScope: { type, cateCodes, prodCodes } }: CouponValues, storeCode: string) {
  const categories = useCategoryChoices(storeCode)
  const products = useProductChoices(storeCode)
  const codes: Record<typeof type, string[]> = { all: [], cateCodes, prodCodes }
  const choices = type === 'cateCodes' ? categories : products
  return choices.filter(({ value }) => codes[type].includes(value)).map(({ label }) => label)
}

/** The coupon's page on a member's phone. */
export function CouponPreview({ control, storeCode }: Props) {
  const { t } = useTranslation()
  const values = useWatch({ control }) as CouponValues
  const scope = useScopeNames(values, storeCode)
  const reward = t(`coupon.reward.${values.cpnReward.type}`)
  const coupon = {
    ...buildFrontCoupon(values, previewCode, { reward, scope }),
    cpnTitle: values.cpnTitle || t('coupon.preview.titleHint'),
  }
  return (
    <FrontPreview
      label={t('coupon.preview.label')}
      storeCode={storeCode}
      target={{ list: 'coupons', code: previewCode }}
      answers={{ [`/front/${storeCode}/coupons/${previewCode}`]: { coupon } }}
    />
  )
}
