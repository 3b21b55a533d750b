import * as contract from '@lumiroute/contract/category'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createCategory } from './create-category.ts'
import { listCategories } from './list-categories.ts'
import { deleteCategory } from './delete-category.ts'
import { sortCategories } from './sort-categories.ts'
import { updateCategory } from './update-category.ts'

export const categoryRoutes: Route[] = [
  read(contract.listCategories, listCategories),
  write(contract.createCategory, createCategory),
  write(contract.updateCategory, updateCategory),
  write(contract.deleteCategory, deleteCategory),
  write(contract.sortCategories, sortCategories),
]
