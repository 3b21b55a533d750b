import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useProduct } from '../features/product/list-products.ts'
import { ProductForm } from '../features/product/product-form.tsx'
import { ProductStateBadge } from '../features/product/product-state.tsx'
import { productPaths } from '../features/product/product.paths.ts'
import { ThingNotFound } from '../features/shop/not-found.tsx'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { useGoBack } from '../lib/go-back.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Card } from '../ui/section.tsx'
import { FailedState, LoadingState } from '../ui/states.tsx'

function usePages() {
  const navigate = useNavigate()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const chosen = canChoose ? storeCode : undefined
  const listPath = productPaths.list(chosen)
  const onCancel = useGoBack(listPath)
  return { storeCode, chosen, isAbsent, picker, listPath, onCancel, onDone: () => void navigate(listPath) }
}

function NewProduct() {
  const { t } = useTranslation()
  const { isAbsent, picker, listPath: _list, ...rest } = usePages()
  return (
    <>
      <PageHeader
        title={t('product.form.createTitle')}
        purpose={t('product.form.createPurpose')}
        actions={picker}
      />
      {isAbsent ? <StoreAbsent /> : <ProductForm key={rest.storeCode} {...rest} />}
    </>
  )
}

function OneProduct({ code }: { code: string }) {
  const { t } = useTranslation()
  const { isAbsent, listPath, picker: _picker, ...rest } = usePages()
  const load = useProduct(rest.storeCode, code)
  const { product } = load
  if (product)
    return (
      <>
        <PageHeader
          title={t('product.form.editTitle', { name: product.prodName })}
          purpose={t('product.form.editPurpose')}
          badge={<ProductStateBadge state={product.prodState} />}
        />
        <ProductForm product={product} {...rest} />
      </>
    )
  return (
    <>
      <PageHeader title={t('product.form.page')} />
      {isAbsent || load.isAbsent ? (
        <ThingNotFound title={t('product.form.notFound')} listPath={listPath} />
      ) : (
        <Card>
          {load.error ? (
            <FailedState reference={load.error.requestId} onRetry={() => void load.refetch()} />
          ) : (
            <LoadingState shape="form" lines={6} />
          )}
        </Card>
      )}
    </>
  )
}

/** Without a code a new product. */
export function ProductEditPage() {
  const [params] = useSearchParams()
  const code = params.get('code')
  return code ? <OneProduct key={code} code={code} /> : <NewProduct />
}
