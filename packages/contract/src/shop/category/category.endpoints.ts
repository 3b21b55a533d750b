import { z } from 'zod'
import { ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Flag, RequiredText, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { Code, edited, InStore, NewCode, NoneOrCode } from '../shop/shop-fields.ts'
import { FileName } from '../../platform/store/store-fields.ts'

export const maxCategories = 300

export const ProductCategory = z.object({
  cateCode: z.string(),
  cateName: z.string(),
  cateParentCode: z.string().nullable(),
  cateImage: z.string().nullable(),
  cateSort: z.int(),
  cateEnabled: z.boolean(),
  cateShowOnHome: z.boolean(),
  /** In this category only, without its children. */
  prodCount: z.int(),
  ...edited,
})
export type ProductCategory = z.infer<typeof ProductCategory>

export const CategoryForm = z.object({
  cateName: RequiredText(20),
  cateParentCode: NoneOrCode.default(null),
  cateImage: FileName.nullable().default(null),
  cateEnabled: Flag.default(true),
  cateShowOnHome: Flag.default(false),
})
export type CategoryForm = z.output<typeof CategoryForm>

const access = ownStore('params.store', 'code')
const call = { method: 'POST', access, category: 'storeInfo', params: InStore } as const

export const listCategories = endpoint({
  ...call,
  id: 'category.list',
  path: '/category/list/{store}',
  summary: 'Lists the product categories of a store in order, each followed by its subcategories.',
  permission: 'shop.read',
  body: z.object(listFields(['cateSort', 'cateName', 'cateCode', 'updatedAt'])),
  answer: z.object({ categoryList: z.array(ProductCategory), total: Total }),
})

export const createCategory = endpoint({
  ...call,
  id: 'category.create',
  path: '/category/{store}',
  summary: 'Creates a category, at the first level or below a category of that level.',
  permission: 'shop.write',
  body: CategoryForm.extend({ cateCode: NewCode }),
  answer: z.object({ category: ProductCategory }),
  errors: ['CONFLICT'],
})

export const updateCategory = endpoint({
  ...call,
  method: 'PUT',
  id: 'category.update',
  path: '/category/{store}',
  summary: 'Updates a category.',
  permission: 'shop.write',
  body: CategoryForm.extend({ cateCode: Code, version: Version.optional() }),
  answer: z.object({ category: ProductCategory }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteCategory = endpoint({
  ...call,
  id: 'category.delete',
  path: '/category/remove/{store}',
  summary: 'Deletes a category without products, or moves them to another one first.',
  permission: 'shop.write',
  body: z.object({ cateCode: Code, moveTo: Code.optional() }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const sortCategories = endpoint({
  ...call,
  id: 'category.sort',
  path: '/category/sort/{store}',
  summary: 'Sorts all categories within their levels.',
  permission: 'shop.write',
  body: z.object({
    cateOrder: z.array(z.object({ cateCode: Code, cateParentCode: NoneOrCode })).max(maxCategories),
  }),
  answer: z.object({ categoryList: z.array(ProductCategory) }),
  errors: ['CONFLICT'],
})
