import { couponRewardTypes, couponScopeTypes } from '@lumiroute/contract/coupon'
import { listPointCards } from '@lumiroute/contract/point-card'
import { maxAmount } from '@lumiroute/contract/shop'
import type { CouponRewardType } from '@lumiroute/contract/coupon'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useCategoryChoices } from '../category/list-categories.ts'
import { useProductChoices } from '../product/list-products.ts'
import { FieldGrid } from '../shop/field-grid.tsx'
import type { CouponControl } from './coupon-values.ts'

export type CouponFieldsProps = { control: CouponControl; storeCode: string }

const dollars = { min: 0, max: maxAmount, start: 'NT$' } as const

/** Point cards for drop-downs. */
export function useCardChoices(store: string) {
  const { data } = useRead(listPointCards, { store }, { staleTime: 60_000 })
  return data?.pointCardList.map(({ pcCode, pcName }) => ({ value: pcCode, label: pcName })) ?? []
}

function ValueField({ control, type }: { control: CouponControl; type: CouponRewardType }) {
  const { t } = useTranslation()
  const shared = { control, name: 'cpnReward.value' as const, required: true }
  if (type === 'discount_fixed')
    return <NumberField {...shared} {...dollars} label={t('coupon.field.amount')} />
  if (type === 'discount_percent')
    return (
      <NumberField
        {...shared}
        min={1}
        max={99}
        end="%"
        label={t('coupon.field.percent')}
        helper={t('coupon.form.percentHelper')}
      />
    )
  if (type === 'price_explicit')
    return <NumberField {...shared} {...dollars} label={t('coupon.field.price')} />
  if (type === 'points')
    return (
      <NumberField
        {...shared}
        min={1}
        max={50}
        end={t('coupon.form.pointsUnit')}
        label={t('coupon.field.points')}
      />
    )
  return null
}

function MoreFields({ control, storeCode, type }: CouponFieldsProps & { type: CouponRewardType }) {
  const { t } = useTranslation()
  const cards = useCardChoices(storeCode)
  if (type === 'discount_percent' || type === 'free_shipping')
    return (
      <NumberField
        control={control}
        name="cpnReward.maxDiscount"
        label={t('coupon.field.maxDiscount')}
        helper={t('coupon.form.maxHelper')}
        {...dollars}
      />
    )
  if (type === 'price_explicit' || type === 'free')
    return (
      <NumberField
        control={control}
        name="cpnReward.originalPrice"
        label={t('coupon.field.originalPrice')}
        helper={t('coupon.form.originalHelper')}
        {...dollars}
      />
    )
  if (type === 'gift')
    return <TextField control={control} name="cpnReward.text" label={t('coupon.field.giftText')} required />
  if (type === 'points')
    return (
      <SelectField
        control={control}
        name="cpnReward.pcCode"
        label={t('coupon.field.pcCode')}
        options={cards}
        required
      />
    )
  return null
}

/** Reward and conditions of the coupon. */
export function RewardFields({ control, storeCode }: CouponFieldsProps) {
  const { t } = useTranslation()
  const type = useWatch({ control, name: 'cpnReward.type' })
  const scope = useWatch({ control, name: 'cpnScope.type' })
  const products = useProductChoices(storeCode)
  const categories = useCategoryChoices(storeCode)
  const options = couponRewardTypes.map((value) => ({ value, label: t(`coupon.reward.${value}`) }))
  const scopes = couponScopeTypes.map((value) => ({ value, label: t(`coupon.scope.${value}`) }))
  return (
    <FieldGrid>
      <SelectField
        control={control}
        name="cpnReward.type"
        label={t('coupon.field.rewardType')}
        options={options}
        required
      />
      <ValueField key={`value-${type}`} {...{ control, type }} />
      <MoreFields key={`more-${type}`} {...{ control, storeCode, type }} />
      <NumberField
        control={control}
        name="cpnMinSpend"
        label={t('coupon.field.cpnMinSpend')}
        helper={t('coupon.form.minSpendHelper')}
        {...dollars}
      />
      <SelectField
        control={control}
        name="cpnScope.type"
        label={t('coupon.field.scopeType')}
        options={scopes}
        required
      />
      {scope === 'cateCodes' && (
        <ChipsField
          control={control}
          name="cpnScope.cateCodes"
          label={t('coupon.field.cateCodes')}
          options={categories}
          required
        />
      )}
      {scope === 'prodCodes' && (
        <ChipsField
          control={control}
          name="cpnScope.prodCodes"
          label={t('coupon.field.prodCodes')}
          options={products}
          required
        />
      )}
      {scope !== 'prodCodes' && (
        <Wide>
          <ChipsField
            control={control}
            name="cpnScope.exclude"
            label={t('coupon.field.exclude')}
            options={products}
          />
        </Wide>
      )}
    </FieldGrid>
  )
}
