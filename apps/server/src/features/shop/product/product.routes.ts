import * as contract from '@lumiroute/contract/product'
import { read, type Route, send, write } from '../../../http/pipeline/route.ts'
import { addProduct } from './add-product.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { listProducts } from './list-products.ts'
import { removeProduct } from './remove-product.ts'
import { sortProducts } from './sort-products.ts'
import { switchProducts } from './switch-products.ts'
import { updateProduct } from './update-product.ts'
import { viewProduct } from './view-product.ts'

export const productRoutes: Route[] = [
  read(contract.listProducts, listProducts),
  write(contract.addProduct, addProduct),
  write(contract.updateProduct, updateProduct),
  write(contract.removeProduct, removeProduct),
  write(contract.switchProducts, switchProducts),
  write(contract.sortProducts, sortProducts),
  write(contract.importProducts, importProducts),
  send(contract.exportProducts, exportProducts),
  write(contract.viewProduct, viewProduct),
]
