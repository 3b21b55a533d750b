import * as contract from '@lumiroute/contract/product'
import { read, type Route, send, write } from '../../../http/pipeline/route.ts'
import { createProduct } from './create-product.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { listProducts } from './list-products.ts'
import { deleteProduct } from './delete-product.ts'
import { sortProducts } from './sort-products.ts'
import { setProductStatus } from './set-product-status.ts'
import { updateProduct } from './update-product.ts'
import { countProductView } from './count-product-view.ts'

export const productRoutes: Route[] = [
  read(contract.listProducts, listProducts),
  write(contract.createProduct, createProduct),
  write(contract.updateProduct, updateProduct),
  write(contract.deleteProduct, deleteProduct),
  write(contract.setProductStatus, setProductStatus),
  write(contract.sortProducts, sortProducts),
  write(contract.importProducts, importProducts),
  send(contract.exportProducts, exportProducts),
  write(contract.countProductView, countProductView),
]
