import type { Product } from '@lumiroute/contract/product'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useUnsavedGuard } from '../../../lib/form/unsaved-guard.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { FormHold } from '../../../ui/form/form-hold.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { PreviewBeside } from '../../../ui/preview-beside.tsx'
import { Section } from '../../../ui/section.tsx'
import { FormButtons } from '../shop/form-buttons.tsx'
import { BasicFields, MediaFields } from './basic-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { ProductPreview } from './product-preview.tsx'
import { newProduct, ProductValuesSchema, valuesOf } from './product.values.ts'
import { MoreFields, SaleFields } from './sale-fields.tsx'
import { useSaveProduct } from './save-product.ts'
import { StockFields } from './stock-fields.tsx'
import { VideoField } from './video-field.tsx'

export type ProductFormProps = {
  storeCode: string
  chosen: string | undefined
  /** Absent for a new one. */
  product?: Product
  onDone: () => void
  onCancel: () => void
}

export function ProductForm({ storeCode, chosen, product: loaded, onDone, onCancel }: ProductFormProps) {
  const { t } = useTranslation()
  // What is read again meanwhile must not pass for what the person began with.
  const [product] = useState(loaded)
  const save = useSaveProduct(storeCode, product)
  const { form, control, submit, busy, dirty, failure } = useContractForm({
    schema: ProductValuesSchema,
    defaultValues: product ? valuesOf(product) : newProduct,
    onSubmit: async (values) => {
      await save(values)
      onDone()
    },
  })
  useUnsavedGuard(dirty)
  return (
    <FormHold>
      <PreviewBeside
        title={t('product.preview.title')}
        text={t('product.preview.text')}
        preview={<ProductPreview control={control} />}
      >
        <Form onSubmit={submit}>
          <FormFailure text={failure} />
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
          <FormButtons {...{ busy, dirty, failure, onCancel }} />
        </Form>
      </PreviewBeside>
    </FormHold>
  )
}
