import type { VariantForm } from '@lumiroute/contract/product'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { productVariants } from '../../../db/schema/index.ts'
import { stockAfter } from './stock-after.ts'

type VariantRow = typeof productVariants.$inferSelect
type Named = VariantForm & { varCode: string; known: VariantRow | undefined }

const upsert = rawQuery({
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
/** What an order names stays for it; the rest goes. */
const cut = rawQuery({
  name: 'product.cutVariants',
  row: {},
  sql: `with gone as (select v.id, exists (select from order_item i where i.variant_id = v.id) as is_ordered
       from product_variant v where v.product_id = $1 and v.removed_at is null and v.var_code <> all($2::text[])),
     hidden as (update product_variant v set removed_at = $3 from gone g where g.id = v.id and g.is_ordered)
   delete from product_variant v using gone g where g.id = v.id and not g.is_ordered`,
})

/** Call it with the product locked. */
export async function saveVariants(
  tx: Tx,
  productId: number,
  forms: VariantForm[],
  now: Date,
): Promise<void> {
  const known = await tx
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .for('update')
  if (known.length + forms.length === 0) return
  const named = nameAll(forms, known)
  const codes = named.map(({ varCode }) => varCode)
  await tx.run(cut, [productId, codes, now])
  await tx.run(upsert, [productId, JSON.stringify(named.map(rowOf))])
}

const rowOf = ({ known, stock, stockSeen, ...form }: Named, at: number) => ({
  ...form,
  stock: stockAfter(known?.stock, stock, stockSeen, `prodVariants.${at}.stock`),
  position: at + 1,
})

/** One sent without a code is the one of the same values, also where that was taken out before; else it is new. */
function nameAll(forms: VariantForm[], known: VariantRow[]): Named[] {
  const taken = new Set([...forms, ...known].map(({ varCode }) => varCode))
  const claimed = new Set(forms.map(({ varCode }) => varCode))
  let number = 0
  const nextCode = () => {
    do number += 1
    while (taken.has(`V${number}`))
    return `V${number}`
  }
  return forms.map((form) => {
    const same = form.varCode
      ? known.find(({ varCode }) => varCode === form.varCode)
      : known.find((row) => !claimed.has(row.varCode) && isSame(row.optionValues, form.optionValues))
    return { ...form, varCode: form.varCode || (same?.varCode ?? nextCode()), known: same }
  })
}

const isSame = (one: string[], other: string[]) => JSON.stringify(one) === JSON.stringify(other)
