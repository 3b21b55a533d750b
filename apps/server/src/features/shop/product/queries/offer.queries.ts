import type { Handle } from '../../../../db/db.ts'
import { stateAt } from '../../../../db/product-states.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

type CartCode = { prodCode: string; varCode?: string | undefined }

/** The product or variant that a cart line names. */
export type Offer = {
  /** The position in the cart, from 1. */
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
 * SQL: products and variants of store `$1` for the cart lines `w`. Without the limits PostgreSQL would scan
 * the whole shop.
 */
const offerJoins = `
  cross join lateral (
    select p.* from product p
    where p.store_id = $1 and lower(p.prod_code) = lower(w.prod_code) and p.removed_at is null limit 1) r
  left join lateral (
    select x.* from product_variant x where x.product_id = r.id and x.var_code = w.var_code and x.enabled
      and x.removed_at is null and r.prod_options <> '[]' limit 1) v on true`
const price = 'coalesce(v.sale_price, r.prod_sale_price)'
const stock = 'coalesce(v.stock, r.prod_stock)'
const varName = `coalesce(array_to_string(v.option_values, ' / '), '')`

// The arrays come from subqueries, so that the plan does not depend on the length of the cart.
const findOffersQuery = rawQuery<Offer>({
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
     ${stateAt('$4')} as state, ${price} as price, r.prod_track_stock as "tracksStock", ${stock} as stock,
     r.prod_min_per_order as "minPerOrder", r.prod_max_per_order as "maxPerOrder",
     r.prod_delivery as deliveries, r.prod_point_eligible as "isPointEligible",
     r.prod_options <> '[]' as "hasVariants",
     array(select pc.category_id from product_category pc where pc.product_id = r.id) as "cateIds",
     v.id as "variantId", coalesce(v.var_code, '') as "varCode", ${varName} as "varName"
   from unnest((select $2::text[]), (select $3::text[])) with ordinality as w (prod_code, var_code, at)
   ${offerJoins}
   order by w.at`,
})

/** One per cart line whose product exists in the store. */
export const findOffers = (db: Handle, storeId: number, lines: readonly CartCode[], now: Date) =>
  db.run(findOffersQuery, [
    storeId,
    lines.map(({ prodCode }) => prodCode),
    lines.map(({ varCode }) => varCode ?? ''),
    now,
  ])
