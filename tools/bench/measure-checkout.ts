import type pg from 'pg'
import { createMemberIdentity } from '../../apps/server/src/http/authentication/member-identity.ts'
import type { Figure } from './figures.ts'
import { measureRatio } from './measure-ratio.ts'
import type { BenchOptions } from './options.ts'
import type { Stage } from './stage.ts'

const store = 'S0101'
const ofStore = `(select id from store where store_code = '${store}')`
/** Each may only order a few times a minute. */
const people = 500

const fillMembers = `
  insert into member (store_id, mbr_code, mbr_name, mbr_mobile, mbr_email)
  select ${ofStore}, 'B' || n, '王小明', '0912345678', 'ming@example.tw' from generate_series(1, ${people}) n
  returning id, store_id as "storeId"`
const fillProducts = `
  insert into product (store_id, prod_code, prod_name, prod_sale_price, prod_track_stock, prod_stock, prod_status)
  select ${ofStore}, 'B' || n, '商品 ' || n, 150, true, 1000, 'on' from generate_series(1, 500) n`
/** A shop with earlier sales: on an empty table PostgreSQL plans each foreign key check as a full scan. */
const fillHistory = `
  with placed as (
    insert into "order" (store_id, source, payment_id, payment_status, order_amount, order_no, order_status,
      prod_total_price, order_time, paid_at)
    select ${ofStore}, 'CART', 'H' || n, 'SUCCESS', 300, 'H' || n, 'done', 300, now() - n * interval '1 minute',
      now() - n * interval '1 minute' from generate_series(1, 20000) n
    returning id, payment_id),
  line as (
    insert into order_item (order_id, oi_prod_code, oi_prod_name, oi_prod_sale_qty, oi_prod_sale_price, oi_total)
    select id, 'B77', '商品 77', 2, 150, 300 from placed),
  told as (insert into order_event (order_id, kind) select id, 'created' from placed)
  insert into payment (payment_id, order_id, uuid, provider, amount, status)
  select payment_id, id, gen_random_uuid(), 'SANDBOX', 300, 'SUCCESS' from placed`
const placedNow = `store_id = ${ofStore} and request_key is not null`
const cleanUp = `
  delete from payment where order_id in (select id from "order" where ${placedNow});
  delete from "order" where ${placedNow}`

type Member = { id: number; storeId: number }

async function prepare(database: pg.Pool): Promise<Member[]> {
  await database.query(fillProducts)
  const { rows } = await database.query<Member>(fillMembers)
  await database.query(fillHistory)
  await database.query('vacuum analyze product, member, "order", order_item, order_event, payment')
  return rows
}

const signAll = (members: Member[], jwt: string) => {
  const watches = { members: { find: async () => undefined }, sessions: { isEnded: () => false } }
  const { sign } = createMemberIdentity(jwt, watches, () => new Date())
  return Promise.all(members.map((member) => sign(member)))
}

const cart = {
  prodTotalPrice: 300,
  productList: [{ prodCode: 'B77', prodName: '商品 77', prodSalePrice: 150, prodSaleQty: 2 }],
  delivery: { type: 'pickup' },
  memo: '少冰',
}

/** Many members order, each call with its own key. */
export async function measureCheckout(stage: Stage, options: BenchOptions): Promise<Figure[]> {
  const members = await prepare(stage.database)
  const tokens = await signAll(members, stage.environment.JWT_SECRET as string)
  return measureRatio(stage, options, {
    name: 'POST /v1/order/checkout',
    request: () => ({
      method: 'POST',
      path: `/api/v1/order/checkout/${store}`,
      headers: {
        authorization: 'Member {token}',
        'content-type': 'application/json',
        'idempotency-key': 'cart-{n}',
      },
      body: JSON.stringify(cart),
      tokens,
    }),
    atLeast: 0.3,
    cleanUp,
  })
}
