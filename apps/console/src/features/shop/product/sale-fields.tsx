import { deliveryCodes, productStatusCodes } from '@lumiroute/contract/product'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { MomentField } from '../../../ui/form/moment-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import type { ProductControl } from './product-values.ts'

export function SaleFields({ control }: { control: ProductControl }) {
  const { t } = useTranslation()
  const statuses = productStatusCodes.map((value) => ({ value, label: t(`product.status.${value}`) }))
  return (
    <FieldGrid>
      <Wide>
        <RadioField
          control={control}
          name="prodStatus"
          label={t('product.field.prodStatus')}
          helper={t('product.form.statusHelper')}
          options={statuses}
        />
      </Wide>
      <MomentField
        control={control}
        name="prodOnAt"
        label={t('product.field.prodOnAt')}
        helper={t('product.form.onHelper')}
      />
      <MomentField
        control={control}
        name="prodOffAt"
        label={t('product.field.prodOffAt')}
        helper={t('product.form.offHelper')}
      />
    </FieldGrid>
  )
}

export function MoreFields({ control }: { control: ProductControl }) {
  const { t } = useTranslation()
  const isOnLed = useWatch({ control, name: 'prodLedShow' })
  const ways = deliveryCodes.map((value) => ({ value, label: t(`product.delivery.${value}`) }))
  return (
    <FieldGrid>
      <ChipsField
        control={control}
        name="prodDelivery"
        label={t('product.field.prodDelivery')}
        options={ways}
      />
      <NumberField
        control={control}
        name="prodWeightG"
        label={t('product.field.prodWeightG')}
        min={0}
        max={1_000_000}
        end={t('product.form.grams')}
      />
      <Wide>
        <ChipsField
          control={control}
          name="prodTags"
          label={t('product.field.prodTags')}
          helper={t('product.form.tagsHelper')}
          options={[]}
          isFree
        />
      </Wide>
      <SwitchField control={control} name="prodPointEligible" label={t('product.field.prodPointEligible')} />
      <SwitchField
        control={control}
        name="prodLedShow"
        label={t('product.field.prodLedShow')}
        helper={t('product.form.ledHelper')}
      />
      {isOnLed && (
        <TextField
          control={control}
          name="prodLedText"
          label={t('product.field.prodLedText')}
          helper={t('product.form.ledTextHelper')}
          autoComplete="off"
        />
      )}
    </FieldGrid>
  )
}
