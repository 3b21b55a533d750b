import type { Product } from '@lumiroute/contract/product'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'
import { ShopForm, useShopForm } from '../shop/shop-form.tsx'
import { BasicFields, MediaFields } from './basic-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { ProductPreview } from './product-preview.tsx'
import { newProduct, ProductValuesSchema, toValues } from './product-values.ts'
import { MoreFields, SaleFields } from './sale-fields.tsx'
import { useSaveProduct } from './save-product.ts'
import { StockFields } from './stock-fields.tsx'
import { VideoField } from './video-field.tsx'

export type ProductFormProps = {
  storeCode: string
  chosen: string | undefined
  /** Absent for a new product. */
  product?: Product
  onSaved: () => void
  onCancel: () => void
}

export function ProductForm({ storeCode, chosen, product, onSaved, onCancel }: ProductFormProps) {
  const { t } = useTranslation()
  const save = useSaveProduct(storeCode, product)
  const editing = useShopForm({
    schema: ProductValuesSchema,
    defaultValues: product ? toValues(product) : newProduct,
    save,
    onSaved,
  })
  const { form, control } = editing
  return (
    <ShopForm
      form={editing}
      onCancel={onCancel}
      title={t('product.preview.title')}
      text={t('product.preview.text')}
      preview={<ProductPreview {...{ control, storeCode }} />}
    >
      <Section title={t('product.form.basic')}>
        <BasicFields {...{ control, storeCode, chosen }} isNew={!product} />
      </Section>
      <Section title={t('product.form.media')} text={t('product.form.mediaText')}>
        <MediaFields {...{ control, storeCode }} />
        <VideoField {...{ control, storeCode }} />
      </Section>
      <Section title={t('product.form.price')}>
        <PriceFields control={control} />
      </Section>
      <Section title={t('product.form.variants')} text={t('product.form.variantsText')}>
        <OptionFields form={form} />
      </Section>
      <Section title={t('product.form.stock')}>
        <StockFields control={control} />
      </Section>
      <Section title={t('product.form.sale')}>
        <SaleFields control={control} />
      </Section>
      <Section title={t('product.form.more')}>
        <MoreFields control={control} />
      </Section>
    </ShopForm>
  )
}
