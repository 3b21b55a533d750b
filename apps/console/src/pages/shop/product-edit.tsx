import { listOwnProducts } from '../../features/shop/product/list-products.ts'
import { ProductForm } from '../../features/shop/product/product-form.tsx'
import { ProductStateBadge } from '../../features/shop/product/product-state.tsx'
import { productPaths } from '../../features/shop/product/product.paths.ts'
import { LinkButtons } from '../../features/shop/front/link-buttons.tsx'
import { linkProduct } from '../../features/shop/product/product-link.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

export const ProductEditPage = defineEditPage({
  noun: 'product',
  texts: {
    notFoundText: 'catalogue.notFoundText',
    backToList: 'catalogue.back',
  },
  list: productPaths.list,
  param: 'code',
  isText: true,
  isOfStore: true,
  endpoint: listOwnProducts,
  input: (prodCode, { storeCode }) => ({ store: storeCode, prodCode }),
  thing: ({ productList }) => productList[0],
  names: ({ prodName }) => ({ name: prodName }),
  badge: ({ prodState }) => <ProductStateBadge state={prodState} />,
  actions: (product, { storeCode }) => <LinkButtons {...{ storeCode }} thing={linkProduct(product)} />,
  form: (product, control) => <ProductForm product={product} {...control} />,
})
