/** Separate from the product's SQL, like those of the stores. */
const columns = `
  r.prod_code as "prodCode", r.prod_name as "prodName", r.prod_subtitle as "prodSubtitle",
  r.prod_desc as "prodDesc", r.prod_list_price as "prodListPrice", r.prod_sale_price as "prodSalePrice",
  r.prod_images as "prodImages", r.prod_video as "prodVideo", r.prod_options as "prodOptions",
  r.prod_track_stock as "prodTrackStock", coalesce(v.stock, r.prod_stock)::int as "prodStock",
  r.prod_max_per_order as "prodMaxPerOrder", r.prod_min_per_order as "prodMinPerOrder",
  r.prod_status as "prodStatus", case when r.prod_status in ('draft', 'off') then r.prod_status
    when r.prod_off_at <= now() then 'ended' when r.prod_on_at > now() then 'scheduled'
    when r.prod_track_stock and coalesce(v.stock, r.prod_stock) = 0 then 'soldout' else 'on' end as "prodState",
  r.prod_on_at as "prodOnAt", r.prod_off_at as "prodOffAt", r.prod_tax_type as "prodTaxType",
  r.prod_delivery as "prodDelivery", r.prod_weight_g as "prodWeightG", r.prod_tags as "prodTags",
  r.prod_sort as "prodSort", r.prod_point_eligible as "prodPointEligible",
  coalesce(v.variants, '[]') as "prodVariants", coalesce(c.categories, '[]') as categories,
  coalesce(c.codes, '[]') as "cateCodes", r.prod_cost as "prodCost", r.prod_sku as "prodSku",
  r.prod_barcode as "prodBarcode", r.prod_stock_alert as "prodStockAlert",
  case when not r.prod_track_stock then 'untracked' when coalesce(v.stock, r.prod_stock) = 0 then 'none'
    when coalesce(v.least, r.prod_stock) <= r.prod_stock_alert then 'low' else 'plenty' end as "prodStockState",
  r.prod_led_show as "prodLedShow", r.prod_led_text as "prodLedText", r.prod_sold_qty as "prodSoldQty",
  r.prod_view_count as "prodViewCount", r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select a.admin_name from account a where a.id = r.updated_by) as "updatedBy", r.version`

const together = `
  left join lateral (select sum(x.stock) as stock, min(x.stock) as least, json_agg(json_build_object(
      'varCode', x.var_code, 'optionValues', x.option_values, 'salePrice', x.sale_price, 'stock', x.stock,
      'sku', x.sku, 'image', x.image, 'enabled', x.enabled) order by x.position) as variants
    from product_variant x where x.product_id = r.id and x.removed_at is null) v on true
  left join lateral (select json_agg(json_build_object('cateCode', k.cate_code, 'cateName', k.cate_name)
      order by k.cate_sort) as categories, json_agg(k.cate_code order by k.cate_sort) as codes
    from product_category pc join category k on k.id = pc.category_id where pc.product_id = r.id) c on true`

export const bareProducts = {
  name: 'bare.products',
  text: `select json_build_object('status', 200, 'message', '操作成功',
      'productList', (select json_agg(p) from (select ${columns} from (select r.* from product r
        where r.store_id = s.id and r.removed_at is null order by r.prod_sort, r.id limit 50) r ${together}
        order by r.prod_sort, r.id) p),
      'total', (select count(*) from product r where r.store_id = s.id and r.removed_at is null))::text as answer
    from (select id from store where store_code = $1) s`,
}
