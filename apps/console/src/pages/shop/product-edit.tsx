import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useProduct } from '../../features/shop/product/list-products.ts'
import { ProductForm } from '../../features/shop/product/product-form.tsx'
import { ProductStateBadge } from '../../features/shop/product/product-state.tsx'
import { productPaths } from '../../features/shop/product/product.paths.ts'
import { NewThing, UnreadThing, useEditPage } from '../../features/shop/shop/edit-page.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

function NewProduct() {
  const { t } = useTranslation()
  const { form, ...page } = useEditPage(productPaths.list)
  return (
    <NewThing title={t('product.form.createTitle')} purpose={t('product.form.createPurpose')} page={page}>
      <ProductForm key={form.storeCode} {...form} />
    </NewThing>
  )
}

function OneProduct({ code }: { code: string }) {
  const { t } = useTranslation()
  const { form, listPath, isAbsent } = useEditPage(productPaths.list)
  const { product, error, refetch, ...load } = useProduct(form.storeCode, code)
  if (!product)
    return (
      <UnreadThing
        title={t('product.form.page')}
        notFound={t('product.form.notFound')}
        isAbsent={isAbsent || load.isAbsent}
        onRetry={() => void refetch()}
        {...{ listPath, error }}
      />
    )
  return (
    <>
      <PageHeader
        title={t('product.form.editTitle', { name: product.prodName })}
        purpose={t('product.form.editPurpose')}
        badge={<ProductStateBadge state={product.prodState} />}
      />
      <ProductForm product={product} {...form} />
    </>
  )
}

/** Without a code a new product. */
export function ProductEditPage() {
  const [params] = useSearchParams()
  const code = params.get('code')
  return code ? <OneProduct key={code} code={code} /> : <NewProduct />
}
