import { listCategories } from '@lumiroute/contract/category'
import { productStateCodes, deleteProduct } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import SwapVert from '@mui/icons-material/SwapVert'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { lazy } from 'react'
import { useCategoryChoices } from '../../features/shop/category/list-categories.ts'
import { listOwnProducts } from '../../features/shop/product/list-products.ts'
import { linkProduct } from '../../features/shop/product/product-link.ts'
import { productColumns } from '../../features/shop/product/product.columns.tsx'
import { productPaths } from '../../features/shop/product/product.paths.ts'
import { useSwitchProducts } from '../../features/shop/product/switch-products.ts'
import { readCode } from '../../lib/format/read-code.ts'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import type { BulkActionSpec } from '../kit/bulk-actions.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, readChoice, tabs } from '../kit/filters.tsx'
import type { ListContext } from '../kit/list-context.ts'
import { edit, remove } from '../kit/row-actions.tsx'
import { copyLink, poster } from '../kit/front-actions.tsx'

// Loaded lazily, so that the list does not wait for it.
const ProductOrder = lazy(async () => ({
  default: (await import('../../features/shop/product/product-order.tsx')).ProductOrder,
}))
const SheetDialog = lazy(async () => ({
  default: (await import('../../features/shop/product/sheet-dialog.tsx')).SheetDialog,
}))

const useCategories = ({ storeCode }: ListContext) => useCategoryChoices(storeCode)

function switchTo(id: 'putOn' | 'takeOff', isOn: boolean): BulkActionSpec<Product> {
  const useRun = ({ storeCode }: ListContext) => {
    const switchAll = useSwitchProducts(storeCode)
    return (products: readonly Product[]) => switchAll(products, isOn)
  }
  return { id, needs: 'shop.write', handler: useRun }
}

export const ProductListPage = defineListPage({
  noun: 'product',
  endpoint: listOwnProducts,
  rows: 'productList',
  id: 'prodCode',
  scope: ({ storeCode }) => ({ store: storeCode }),
  columns: productColumns,
  hidden: ['prodCode', 'prodViewCount', 'updatedAt'],
  filters: [
    tabs('status', productStateCodes, 'product.state', {
      label: 'product.field.prodState',
      all: 'product.list.allStates',
    }),
    readChoice('cateCode', useCategories, {
      label: 'product.field.cateCodes',
      all: 'product.list.allCategories',
      read: readCode,
    }),
    choice('stock', ['short'], (t) => [{ value: 'short', label: t('product.list.shortStock') }], {
      label: 'product.field.prodStock',
      all: 'product.list.anyStock',
    }),
  ],
  drawing: <EmptyShelf />,
  create: ({ chosen }) => productPaths.create(chosen),
  headerActions: [
    {
      id: 'order',
      icon: <SwapVert />,
      flag: 'order',
      needs: 'shop.write',
      isPanel: true,
      dialog: ({ onClose }, { storeCode }) => (
        <ProductOrder key={storeCode} storeCode={storeCode} onClose={onClose} />
      ),
    },
    {
      id: 'sheet',
      icon: <UploadFile />,
      flag: 'sheet',
      needs: 'shop.write',
      dialog: ({ onClose }, { storeCode }) => <SheetDialog storeCode={storeCode} onClose={onClose} />,
    },
  ],
  visibleActions: 3,
  rowActions: [
    edit(({ prodCode }: Product, { chosen }) => productPaths.edit(prodCode, chosen)),
    copyLink(linkProduct),
    poster(linkProduct),
    remove({
      endpoint: deleteProduct,
      stale: [listOwnProducts, listCategories],
      input: ({ prodCode }: Product, { storeCode }) => ({ store: storeCode, prodCode }),
      names: ({ prodName }: Product) => ({ name: prodName }),
    }),
  ],
  bulkActions: [switchTo('putOn', true), switchTo('takeOff', false)],
})
