import { homeProducts, openIssueTypes } from '@lumiroute/contract/front'
import { activityStateAt } from '../../../db/activity-states.ts'
import { gamePrizeOrder, isCouponOver, isCouponSoldOut, isGamePrize } from '../../../db/coupon-states.ts'
import type { Handle } from '../../../db/db.ts'
import { defineList } from '../../../db/list-json.ts'
import { isCategoryShown, isShownAt, stateAt } from '../../../db/product-states.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { hasMemberCard } from '../../../db/store-offers.ts'

/** SQL: the store `s` of this code, unless it is disabled. */
export const isOpen = 'lower(s.store_code) = lower({store}) and s.store_enabled'
const hasTv = 's.store_belong in (2, 3)'

/** SQL: how members sign in; what the channel lacks is not offered. */
const signIn = `coalesce((select json_build_object(
    'web', t.line_channel_secret <> '' and t.line_access_token <> '' and t.line_login_channel_secret <> '',
    'liffId', nullif(t.line_liff_id, ''))
  from third_party t where t.store_id = s.id and t.line_login_channel_id <> ''),
  json_build_object('web', false, 'liffId', null))`

const storeColumns = `
  s.store_code as "storeCode", s.store_name as "storeName", s.store_phone as "storePhone", s.store_addr as "storeAddr",
  s.store_addr_lat as "storeAddrLat", s.store_addr_lng as "storeAddrLng", s.store_intro as "storeIntro",
  s.store_service as "storeService", s.store_reserve as "storeReserve", s.store_image as "storeImage",
  s.store_big_image as "storeBigImage", s.store_website as "storeWebsite", s.store_lineoa as "storeLineoa",
  s.store_facebook as "storeFacebook", s.store_prod_name as "storeProdName", s.game_id as "gameId",
  (select r.cpn_title from coupon r where r.store_id = s.id and ${hasMemberCard}
     and ${isGamePrize('s.game_id', '{now}::timestamptz')} and not ${isCouponSoldOut}
   order by ${gamePrizeOrder} limit 1) as "gamePrize",
  json_build_object('memberCard', ${hasMemberCard}, 'tv', ${hasTv}) as offers, ${signIn} as "signIn"`

const activityColumns = `
  r.act_code as "actCode", r.act_title as "actTitle", r.act_subtitle as "actSubtitle", r.act_image as "actImage",
  r.act_square_image as "actSquareImage", r.act_start_at as "actStartAt", r.act_end_at as "actEndAt",
  r.act_pinned as "actPinned", r.act_link_type as "actLinkType", r.act_link_value as "actLinkValue"`
/** SQL: running, and for everybody. */
export const isPublicActivity = `${activityStateAt('{now}')} = 'running' and r.act_audience_tags = '{}'`

/** SQL: variants that can be bought, and categories that are shown. */
const productJoins = `
  left join lateral (select coalesce(sum(v.stock), 0)::int as stock, min(v.sale_price) as lowest,
      max(v.sale_price) as highest, json_agg(json_build_object('varCode', v.var_code, 'optionValues', v.option_values,
        'salePrice', v.sale_price, 'image', v.image, 'availability', case
          when r.prod_status = 'soldout' then 'soldout' else ${availabilityOf('v.stock')} end) order by v.position) as list
    from product_variant v
    where r.prod_options <> '[]' and v.product_id = r.id and v.removed_at is null and v.enabled) own on true
  left join lateral (select json_agg(c.cate_code order by c.cate_sort, c.id) as codes
    from product_category pc join category c on c.id = pc.category_id
      left join category above on above.id = c.parent_id
    where pc.product_id = r.id and ${isCategoryShown}) cate on true`

/** SQL: whether this many pieces are many, few or none; the store's own alert decides what is few. */
function availabilityOf(stock: string): string {
  return `case when not r.prod_track_stock then 'available' when ${stock} = 0 then 'soldout'
    when ${stock} <= r.prod_stock_alert then 'few' else 'available' end`
}

const stock = `case when r.prod_options = '[]' then r.prod_stock else own.stock end`
const price = 'coalesce(own.lowest, r.prod_sale_price)'
/** SQL: the same price by subquery, for sorting. */
const priceOrder = `coalesce((select min(v.sale_price) from product_variant v where r.prod_options <> '[]'
  and v.product_id = r.id and v.removed_at is null and v.enabled), r.prod_sale_price)`
const isSoldOut = `${stateAt('{now}', stock)} = 'soldout' or (r.prod_options <> '[]' and own.lowest is null)`

const productColumns = `
  r.prod_code as "prodCode", r.prod_name as "prodName", r.prod_subtitle as "prodSubtitle",
  case when r.prod_list_price > ${price} then r.prod_list_price end as "prodListPrice", ${price} as "prodSalePrice",
  coalesce(own.highest, r.prod_sale_price) as "prodMaxPrice", r.prod_images as "prodImages", r.prod_tags as "prodTags",
  coalesce(cate.codes, '[]') as "cateCodes", r.prod_options <> '[]' as "hasVariants",
  case when ${isSoldOut} then 'soldout' else ${availabilityOf(stock)} end as availability`

