import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { productVariants } from '../../../../db/schema/index.ts'

const upsertVariantsQuery = rawQuery({
  name: 'product.upsertVariants',
  row: {},
  sql: `insert into product_variant (product_id, var_code, option_values, sale_price, stock, sku, image, enabled, position)
   select $1, v."varCode", array(select json_array_elements_text(v."optionValues")), v."salePrice", v.stock, v.sku,
     v.image, v.enabled, v.position
   from json_to_recordset($2::json) as v ("varCode" text, "optionValues" json, "salePrice" int, stock int, sku text,
     image text, enabled boolean, position int)
   on conflict (product_id, var_code) do update set option_values = excluded.option_values,
     sale_price = excluded.sale_price, stock = excluded.stock, sku = excluded.sku, image = excluded.image,
     enabled = excluded.enabled, position = excluded.position, removed_at = null`,
})
export async function upsertVariants(tx: Tx, productId: number, variants: object[]): Promise<void> {
  await tx.run(upsertVariantsQuery, [productId, JSON.stringify(variants)])
}

const deleteVariantsExceptQuery = rawQuery({
  name: 'product.cutVariants',
  row: {},
  sql: `with gone as (select v.id, exists (select from order_item i where i.variant_id = v.id) as is_ordered
       from product_variant v where v.product_id = $1 and v.removed_at is null and v.var_code <> all($2::text[])),
     hidden as (update product_variant v set removed_at = $3 from gone g where g.id = v.id and g.is_ordered)
   delete from product_variant v using gone g where g.id = v.id and not g.is_ordered`,
})
/** Variants that orders refer to are only hidden. */
export async function deleteVariantsExcept(
  tx: Tx,
  productId: number,
  codes: string[],
  now: Date,
): Promise<void> {
  await tx.run(deleteVariantsExceptQuery, [productId, codes, now])
}

export type VariantRow = typeof productVariants.$inferSelect
export const lockVariants = (tx: Tx, productId: number): Promise<VariantRow[]> =>
  tx.select().from(productVariants).where(eq(productVariants.productId, productId)).for('update')
