import { maxStock } from '@lumiroute/contract/product'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import type { ProductControl } from './product-values.ts'

export function StockFields({ control }: { control: ProductControl }) {
  const { t } = useTranslation()
  const [tracks, options] = useWatch({ control, name: ['prodTrackStock', 'prodOptions'] })
  const hasVariants = options.some(({ values }) => values.length > 0)
  return (
    <FieldGrid>
      <Wide>
        <SwitchField
          control={control}
          name="prodTrackStock"
          label={t('product.field.prodTrackStock')}
          helper={t('product.form.trackHelper')}
        />
      </Wide>
      {tracks && !hasVariants && (
        <NumberField
          control={control}
          name="prodStock"
          label={t('product.field.prodStock')}
          helper={t('product.form.stockHelper')}
          min={0}
          max={maxStock}
        />
      )}
      {tracks && (
        <NumberField
          control={control}
          name="prodStockAlert"
          label={t('product.field.prodStockAlert')}
          helper={t('product.form.alertHelper')}
          min={0}
          max={maxStock}
        />
      )}
      <NumberField
        control={control}
        name="prodMinPerOrder"
        label={t('product.field.prodMinPerOrder')}
        min={1}
        max={999}
      />
      <NumberField
        control={control}
        name="prodMaxPerOrder"
        label={t('product.field.prodMaxPerOrder')}
        helper={t('product.form.noLimit')}
        min={1}
        max={999}
      />
    </FieldGrid>
  )
}
