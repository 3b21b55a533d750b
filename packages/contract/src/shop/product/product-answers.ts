import { z } from 'zod'
import { edited } from '../shop/shop-fields.ts'
import { productStateCodes, productStatusCodes, stockStates } from './product-codes.ts'

const Variant = z.object({
  varCode: z.string(),
  optionValues: z.array(z.string()),
  salePrice: z.int(),
  stock: z.int(),
  sku: z.string(),
  image: z.string().nullable(),
  enabled: z.boolean(),
})
export type ProductVariant = z.infer<typeof Variant>

/** What a member sees of a product: without the store's costs. */
export const ShopProduct = z.object({
  prodCode: z.string(),
  prodName: z.string(),
  prodSubtitle: z.string(),
  prodDesc: z.string(),
  cateCodes: z.array(z.string()),
  categories: z.array(z.object({ cateCode: z.string(), cateName: z.string() })),
  prodListPrice: z.int().nullable(),
  prodSalePrice: z.int(),
  prodImages: z.array(z.string()),
  prodVideo: z.string().nullable(),
  prodOptions: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  prodVariants: z.array(Variant),
  prodTrackStock: z.boolean(),
  /** With variants, their total. */
  prodStock: z.int(),
  prodMaxPerOrder: z.int().nullable(),
  prodMinPerOrder: z.int(),
  prodStatus: z.enum(productStatusCodes),
  prodState: z.enum(productStateCodes),
  prodOnAt: z.string().nullable(),
  prodOffAt: z.string().nullable(),
  prodTaxType: z.int(),
  prodDelivery: z.array(z.string()),
  prodWeightG: z.int().nullable(),
  prodTags: z.array(z.string()),
  prodSort: z.int(),
  prodPointEligible: z.boolean(),
})
export type ShopProduct = z.infer<typeof ShopProduct>

/** What store staff see. */
export const Product = ShopProduct.extend({
  prodCost: z.int().nullable(),
  prodSku: z.string(),
  prodBarcode: z.string(),
  prodStockAlert: z.int().nullable(),
  prodStockState: z.enum(stockStates),
  prodLedShow: z.boolean(),
  prodLedText: z.string(),
  prodSoldQty: z.int(),
  prodViewCount: z.int(),
  ...edited,
})
export type Product = z.infer<typeof Product>
