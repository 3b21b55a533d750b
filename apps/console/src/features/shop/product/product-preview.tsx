import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FrontPreview, previewCode } from '../front/front-preview.tsx'
import { buildFrontProduct } from './product-front.ts'
import type { ProductControl, ProductValues } from './product-values.ts'

export type ProductPreviewProps = { control: ProductControl; storeCode: string }

/** The product's page on a member's phone. */
export function ProductPreview({ control, storeCode }: ProductPreviewProps) {
  const { t } = useTranslation()
  const values = useWatch({ control }) as ProductValues
  const product = {
    ...buildFrontProduct(values, previewCode),
    prodName: values.prodName || t('product.preview.name'),
  }
  return (
    <FrontPreview
      label={t('product.preview.label')}
      storeCode={storeCode}
      target={{ list: 'products', code: previewCode }}
      answers={{ [`/front/${storeCode}/products/${previewCode}`]: { product } }}
    />
  )
}
