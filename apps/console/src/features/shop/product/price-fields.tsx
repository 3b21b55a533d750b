import { maxAmount } from '@lumiroute/contract/shop'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import type { ProductControl } from './product-values.ts'

const dollars = { min: 0, max: maxAmount, start: 'NT$' } as const

export function PriceFields({ control }: { control: ProductControl }) {
  const { t } = useTranslation()
  const taxes = [
    { value: 1, label: t('product.tax.taxed') },
    { value: 2, label: t('product.tax.zero') },
    { value: 3, label: t('product.tax.exempt') },
  ]
  return (
    <FieldGrid columns={3}>
      <NumberField
        control={control}
        name="prodSalePrice"
        label={t('product.field.prodSalePrice')}
        {...dollars}
        required
      />
      <NumberField
        control={control}
        name="prodListPrice"
        label={t('product.field.prodListPrice')}
        helper={t('product.form.listPriceHelper')}
        {...dollars}
      />
      <NumberField
        control={control}
        name="prodCost"
        label={t('product.field.prodCost')}
        helper={t('product.form.costHelper')}
        {...dollars}
      />
      <SelectField
        control={control}
        name="prodTaxType"
        label={t('product.field.prodTaxType')}
        options={taxes}
        required
      />
      <TextField
        control={control}
        name="prodSku"
        label={t('product.field.prodSku')}
        autoComplete="off"
        mono
      />
      <TextField
        control={control}
        name="prodBarcode"
        label={t('product.field.prodBarcode')}
        autoComplete="off"
        mono
      />
    </FieldGrid>
  )
}
