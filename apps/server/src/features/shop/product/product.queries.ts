import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { defineList } from '../../../db/list-json.ts'
import { isShownAt, stateAt, stockOrder } from '../../../db/product-states.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineReorder } from '../../../db/reorder-rows.ts'
import { products } from '../../../db/schema/index.ts'
import { isLowStockSql, storeColumns, productJoins, shopColumns, shopJoins } from './product.columns.ts'

export type ProductRow = typeof products.$inferSelect

const filters = {
  storeId: 'r.store_id = {storeId} and r.removed_at is null',
  prodCode: 'lower(r.prod_code) = lower({prodCode})',
  codes: 'lower(r.prod_code) = any({codes}::text[])',
  cateCode: `r.id in (select pc.product_id from product_category pc join category c on c.id = pc.category_id
      left join category above on above.id = c.parent_id
    where c.store_id = {storeId} and lower({cateCode}) in (lower(c.cate_code), lower(above.cate_code)))`,
  status: `${stateAt('{now}')} = {status}`,
  short: isLowStockSql('{now}'),
  q: `r.prod_name ilike {q} or r.prod_code ilike {q} or r.prod_sku ilike {q} or r.prod_barcode ilike {q}
    or exists (select from unnest(r.prod_tags) as t (tag) where t.tag ilike {q})`,
}
const orders = {
  prodSort: 'r.prod_sort',
  prodCode: 'lower(r.prod_code)',
  prodName: 'r.prod_name',
  prodSalePrice: 'r.prod_sale_price',
  prodStock: stockOrder,
  prodSoldQty: 'r.prod_sold_qty',
  prodViewCount: 'r.prod_view_count',
  updatedAt: 'r.updated_at',
}

export const listProductsJson = defineList({
  name: 'product.list',
  from: 'product r',
  columns: storeColumns('{now}'),
  beside: productJoins,
  filters,
  orders,
  order: 'prodSort',
})

export const listShopProductsJson = defineList({
  name: 'product.shop',
  from: 'product r',
  columns: shopColumns('{now}'),
  beside: shopJoins,
  filters: { ...filters, shown: isShownAt('{now}') },
  orders,
  order: 'prodSort',
})

const byId = rawQuery({
  name: 'product.byId',
  row: { product: 'text' },
  sql: `select row_to_json(v)::text as product
   from (select ${storeColumns('$2')} from product r ${productJoins} where r.id = $1) v`,
})
export const getProductJson = async (db: Handle, id: number, now: Date) =>
  (await db.run(byId, [id, now]))[0]?.product as string

const lock = rawQuery({
  name: 'product.lock',
  row: { id: 'int4' },
  sql: `select id from product where store_id = $1 and lower(prod_code) = lower($2) and removed_at is null for update`,
})
/** Sales of the product wait for this lock. */
export async function lockProduct(
  tx: Tx,
  storeId: number,
  prodCode: string,
): Promise<ProductRow | undefined> {
  const [found] = await tx.run(lock, [storeId, prodCode])
  if (!found) return undefined
  return (await tx.select().from(products).where(eq(products.id, found.id)))[0]
}

export type ProductValues = Omit<
  typeof products.$inferInsert,
  'id' | 'storeId' | 'prodCode' | 'prodSort' | 'version' | 'updatedBy' | 'createdAt' | 'updatedAt'
>

export async function insertProduct(
  tx: Tx,
  values: ProductValues & { storeId: number; prodCode: string; updatedBy: number },
): Promise<number> {
  const last = sql`(select coalesce(max(prod_sort), 0) + 1 from product where store_id = ${values.storeId})`
  const [made] = await tx
    .insert(products)
    .values({ ...values, prodSort: last as unknown as number })
    .returning({ id: products.id })
  return (made as { id: number }).id
}

