import * as contract from '@lumiroute/contract/category'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { addCategory } from './add-category.ts'
import { listCategories } from './list-categories.ts'
import { removeCategory } from './remove-category.ts'
import { sortCategories } from './sort-categories.ts'
import { updateCategory } from './update-category.ts'

export const categoryRoutes: Route[] = [
  read(contract.listCategories, listCategories),
  write(contract.addCategory, addCategory),
  write(contract.updateCategory, updateCategory),
  write(contract.removeCategory, removeCategory),
  write(contract.sortCategories, sortCategories),
]
