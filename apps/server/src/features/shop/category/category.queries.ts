import type { CategoryForm } from '@lumiroute/contract/category'
import { asc, eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { defineList } from '../../../db/list-json.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { productCategories } from '../../../db/schema/index.ts'

export type CategoryRow = typeof productCategories.$inferSelect

const columns = `
  r.cate_code as "cateCode", r.cate_name as "cateName",
  (select p.cate_code from category p where p.id = r.parent_id) as "cateParentCode",
  r.cate_image as "cateImage", r.cate_sort as "cateSort", r.cate_enabled as "cateEnabled",
  r.cate_show_on_home as "cateShowOnHome",
  (select count(*)::int from product_category c join product p on p.id = c.product_id
    where c.category_id = r.id and p.removed_at is null) as "prodCount",
  r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select a.admin_name from account a where a.id = r.updated_by) as "updatedBy", r.version`

export const listCategoriesJson = defineList({
  name: 'category.list',
  from: 'category r left join category above on above.id = r.parent_id',
  columns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    q: 'r.cate_name ilike {q} or r.cate_code ilike {q}',
  },
  orders: {
    cateSort: `coalesce(above.cate_sort, r.cate_sort), coalesce(above.id, r.id), above.id is not null, r.cate_sort`,
    cateName: 'r.cate_name',
    cateCode: 'lower(r.cate_code)',
    updatedAt: 'r.updated_at',
  },
  order: 'cateSort',
})

const byId = rawQuery({
  name: 'category.byId',
  row: { category: 'text' },
  sql: `select row_to_json(v)::text as category from (select ${columns} from category r where r.id = $1) v`,
})
export const getCategoryJson = async (db: Handle, id: number) =>
  (await db.run(byId, [id]))[0]?.category as string

/** Locks all categories of the store, so that two concurrent moves cannot create a third level. */
export const lockCategories = (tx: Tx, storeId: number): Promise<CategoryRow[]> =>
  tx
    .select()
    .from(productCategories)
    .where(eq(productCategories.storeId, storeId))
    .orderBy(asc(productCategories.id))
    .for('update')

type Fields = Omit<CategoryForm, 'cateParentCode'> & { parentId: number | null; cateSort?: number }

export async function insertCategory(
  tx: Tx,
  fields: Fields & { storeId: number; cateCode: string; updatedBy: number },
): Promise<number> {
  const [made] = await tx.insert(productCategories).values(fields).returning({ id: productCategories.id })
  return (made as { id: number }).id
}

export async function updateCategoryRow(tx: Tx, id: number, fields: Fields, by: number): Promise<void> {
  await tx
    .update(productCategories)
    .set({ ...fields, updatedAt: sql`now()`, updatedBy: by, version: sql`${productCategories.version} + 1` })
    .where(eq(productCategories.id, id))
}

const place = rawQuery({
  name: 'category.place',
  row: {},
  sql: `update category c set parent_id = o.parent, cate_sort = o.sort
   from unnest($2::int[], $3::int[], $4::int[]) as o (id, parent, sort)
   where c.store_id = $1 and c.id = o.id
     and (c.parent_id is distinct from o.parent or c.cate_sort is distinct from o.sort)`,
})
type Placed = { id: number; parentId: number | null }
export async function placeCategories(tx: Tx, storeId: number, placed: Placed[]): Promise<void> {
  const ids = placed.map(({ id }) => id)
  const parents = placed.map(({ parentId }) => parentId)
  await tx.run(place, [storeId, ids, parents, ids.map((_id, at) => at + 1)])
}

const moveProducts = rawQuery({
  name: 'category.moveProducts',
  row: {},
  sql: `with moved as (delete from product_category where category_id = $1 returning product_id)
   insert into product_category (product_id, category_id)
   select product_id, $2 from moved where $2::int is not null on conflict do nothing`,
})

/** Its products move to the other category; without one only links of deleted products are left. */
export async function deleteCategoryRow(tx: Tx, id: number, moveTo: number | null): Promise<void> {
  await tx.run(moveProducts, [id, moveTo])
  await tx.delete(productCategories).where(eq(productCategories.id, id))
}

const productsIn = rawQuery({
  name: 'category.productsIn',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from product_category c join product p on p.id = c.product_id
   where c.category_id = $1 and p.removed_at is null`,
})
export const countProducts = async (tx: Tx, id: number) => (await tx.run(productsIn, [id]))[0]?.n ?? 0