const productDetailColumns = `${productColumns}, r.prod_desc as "prodDesc", r.prod_video as "prodVideo",
  r.prod_options as "prodOptions", coalesce(own.list, '[]') as "prodVariants",
  r.prod_max_per_order as "prodMaxPerOrder", r.prod_min_per_order as "prodMinPerOrder",
  r.prod_delivery as "prodDelivery", r.prod_point_eligible as "prodPointEligible"`

export const isPublicProduct = `r.removed_at is null and ${isShownAt('{now}')}`

/** SQL: product `r` is in a category, or below one, that the store shows on its first page. */
const isOnHome = `exists (select from product_category pc join category c on c.id = pc.category_id
    left join category above on above.id = c.parent_id
  where pc.product_id = r.id and ${isCategoryShown} and (c.cate_show_on_home or above.cate_show_on_home))`

const categoryColumns = `
  c.cate_code as "cateCode", c.cate_name as "cateName", above.cate_code as "cateParentCode",
  c.cate_image as "cateImage", c.cate_show_on_home as "cateShowOnHome",
  (select count(distinct r.id)::int from product_category pc join product r on r.id = pc.product_id
      join category own on own.id = pc.category_id
    where (own.id = c.id or own.parent_id = c.id and own.cate_enabled) and ${isPublicProduct}) as "prodCount"`

/** SQL: names of the shown categories or products that coupon `r` applies to. */
const scopeNames = `array(select c.cate_name from category c left join category above on above.id = c.parent_id
    where c.store_id = r.store_id and ${isCategoryShown}
      and lower(c.cate_code) in (select lower(x) from jsonb_array_elements_text(r.cpn_scope -> 'cateCodes') x)
    order by c.cate_sort, c.id)
  || array(select p.prod_name from (select r.* from product r where ${isPublicProduct}) p
    where p.store_id = r.store_id
      and lower(p.prod_code) in (select lower(x) from jsonb_array_elements_text(r.cpn_scope -> 'prodCodes') x)
    order by p.prod_sort, p.id)`

const couponColumns = `
  r.cpn_code as "cpnCode", r.cpn_title as "cpnTitle", r.cpn_desc as "cpnDesc", r.cpn_condition as "cpnCondition",
  r.cpn_image as "cpnImage", r.cpn_reward as "cpnReward", r.cpn_min_spend as "cpnMinSpend",
  r.cpn_issue ->> 'type' as "issueType", (r.cpn_issue -> 'pointCost')::int as "pointCost",
  r.cpn_issue ->> 'pcCode' as "pcCode", r.cpn_per_member as "cpnPerMember", r.cpn_valid as "cpnValid",
  r.cpn_use_hours as "cpnUseHours", r.cpn_stackable as "cpnStackable", r.cpn_redeem as "cpnRedeem",
  ${scopeNames} as "scopeNames", ${isCouponSoldOut} as "isSoldOut"`

/** SQL: every member may claim coupon `r` now; a point card's reward is only given for its points. */
export const isPublicCoupon = `r.removed_at is null and r.cpn_status = 'running' and not ${isCouponOver('{now}::timestamptz')}
  and ${hasMemberCard} and r.cpn_issue ->> 'type' in (${openIssueTypes.map((type) => `'${type}'`).join(', ')})
  and (r.cpn_issue ->> 'type' not in ('public', 'claim') or not exists (
    select from point_card p join point_card_version v on v.point_card_id = p.id,
      jsonb_array_elements(v.rules -> 'pcRewards') reward
    where p.store_id = r.store_id and p.removed_at is null and p.pc_status <> 'draft'
      and lower(reward ->> 'cpnCode') = lower(r.cpn_code)))`

const rule = (name: string) => `v.rules -> '${name}' as "${name}"`
const pointCardColumns = `
  r.pc_code as "pcCode", r.pc_name as "pcName", r.pc_color as "pcColor", r.pc_bg_image as "pcBgImage",
  r.pc_icon as "pcIcon", r.pc_notice as "pcNotice", (select coalesce(json_agg(json_build_object(
      'at', reward -> 'at', 'text', coalesce(k.cpn_title, reward ->> 'text')) order by (reward -> 'at')::int), '[]')
    from jsonb_array_elements(v.rules -> 'pcRewards') reward left join coupon k
      on k.store_id = r.store_id and lower(k.cpn_code) = lower(reward ->> 'cpnCode')) as "pcRewards",
  ${['pcGoal', 'pcExpiry', 'pcIssueBonus', 'pcEarn', 'pcEarnLimit', 'pcGeoLimitM'].map(rule).join(', ')}`

/** SQL: the rows as one JSON text. */
const listText = (rows: string) => `(select coalesce(json_agg(x), '[]')::text from (${rows}) x)`

/** Enough for any store; a page of a phone shows fewer. */
const mostRows = 100
const activitiesOf = (type: string) =>
  listText(`select ${activityColumns} from activity r where r.store_id = s.id and r.act_type = '${type}'
    and ${isPublicActivity} order by r.act_pinned desc, r.act_sort, r.id limit ${mostRows}`)
