import type { CheckoutForm } from '@lumiroute/contract/order'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { stateAt } from '../product/product.columns.ts'

/** What the shop knows of the product behind a line of a cart. */
export type Offer = {
  /** The line's place in the cart, from 1. */
  at: number
  productId: number
  prodCode: string
  prodName: string
  state: string
  price: number
  tracksStock: boolean
  stock: number
  minPerOrder: number
  maxPerOrder: number | null
  deliveries: string[]
  isPointEligible: boolean
  hasVariants: boolean
  cateIds: number[]
  variantId: number | null
  varCode: string
  varName: string
}

/**
 * SQL: what the store `$1` has behind the lines `w`. The limits say that a code names one thing: PostgreSQL would else
 * take it for many, and read the whole shop.
 */
export const behindLines = `
  cross join lateral (
    select p.* from product p
    where p.store_id = $1 and lower(p.prod_code) = lower(w.prod_code) and p.removed_at is null limit 1) r
  left join lateral (
    select x.* from product_variant x where x.product_id = r.id and x.var_code = w.var_code and x.enabled
      and x.removed_at is null and r.prod_options <> '[]' limit 1) v on true`
export const priceOf = 'coalesce(v.sale_price, r.prod_sale_price)'
export const stockOf = 'coalesce(v.stock, r.prod_stock)'
export const varNameOf = `coalesce(array_to_string(v.option_values, ' / '), '')`

// Asked for by a subquery, the cart's length is no reason for PostgreSQL to plan anew each time.
const find = rawQuery<Offer>({
  name: 'order.offers',
  row: {
    at: 'int4',
    productId: 'int4',
    prodCode: 'text',
    prodName: 'text',
    state: 'text',
    price: 'int4',
    tracksStock: 'bool',
    stock: 'int4',
    minPerOrder: 'int4',
    maxPerOrder: 'int4?',
    deliveries: 'text[]',
    isPointEligible: 'bool',
    hasVariants: 'bool',
    cateIds: 'int4[]',
    variantId: 'int4?',
    varCode: 'text',
    varName: 'text',
  },
  sql: `select w.at::int as at, r.id as "productId", r.prod_code as "prodCode", r.prod_name as "prodName",
     ${stateAt('$4')} as state, ${priceOf} as price, r.prod_track_stock as "tracksStock", ${stockOf} as stock,
     r.prod_min_per_order as "minPerOrder", r.prod_max_per_order as "maxPerOrder",
     r.prod_delivery as deliveries, r.prod_point_eligible as "isPointEligible",
     r.prod_options <> '[]' as "hasVariants",
     array(select pc.category_id from product_category pc where pc.product_id = r.id) as "cateIds",
     v.id as "variantId", coalesce(v.var_code, '') as "varCode", ${varNameOf} as "varName"
   from unnest((select $2::text[]), (select $3::text[])) with ordinality as w (prod_code, var_code, at)
   ${behindLines}
   order by w.at`,
})

/** One for each line whose product the store has. */
export const findOffers = (db: Handle, storeId: number, lines: CheckoutForm['productList'], now: Date) =>
  db.run(find, [
    storeId,
    lines.map(({ prodCode }) => prodCode),
    lines.map(({ varCode }) => varCode ?? ''),
    now,
  ])
