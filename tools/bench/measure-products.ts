import type pg from 'pg'
import type { Figure } from './figures.ts'
import { measureRatio } from './measure-ratio.ts'
import type { BenchOptions } from './options.ts'
import { signIn } from './prepare-data.ts'
import type { Stage } from './stage.ts'

const many = 5000
/** SQL: the id of the store that is filled. */
export const ofStore = `(select id from store where store_code = 'S0100')`

const fillCategories = `
  insert into category (store_id, cate_code, cate_name, cate_sort)
  select ${ofStore}, 'C' || n, '分類 ' || n, n from generate_series(1, 20) n`
/** Every second product has three variants. */
const fillProducts = `
  insert into product (store_id, prod_code, prod_name, prod_subtitle, prod_desc, prod_list_price, prod_sale_price,
    prod_cost, prod_images, prod_options, prod_track_stock, prod_stock, prod_stock_alert, prod_status, prod_delivery,
    prod_tags, prod_sort)
  select ${ofStore}, 'P' || n, '商品 ' || n, '本週新品', '<p>' || repeat('每日現做，新鮮直送。', 20) || '</p>', 200, 150, 60,
    array[gen_random_uuid() || '.webp', gen_random_uuid() || '.webp'],
    case n % 2 when 0 then '[{"name":"尺寸","values":["大","中","小"]}]'::jsonb else '[]' end, true,
    case n % 2 when 0 then 0 else n % 50 end, 5, case n % 10 when 0 then 'draft' else 'on' end,
    array['pickup', 'home'], array['人氣', '新品'], n
  from generate_series(1, ${many}) n`
const fillVariants = `
  insert into product_variant (product_id, var_code, option_values, sale_price, stock, position)
  select p.id, 'V' || v.at, array[v.name], 150, v.at * 7, v.at
  from product p, unnest(array['大', '中', '小']) with ordinality as v (name, at)
  where p.store_id = ${ofStore} and p.prod_options <> '[]'`
const fillLinks = `
  insert into product_category (product_id, category_id)
  select p.id, c.id from product p join category c on c.store_id = p.store_id
  where p.store_id = ${ofStore} and c.cate_sort in (p.prod_sort % 20 + 1, p.prod_sort % 7 + 1)`

/** Once: two measures use the same products. */
export async function prepareProducts(database: pg.Pool): Promise<void> {
  const { rowCount } = await database.query(`select from product where store_id = ${ofStore} limit 1`)
  if (rowCount) return
  for (const text of [fillCategories, fillProducts, fillVariants, fillLinks]) await database.query(text)
  await database.query('vacuum analyze category, product, product_variant, product_category')
}

/** The product list of a store. */
export async function measureProducts(stage: Stage, options: BenchOptions): Promise<Figure[]> {
  await prepareProducts(stage.database)
  const own = { ...stage, token: await signIn(stage.product.port, 's0100') }
  return measureRatio(own, options, {
    name: 'POST /v1/product/list, 50 of 5,000',
    request: (token) => ({
      method: 'POST',
      path: '/api/v1/product/list/S0100',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ page: 1, size: 50 }),
    }),
    atLeast: 0.6,
    p99AtMost: 2.5,
    isHeavy: true,
  })
}
