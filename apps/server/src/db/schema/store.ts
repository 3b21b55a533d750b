import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { edited, id } from './columns.ts'

export const stores = pgTable(
  'store',
  {
    id: id(),
    storeCode: text().notNull(),
    storeName: text().notNull(),
    storeEnabled: boolean().notNull().default(true),
    storeTaxNumber: text(),
    storePhone: text().notNull().default(''),
    storeAddr: text().notNull().default(''),
    storeAddrLat: doublePrecision(),
    storeAddrLng: doublePrecision(),
    storeIntro: text().notNull().default(''),
    storeService: text().notNull().default(''),
    storeReserve: text().notNull().default(''),
    storeImage: text(),
    storeBigImage: text().array().notNull().default([]),
    storeWebsite: text().notNull().default(''),
    storeLineoa: text().notNull().default(''),
    storeFacebook: text().notNull().default(''),
    storeProdName: text().notNull().default(''),
    gameId: smallint(),
    storeBelong: smallint().notNull().default(0),
    isPlatform: boolean().notNull().default(false),
    /** Limits of this store; null means the installation's default. */
    quotaStorageBytes: bigint({ mode: 'number' }),
    quotaMembers: integer(),
    quotaProducts: integer(),
    ...edited,
  },
  (table) => [
    uniqueIndex('store_code_key').on(sql`lower(${table.storeCode})`),
    uniqueIndex('store_tax_number_key').on(table.storeTaxNumber),
    uniqueIndex('store_platform_key')
      .on(table.isPlatform)
      .where(sql`${table.isPlatform}`),
    check('store_big_image_count', sql`cardinality(${table.storeBigImage}) <= 3`),
    check('store_platform_enabled', sql`not ${table.isPlatform} or ${table.storeEnabled}`),
  ],
)

export const thirdParties = pgTable('third_party', {
  storeId: integer()
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  lineChannelSecret: text().notNull(),
  lineAccessToken: text().notNull(),
  lineLiffId: text().notNull().default(''),
  lineLoginChannelId: text().notNull().default(''),
  lineLoginChannelSecret: text().notNull().default(''),
  ...edited,
})

/** Delivery settings of a store's shop; the row exists once they are set. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    storeId: integer()
      .primaryKey()
      .references(() => stores.id, { onDelete: 'cascade' }),
    shippingHome: integer().notNull().default(0),
    shippingCvs: integer().notNull().default(0),
    freeShippingFrom: integer(),
    codEnabled: boolean().notNull().default(true),
    /** How many unpaid cash-on-delivery orders a member may have. */
    codOpenLimit: integer().notNull().default(3),
    ...edited,
  },
  (table) => [
    check('shop_settings_fees', sql`${table.shippingHome} >= 0 and ${table.shippingCvs} >= 0`),
    check('shop_settings_cod', sql`${table.codOpenLimit} > 0`),
    check('shop_settings_free', sql`${table.freeShippingFrom} > 0`),
  ],
)
