import { stateAt } from '../../../db/product-states.ts'

/** SQL: a product's variants and categories, each looked up once. */
const defineJoins = (variants: string, categories: string) => `
  left join lateral (select coalesce(sum(v.stock) filter (where v.enabled), 0)::int as stock,
      min(v.stock) filter (where v.enabled) as least,
      json_agg(json_build_object('varCode', v.var_code, 'optionValues', v.option_values, 'salePrice', v.sale_price,
        'stock', v.stock, 'sku', v.sku, 'image', v.image, 'enabled', v.enabled) order by v.position) as list
    from product_variant v
    where r.prod_options <> '[]' and v.product_id = r.id and v.removed_at is null${variants}) own on true
  left join lateral (select json_agg(c.cate_code order by c.cate_sort, c.id) as codes,
      json_agg(json_build_object('cateCode', c.cate_code, 'cateName', c.cate_name) order by c.cate_sort, c.id) as list
    from product_category pc join category c on c.id = pc.category_id
    where pc.product_id = r.id${categories}) cate on true`

export const productJoins = defineJoins('', '')
export const shopJoins = defineJoins(' and v.enabled', ' and c.cate_enabled')

/** SQL: the lowest stock of any variant that can be bought. */
const leastOrder = `case when r.prod_options = '[]' then r.prod_stock else
  (select coalesce(min(s.stock), 0) from product_variant s
    where s.product_id = r.id and s.removed_at is null and s.enabled)::int end`

/** SQL: for sale at the given time, but with little or no stock. */
export const isLowStockSql = (now: string) => `r.prod_track_stock and ${stateAt(now)} in ('on', 'soldout')
  and ${leastOrder} <= coalesce(r.prod_stock_alert, 0)`

const ofBoth = (own: string) => `case when r.prod_options = '[]' then r.prod_stock else ${own} end`
const stock = ofBoth('own.stock')
const stockState = `case when not r.prod_track_stock then 'untracked' when ${stock} = 0 then 'none'
  when ${ofBoth('own.least')} <= r.prod_stock_alert then 'low' else 'plenty' end`

/** What a member sees. */
export const shopColumns = (now: string) => `
  r.prod_code as "prodCode", r.prod_name as "prodName", r.prod_subtitle as "prodSubtitle",
  r.prod_desc as "prodDesc", r.prod_list_price as "prodListPrice", r.prod_sale_price as "prodSalePrice",
  r.prod_images as "prodImages", r.prod_video as "prodVideo", r.prod_options as "prodOptions",
  r.prod_track_stock as "prodTrackStock", ${stock} as "prodStock",
  r.prod_max_per_order as "prodMaxPerOrder", r.prod_min_per_order as "prodMinPerOrder",
  r.prod_status as "prodStatus", ${stateAt(now, stock)} as "prodState", r.prod_on_at as "prodOnAt",
  r.prod_off_at as "prodOffAt", r.prod_tax_type as "prodTaxType", r.prod_delivery as "prodDelivery",
  r.prod_weight_g as "prodWeightG", r.prod_tags as "prodTags", r.prod_sort as "prodSort",
  r.prod_point_eligible as "prodPointEligible", coalesce(own.list, '[]') as "prodVariants",
  coalesce(cate.list, '[]') as categories, coalesce(cate.codes, '[]') as "cateCodes"`

/** What store users see. */
export const storeColumns = (now: string) => `${shopColumns(now)},
  r.prod_cost as "prodCost", r.prod_sku as "prodSku", r.prod_barcode as "prodBarcode",
  r.prod_stock_alert as "prodStockAlert", ${stockState} as "prodStockState",
  r.prod_led_show as "prodLedShow", r.prod_led_text as "prodLedText", r.prod_sold_qty as "prodSoldQty",
  r.prod_view_count as "prodViewCount", r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select a.admin_name from account a where a.id = r.updated_by) as "updatedBy", r.version`
