/** Separate from the product's SQL, like those of the stores. */
const list = (rows: string) => `(select coalesce(json_agg(x), '[]') from (${rows}) x)`
const isOnSale = `r.removed_at is null and r.prod_status in ('on', 'soldout')
  and (r.prod_off_at is null or r.prod_off_at > now()) and (r.prod_on_at is null or r.prod_on_at <= now())
  and exists (select from product_category pc join category c on c.id = pc.category_id
    where pc.product_id = r.id and c.cate_enabled)`
const together = `
  left join lateral (select min(v.sale_price) as lowest, max(v.sale_price) as highest, sum(v.stock) as stock
    from product_variant v where v.product_id = r.id and v.removed_at is null and v.enabled) own on true
  left join lateral (select json_agg(c.cate_code order by c.cate_sort) as codes
    from product_category pc join category c on c.id = pc.category_id
    where pc.product_id = r.id and c.cate_enabled) cate on true`
const productColumns = `
  r.prod_code as "prodCode", r.prod_name as "prodName", r.prod_subtitle as "prodSubtitle",
  r.prod_list_price as "prodListPrice", coalesce(own.lowest, r.prod_sale_price) as "prodSalePrice",
  coalesce(own.highest, r.prod_sale_price) as "prodMaxPrice", r.prod_images as "prodImages", r.prod_tags as "prodTags",
  coalesce(cate.codes, '[]') as "cateCodes", r.prod_options <> '[]' as "hasVariants",
  case when coalesce(own.stock, r.prod_stock) = 0 then 'soldout' else 'available' end as availability`
const activityColumns = `
  r.act_code as "actCode", r.act_title as "actTitle", r.act_subtitle as "actSubtitle", r.act_image as "actImage",
  r.act_square_image as "actSquareImage", r.act_start_at as "actStartAt", r.act_end_at as "actEndAt",
  r.act_pinned as "actPinned", r.act_link_type as "actLinkType", r.act_link_value as "actLinkValue"`
const activities = (type: string) =>
  list(`select ${activityColumns} from activity r where r.store_id = s.id and r.act_type = '${type}' and r.act_enabled
    order by r.act_sort`)
const products = (limit: number) =>
  list(`select ${productColumns} from (select r.* from product r where r.store_id = s.id and ${isOnSale}
    order by r.prod_sort, r.id limit ${limit}) r ${together} order by r.prod_sort, r.id`)

export const bareFront = {
  name: 'bare.front',
  text: `select json_build_object('status', 200, 'message', '操作成功',
      'store', (select row_to_json(x) from (select s.store_code, s.store_name, s.store_phone, s.store_addr, s.store_addr_lat,
        s.store_addr_lng, s.store_intro, s.store_service, s.store_reserve, s.store_image, s.store_big_image,
        s.store_website, s.store_lineoa, s.store_facebook, s.store_prod_name, s.game_id) x),
      'bannerList', ${activities('banner')}, 'activityList', ${activities('activity')},
      'categoryList', ${list(`select c.cate_code as "cateCode", c.cate_name as "cateName", c.cate_image as "cateImage"
        from category c where c.store_id = s.id and c.cate_enabled order by c.cate_sort`)},
      'productList', ${products(12)},
      'couponList', ${list(`select r.cpn_code as "cpnCode", r.cpn_title as "cpnTitle", r.cpn_desc as "cpnDesc",
        r.cpn_condition as "cpnCondition", r.cpn_image as "cpnImage", r.cpn_reward as "cpnReward",
        r.cpn_min_spend as "cpnMinSpend", r.cpn_valid as "cpnValid", r.cpn_use_hours as "cpnUseHours"
        from coupon r where r.store_id = s.id and r.cpn_status = 'running' order by r.id desc`)})::text as answer
    from store s where s.store_code = $1 and s.store_enabled`,
}

export const bareFrontProducts = {
  name: 'bare.frontProducts',
  text: `select json_build_object('status', 200, 'message', '操作成功', 'productList', ${products(20)},
      'total', (select count(*) from product r where r.store_id = s.id and ${isOnSale}))::text as answer
    from store s where s.store_code = $1 and s.store_enabled`,
}