export async function updateProductRow(tx: Tx, id: number, values: ProductValues, by: number): Promise<void> {
  await tx
    .update(products)
    .set({ ...values, updatedAt: sql`now()`, updatedBy: by, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
}

const ordered = rawQuery({
  name: 'product.ordered',
  row: { isOrdered: 'bool' },
  sql: `select exists (select from order_item where product_id = $1) as "isOrdered"`,
})
/** Only hidden if orders refer to it. Call with the row locked. */
export async function deleteProductRow(tx: Tx, id: number, now: Date): Promise<void> {
  const [found] = await tx.run(ordered, [id])
  if (found?.isOrdered) await tx.update(products).set({ removedAt: now }).where(eq(products.id, id))
  else await tx.delete(products).where(eq(products.id, id))
}

const switchAll = rawQuery({
  name: 'product.switch',
  row: { id: 'int4' },
  sql: `update product set prod_status = $3, updated_at = now(), updated_by = $4, version = version + 1
   where store_id = $1 and removed_at is null and lower(prod_code) = any($2::text[]) returning id`,
})
/** Returns how many of them the store has. */
export async function setStatuses(
  tx: Tx,
  storeId: number,
  codes: string[],
  status: string,
  by: number,
): Promise<number> {
  const lower = codes.map((code) => code.toLowerCase())
  return (await tx.run(switchAll, [storeId, lower, status, by])).length
}

const look = rawQuery({
  name: 'product.look',
  row: {},
  sql: `update product set prod_view_count = prod_view_count + 1
   where store_id = $1 and lower(prod_code) = lower($2) and removed_at is null`,
})
export async function countView(db: Handle, storeId: number, prodCode: string): Promise<void> {
  await db.run(look, [storeId, prodCode])
}

export const reorderProducts = defineReorder({
  table: 'product',
  code: 'prod_code',
  sort: 'prod_sort',
  where: 'r.store_id = $1 and r.removed_at is null',
})

export type CategoryName = { code: string; name: string }
const listCategoryNamesQuery = rawQuery<CategoryName>({
  name: 'product.sheetCategories',
  row: { code: 'text', name: 'text' },
  sql: 'select cate_code as code, cate_name as name from category where store_id = $1',
})
export const listCategoryNames = (db: Handle, storeId: number) => db.run(listCategoryNamesQuery, [storeId])

const findStoreCodeQuery = rawQuery({
  name: 'product.exportStore',
  row: { code: 'text' },
  sql: 'select store_code as code from store where id = $1',
})
export const findStoreCode = async (db: Handle, storeId: number) =>
  (await db.run(findStoreCodeQuery, [storeId]))[0]?.code

const lockProductsByCodeQuery = rawQuery({
  name: 'product.lockNamed',
  row: { id: 'int4' },
  sql: `select id from product where store_id = $1 and removed_at is null and lower(prod_code) = any($2::text[])
   order by id for update`,
})
export async function lockProductsByCode(tx: Tx, storeId: number, codes: string[]): Promise<void> {
  await tx.run(lockProductsByCodeQuery, [storeId, codes])
}

const lockCategoryIdsQuery = rawQuery({
  name: 'product.categoryIds',
  row: { id: 'int4', code: 'text' },
  sql: `select id, lower(cate_code) as code from category where store_id = $1 and lower(cate_code) = any($2::text[])
   for key share`,
})
export const lockCategoryIds = (tx: Tx, storeId: number, codes: string[]) =>
  tx.run(lockCategoryIdsQuery, [storeId, codes])

const setProductCategoriesQuery = rawQuery({
  name: 'product.link',
  row: {},
  sql: `with kept as (select unnest($2::int[]) as id),
     cut as (delete from product_category where product_id = $1 and category_id not in (select id from kept))
   insert into product_category (product_id, category_id) select $1, id from kept on conflict do nothing`,
})
export async function setProductCategories(tx: Tx, productId: number, categoryIds: number[]): Promise<void> {
  await tx.run(setProductCategoriesQuery, [productId, categoryIds])
}
