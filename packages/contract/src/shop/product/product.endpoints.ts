import { z } from 'zod'
import { ownMember, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Flag, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { Code, InStore, NewCode } from '../shop/shop-fields.ts'
import { Product, ShopProduct } from './product-answers.ts'
import { maxImportBytes, maxProductRows, productStateCodes } from './product-codes.ts'
import { ProductFields, withProductRules } from './product-fields.ts'

const access = ownStore('params.store', 'code')
const call = { method: 'POST', access, category: 'storeInfo', params: InStore } as const

export const NewProductForm = withProductRules(ProductFields.extend({ prodCode: NewCode }))
export const ProductForm = withProductRules(
  ProductFields.extend({ prodCode: Code, version: Version.optional() }),
)

export const listProducts = endpoint({
  ...call,
  id: 'product.list',
  path: '/v1/product/list/{store}',
  summary: 'Lists products: all for store staff; for members those on sale, without their cost.',
  access: ownMember('params.store'),
  permission: 'shop.read',
  body: z.object({
    prodCode: Code.optional(),
    /** Includes child categories. */
    cateCode: Code.optional(),
    status: z.enum(productStateCodes).optional(),
    /** On sale with little or no stock left; not available to members. */
    stock: z.enum(['short']).optional(),
    ...listFields([
      'prodSort',
      'prodCode',
      'prodName',
      'prodSalePrice',
      'prodStock',
      'prodSoldQty',
      'prodViewCount',
      'updatedAt',
    ]),
  }),
  answer: z.object({ productList: z.array(z.union([Product, ShopProduct])), total: Total }),
})

export const createProduct = endpoint({
  ...call,
  id: 'product.create',
  path: '/product/{store}',
  summary: 'Creates a product with its variants.',
  permission: 'shop.write',
  body: NewProductForm,
  answer: z.object({ product: Product }),
  errors: ['CONFLICT'],
})

export const updateProduct = endpoint({
  ...call,
  method: 'PUT',
  id: 'product.update',
  path: '/product/{store}',
  summary: 'Updates a product; stock sold in the meantime stays sold.',
  permission: 'shop.write',
  body: ProductForm,
  answer: z.object({ product: Product }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteProduct = endpoint({
  ...call,
  id: 'product.delete',
  path: '/product/remove/{store}',
  summary: 'Deletes a product; orders that name it keep it.',
  permission: 'shop.write',
  body: z.object({ prodCode: Code }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

export const setProductStatus = endpoint({
  ...call,
  id: 'product.setStatus',
  path: '/product/status/{store}',
  summary: 'Puts products on sale or takes them off, all or nothing.',
  permission: 'shop.write',
  body: z.object({
    prodCodes: z.array(Code).min(1).max(1000),
    prodStatus: z.enum(['on', 'off']),
  }),
  answer: z.object({ changed: z.int() }),
  errors: ['NOT_FOUND'],
})

export const sortProducts = endpoint({
  ...call,
  id: 'product.sort',
  path: '/product/sort/{store}',
  summary: 'Sorts the given products among the positions that they already have.',
  permission: 'shop.write',
  body: z.object({ prodCodes: z.array(Code).min(1).max(1000) }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

export const ImportFault = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type ImportFault = z.infer<typeof ImportFault>

export const importProducts = endpoint({
  ...call,
  id: 'product.import',
  path: '/product/import/{store}',
  summary: `Imports products from a CSV file of at most ${maxProductRows} rows; a dry run shows the result and names each bad cell.`,
  permission: 'shop.write',
  body: z.object({ csv: z.string().max(maxImportBytes), dryRun: Flag.default(false) }),
  answer: z.object({
    dryRun: z.boolean(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    faults: z.array(ImportFault),
  }),
  maxBodyBytes: 8_000_000,
  audit: ['product.imported'],
})

export const exportProducts = endpoint({
  ...call,
  method: 'GET',
  id: 'product.export',
  path: '/product/export/{store}',
  summary: 'Exports all products as the CSV file that the import accepts.',
  permission: 'shop.read',
  answer: { binary: 'text/csv' },
  audit: 'export.products',
})

export const countProductView = endpoint({
  ...call,
  id: 'product.countView',
  path: '/v1/product/view/{store}',
  summary: 'Counts a member’s view of a product; calls of store staff are not counted.',
  access: ownMember('params.store'),
  permission: 'shop.write',
  category: null,
  body: z.object({ prodCode: Code }),
  answer: z.object({}),
})
