import { couponRedeemCodes } from '@lumiroute/contract/coupon'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { ImageField } from '../../../ui/form/image-field.tsx'
import { MomentField } from '../../../ui/form/moment-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import { useShopUpload } from '../shop/shop-upload.ts'
import type { CouponControl } from './coupon-values.ts'
import { HoursField } from './hours-field.tsx'
import { useCouponChoices } from './list-coupons.ts'
import type { CouponFieldsProps } from './reward-fields.tsx'

/** When the coupon can be used. */
export function TimeFields({ control }: { control: CouponControl }) {
  const { t } = useTranslation()
  const mode = useWatch({ control, name: 'cpnValid.mode' })
  const modes = (['days_after_claim', 'fixed'] as const).map((value) => ({
    value,
    label: t(`coupon.valid.${value}`),
  }))
  return (
    <FieldGrid>
      <Wide>
        <RadioField
          control={control}
          name="cpnValid.mode"
          label={t('coupon.field.validMode')}
          options={modes}
          required
        />
      </Wide>
      {mode === 'days_after_claim' ? (
        <NumberField
          control={control}
          name="cpnValid.days"
          label={t('coupon.field.days')}
          min={1}
          max={3650}
          end={t('coupon.form.daysUnit')}
          required
        />
      ) : (
        <>
          <MomentField
            control={control}
            name="cpnValid.startAt"
            label={t('coupon.field.startAt')}
            helper={t('coupon.form.startHelper')}
          />
          <MomentField control={control} name="cpnValid.endAt" label={t('coupon.field.endAt')} required />
        </>
      )}
      <Wide>
        <HoursField control={control} />
      </Wide>
    </FieldGrid>
  )
}

/** How the coupon is used. */
export function RedemptionFields({
  control,
  storeCode,
  own,
}: CouponFieldsProps & { own: string | undefined }) {
  const { t } = useTranslation()
  const [how, isStackable] = useWatch({ control, name: ['cpnRedeem', 'cpnStackable'] })
  const others = useCouponChoices(storeCode).filter(({ value }) => value !== own)
  const ways = couponRedeemCodes.map((value) => ({ value, label: t(`coupon.redeem.${value}`) }))
  return (
    <FieldGrid>
      <Wide>
        <RadioField
          control={control}
          name="cpnRedeem"
          label={t('coupon.field.cpnRedeem')}
          options={ways}
          isColumn
          required
        />
      </Wide>
      {how === 'online' && (
        <Wide>
          <SwitchField control={control} name="cpnStackable" label={t('coupon.field.cpnStackable')} />
        </Wide>
      )}
      {how === 'online' && !isStackable && (
        <Wide>
          <ChipsField
            control={control}
            name="cpnStackWith"
            label={t('coupon.field.cpnStackWith')}
            helper={t('coupon.form.stackHelper')}
            options={others}
          />
        </Wide>
      )}
    </FieldGrid>
  )
}

const limits = { maxCount: 1 }

/** Texts and images of the coupon. */
export function WordFields({ control, storeCode, isNew }: CouponFieldsProps & { isNew: boolean }) {
  const { t } = useTranslation()
  const upload = useShopUpload(storeCode, 'product')
  const codeHelper = isNew ? t('coupon.form.codeHelper') : t('coupon.form.codeFixed')
  return (
    <FieldGrid>
      <TextField
        control={control}
        name="cpnTitle"
        label={t('coupon.field.cpnTitle')}
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name="cpnCode"
        label={t('coupon.field.cpnCode')}
        helper={codeHelper}
        disabled={!isNew}
        autoComplete="off"
        mono
      />
      <Wide>
        <TextField
          control={control}
          name="cpnCondition"
          label={t('coupon.field.cpnCondition')}
          helper={t('coupon.form.conditionHelper')}
          autoComplete="off"
        />
      </Wide>
      <Wide>
        <TextArea control={control} name="cpnDesc" label={t('coupon.field.cpnDesc')} max={1000} />
      </Wide>
      <Wide>
        <ImageField
          control={control}
          name="cpnImage"
          label={t('coupon.field.cpnImage')}
          helper={t('coupon.form.imageHelper')}
          upload={upload}
          limits={limits}
          tileOf={({ url }) => ({ name: t('coupon.field.cpnImage'), previewUrl: url })}
        />
      </Wide>
    </FieldGrid>
  )
}
