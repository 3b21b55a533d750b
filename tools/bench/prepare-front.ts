import type pg from 'pg'
import { ofStore, prepareProducts } from './measure-products.ts'

export const frontStore = 'S0100'

const fillActivities = `
  with picture as (insert into file (uuid_name, store_id, kind, original_name, mime, size_bytes, sha256, width, height)
    values (gen_random_uuid() || '.webp', ${ofStore}, 'store', 'front.webp', 'image/webp', 1234, repeat('0', 64), 1200, 600)
    returning uuid_name)
  insert into activity (store_id, act_code, act_type, act_title, act_subtitle, act_content, act_image, act_sort)
  select ${ofStore}, 'A' || n, case n % 2 when 0 then 'banner' else 'activity' end, '活動 ' || n, '本月限定',
    '<p>' || repeat('全館優惠，只到月底。', 20) || '</p>', uuid_name, n
  from picture, generate_series(1, 10) n`
const fillCoupons = `
  insert into coupon (store_id, cpn_code, cpn_title, cpn_desc, cpn_reward, cpn_scope, cpn_issue, cpn_valid, cpn_redeem,
    cpn_status)
  select ${ofStore}, 'CPN' || n, '折 ' || n || ' 元', '單筆消費滿額使用', '{"type":"discount_fixed","value":10}',
    '{"type":"all","cateCodes":[],"prodCodes":[],"exclude":[]}', '{"type":"claim"}',
    '{"mode":"days_after_claim","days":30}', 'online', 'running'
  from generate_series(1, 10) n`

/** A store whose front is full: 5,000 products, 10 banners and activities, 10 coupons. */
export async function prepareFront(database: pg.Pool): Promise<void> {
  await prepareProducts(database)
  await database.query(fillActivities)
  await database.query(fillCoupons)
  await database.query('vacuum analyze activity, coupon')
}
