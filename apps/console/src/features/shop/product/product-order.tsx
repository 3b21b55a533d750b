import { listProducts, sortProducts } from '@lumiroute/contract/product'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { Card } from '../../../ui/section.tsx'
import { LoadingState } from '../../../ui/states.tsx'
import { OrderPanel } from '../shop/order-panel.tsx'
import { useAllProducts } from './list-products.ts'

export type ProductOrderProps = { storeCode: string; onClose: () => void }

export function ProductOrder({ storeCode, onClose }: ProductOrderProps) {
  const { t } = useTranslation()
  const products = useAllProducts(storeCode)
  const { mutateAsync } = useAct(sortProducts, { invalidate: [listProducts] })
  if (!products)
    return (
      <Card>
        <LoadingState lines={8} />
      </Card>
    )
  const things = products.map(({ prodCode, prodName, prodImages: [image] }) => ({
    code: prodCode,
    name: prodName,
    image,
  }))
  return (
    <OrderPanel
      title={t('product.order.title')}
      text={t('product.order.text')}
      {...{ things, onClose }}
      onSave={(prodCodes) => mutateAsync({ store: storeCode, prodCodes })}
    />
  )
}
