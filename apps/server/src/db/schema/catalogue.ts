import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { edited, id, moment } from './columns.ts'
import { files } from './file.ts'
import { stores } from './store.ts'

const storeId = () =>
  integer()
    .notNull()
    .references(() => stores.id)

export const productCategories = pgTable(
  'category',
  {
    id: id(),
    storeId: storeId(),
    cateCode: text().notNull(),
    cateName: text().notNull(),
    /** Two levels: a parent has no parent. */
    parentId: integer().references((): AnyPgColumn => productCategories.id),
    cateImage: text().references(() => files.uuidName),
    cateSort: integer().notNull().default(0),
    cateEnabled: boolean().notNull().default(true),
    cateShowOnHome: boolean().notNull().default(false),
    ...edited,
  },
  (table) => [
    uniqueIndex('category_code_key').on(table.storeId, sql`lower(${table.cateCode})`),
    index('category_parent').on(table.parentId),
    index('category_image').on(table.cateImage),
  ],
)

export const products = pgTable(
  'product',
  {
    id: id(),
    storeId: storeId(),
    prodCode: text().notNull(),
    prodName: text().notNull(),
    prodSubtitle: text().notNull().default(''),
    prodDesc: text().notNull().default(''),
    prodListPrice: integer(),
    prodSalePrice: integer().notNull(),
    prodCost: integer(),
    prodSku: text().notNull().default(''),
    prodBarcode: text().notNull().default(''),
    prodImages: text().array().notNull().default([]),
    prodVideo: text().references(() => files.uuidName),
    /** [{name, values[]}], at most three; the variants are their combinations. */
    prodOptions: jsonb()
      .notNull()
      .default(sql`'[]'`),
    prodTrackStock: boolean().notNull().default(false),
    /** Only for a product without variants; variants have their own. */
    prodStock: integer().notNull().default(0),
    prodStockAlert: integer(),
    prodMaxPerOrder: integer(),
    prodMinPerOrder: integer().notNull().default(1),
    prodStatus: text().notNull().default('draft'),
    prodOnAt: moment(),
    prodOffAt: moment(),
    prodTaxType: smallint().notNull().default(1),
    prodDelivery: text().array().notNull().default([]),
    prodWeightG: integer(),
    prodTags: text().array().notNull().default([]),
    prodSort: integer().notNull().default(0),
    prodPointEligible: boolean().notNull().default(true),
    prodLedShow: boolean().notNull().default(false),
    prodLedText: text().notNull().default(''),
    prodSoldQty: integer().notNull().default(0),
    prodViewCount: integer().notNull().default(0),
    /** Deleted while orders refer to it: shown only there. */
    removedAt: moment(),
    ...edited,
  },
  (table) => [
    uniqueIndex('product_code_key')
      .on(table.storeId, sql`lower(${table.prodCode})`)
      .where(sql`${table.removedAt} is null`),
    index('product_order').on(table.storeId, table.prodSort, table.id),
    index('product_images').using('gin', table.prodImages),
    check('product_status', sql`${table.prodStatus} in ('draft', 'on', 'off', 'soldout')`),
    check('product_price', sql`${table.prodSalePrice} >= 0`),
    check('product_list_price', sql`${table.prodListPrice} >= ${table.prodSalePrice}`),
    check('product_stock', sql`${table.prodStock} >= 0`),
  ],
)

export const productsInCategories = pgTable(
  'product_category',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => productCategories.id),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('product_category_product').on(table.productId),
  ],
)

export const productVariants = pgTable(
  'product_variant',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    varCode: text().notNull(),
    optionValues: text().array().notNull(),
    salePrice: integer().notNull(),
    stock: integer().notNull().default(0),
    sku: text().notNull().default(''),
    image: text().references(() => files.uuidName),
    enabled: boolean().notNull().default(true),
    position: integer().notNull(),
    /** No longer part of the product, but an order refers to it. */
    removedAt: moment(),
  },
  (table) => [
    unique('product_variant_code_key').on(table.productId, table.varCode),
    index('product_variant_image').on(table.image),
    check('product_variant_stock', sql`${table.stock} >= 0`),
    check('product_variant_price', sql`${table.salePrice} >= 0`),
  ],
)

/** Activities and banners are one entity in two places. */
export const activities = pgTable(
  'activity',
  {
    id: id(),
    storeId: storeId(),
    actCode: text().notNull(),
    actType: text().notNull(),
    actTitle: text().notNull(),
    actSubtitle: text().notNull().default(''),
    actContent: text().notNull().default(''),
    actImage: text()
      .notNull()
      .references(() => files.uuidName),
    /** The square image for LINE. */
    actSquareImage: text().references(() => files.uuidName),
    actStartAt: moment(),
    actEndAt: moment(),
    actEnabled: boolean().notNull().default(true),
    actSort: integer().notNull().default(0),
    actPinned: boolean().notNull().default(false),
    actLinkType: text().notNull().default('none'),
    actLinkValue: text().notNull().default(''),
    actAudienceTags: text().array().notNull().default([]),
    viewCount: integer().notNull().default(0),
    clickCount: integer().notNull().default(0),
    ...edited,
  },
  (table) => [
    uniqueIndex('activity_code_key').on(table.storeId, sql`lower(${table.actCode})`),
    index('activity_order').on(table.storeId, table.actType, table.actSort, table.id),
    index('activity_image').on(table.actImage),
    index('activity_square_image').on(table.actSquareImage),
    check('activity_type', sql`${table.actType} in ('activity', 'banner')`),
    check('activity_dates', sql`${table.actEndAt} > ${table.actStartAt}`),
  ],
)