const couponsOfStore = listText(
  `select ${couponColumns} from coupon r where r.store_id = s.id and ${isPublicCoupon} order by r.id desc limit ${mostRows}`,
)

const findFrontQuery = rawQuery({
  name: 'front.home',
  row: {
    id: 'int4',
    store: 'text',
    bannerList: 'text',
    activityList: 'text',
    categoryList: 'text',
    productList: 'text',
    couponList: 'text',
    pointCardList: 'text',
  },
  sql: `select s.id, (select row_to_json(x)::text from (select ${storeColumns}) x) as store,
     ${activitiesOf('banner')} as "bannerList", ${activitiesOf('activity')} as "activityList",
     ${listText(`select ${categoryColumns} from category c left join category above on above.id = c.parent_id
       where c.store_id = s.id and ${isCategoryShown}
       order by coalesce(above.cate_sort, c.cate_sort), coalesce(above.id, c.id), above.id is not null, c.cate_sort`)}
       as "categoryList",
     ${listText(`select ${productColumns} from (select r.*, ${isOnHome} as on_home from product r
         where r.store_id = s.id and ${isPublicProduct}
         order by on_home desc, r.prod_sort, r.id limit ${homeProducts}) r ${productJoins}
       order by r.on_home desc, r.prod_sort, r.id`)} as "productList",
     ${couponsOfStore} as "couponList",
     ${listText(`select ${pointCardColumns} from point_card r
         join point_card_version v on v.point_card_id = r.id and v.no = r.current_version
       where r.store_id = s.id and r.removed_at is null and r.pc_status = 'published' and ${hasMemberCard}
       order by r.id desc limit ${mostRows}`)} as "pointCardList"
   from store s where ${isOpen}`,
})
export const findFrontJson = async (db: Handle, store: string, now: Date) =>
  (await db.run(findFrontQuery, { store, now }))[0]

const findFrontStoreQuery = rawQuery({
  name: 'front.store',
  row: { id: 'int4', storeCode: 'text' },
  sql: `select s.id, s.store_code as "storeCode" from store s where ${isOpen}`,
})
export const findFrontStore = async (db: Handle, store: string) =>
  (await db.run(findFrontStoreQuery, { store }))[0]

export const listFrontProductsJson = defineList({
  name: 'front.products',
  from: 'product r',
  columns: productColumns,
  beside: productJoins,
  filters: {
    storeId: 'r.store_id = {storeId}',
    cateCode: `r.id in (select pc.product_id from product_category pc join category c on c.id = pc.category_id
        left join category above on above.id = c.parent_id
      where c.store_id = r.store_id and ${isCategoryShown}
        and lower({cateCode}) in (lower(c.cate_code), lower(above.cate_code)))`,
    q: `r.prod_name ilike {q} or r.prod_subtitle ilike {q} or r.prod_code ilike {q}
      or exists (select from unnest(r.prod_tags) as t (tag) where t.tag ilike {q})`,
    shown: isPublicProduct,
  },
  orders: {
    shelf: 'r.prod_sort',
    newest: 'coalesce(r.prod_on_at, r.created_at)',
    price: priceOrder,
    popular: 'r.prod_sold_qty',
  },
  order: 'shelf',
})

const findFrontProductQuery = rawQuery({
  name: 'front.product',
  row: { product: 'text' },
  sql: `select (select row_to_json(x)::text from (select ${productDetailColumns}) x) as product
   from store s join product r on r.store_id = s.id ${productJoins}
   where ${isOpen} and lower(r.prod_code) = lower({code}) and ${isPublicProduct}`,
})
export const findFrontProductJson = async (db: Handle, store: string, code: string, now: Date) =>
  (await db.run(findFrontProductQuery, { store, code, now }))[0]

const findFrontActivityQuery = rawQuery({
  name: 'front.activity',
  row: { activity: 'text' },
  sql: `select (select row_to_json(x)::text from (select ${activityColumns}, r.act_content as "actContent") x) as activity
   from store s join activity r on r.store_id = s.id
   where ${isOpen} and lower(r.act_code) = lower({code}) and ${isPublicActivity}`,
})
export const findFrontActivityJson = async (db: Handle, store: string, code: string, now: Date) =>
  (await db.run(findFrontActivityQuery, { store, code, now }))[0]

const listFrontCouponsQuery = rawQuery({
  name: 'front.coupons',
  row: { couponList: 'text' },
  sql: `select ${couponsOfStore} as "couponList" from store s where ${isOpen}`,
})
export const listFrontCouponsJson = async (db: Handle, store: string, now: Date) =>
  (await db.run(listFrontCouponsQuery, { store, now }))[0]

const findFrontCouponQuery = rawQuery({
  name: 'front.coupon',
  row: { coupon: 'text' },
  sql: `select (select row_to_json(x)::text from (select ${couponColumns}) x) as coupon
   from store s join coupon r on r.store_id = s.id
   where ${isOpen} and lower(r.cpn_code) = lower({code}) and ${isPublicCoupon}`,
})
export const findFrontCouponJson = async (db: Handle, store: string, code: string, now: Date) =>
  (await db.run(findFrontCouponQuery, { store, code, now }))[0]
