/** SQL: a product's remaining stock by subquery; with variants, the sum of those that can be bought. */
export const stockOrder = `case when r.prod_options = '[]' then r.prod_stock else
  (select coalesce(sum(s.stock), 0) from product_variant s
    where s.product_id = r.id and s.removed_at is null and s.enabled)::int end`

/** SQL: a product's state at a given time and stock. */
export const stateAt = (now: string, stock = stockOrder) => `case
  when r.prod_status in ('draft', 'off') then r.prod_status
  when r.prod_off_at <= ${now}::timestamptz then 'ended'
  when r.prod_on_at > ${now}::timestamptz then 'scheduled'
  when r.prod_status = 'soldout' or (r.prod_track_stock and ${stock} = 0) then 'soldout'
  else 'on' end`

/** SQL: category `c` and its parent `above` are both shown. */
export const isCategoryShown = 'c.cate_enabled and coalesce(above.cate_enabled, true)'

/** Shown even if sold out, so the stock need not be looked up. */
const anyStock = '1'

/** SQL: on sale now and in a category that is shown. */
export const isShownAt = (now: string) => `${stateAt(now, anyStock)} in ('on', 'soldout') and exists (
  select from product_category pc join category c on c.id = pc.category_id
    left join category above on above.id = c.parent_id
  where pc.product_id = r.id and ${isCategoryShown})`
