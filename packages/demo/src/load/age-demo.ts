import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'

/** Age in days of the demo's base data, oldest first. */
const setUpDays = {
  store: 420,
  account: 418,
  third_party: 410,
  vehicle: 400,
  place: 402,
  device: 400,
  route: 400,
  category: 390,
  product: 380,
  shop_settings: 380,
  point_card: 370,
  coupon: 210,
  tag: 200,
  activity: 120,
  playlist: 60,
} as const

const tables = Object.keys(setUpDays) as (keyof typeof setUpDays)[]
const ages = tables.map((table) =>
  rawQuery({
    name: `demo.age.${table}`,
    row: {},
    sql: `update ${table} set created_at = $1, updated_at = $1 where created_at > $1`,
  }),
)
const versions = rawQuery({
  name: 'demo.age.versions',
  row: {},
  sql: 'update point_card_version set created_at = $1',
})
const adPayments = rawQuery({
  name: 'demo.age.adPayments',
  row: {},
  sql: `update payment p set created_at = o.order_time, settled_at = o.paid_at
   from "order" o where o.id = p.order_id and o.source = 'AD'`,
})
const orders = rawQuery({
  name: 'demo.age.orders',
  row: {},
  sql: `update "order" set created_at = order_time, updated_at = greatest(order_time, paid_at,
     (select max(e.at) from order_event e where e.order_id = "order".id))`,
})

/** Rows are created at the first start; nothing may be newer than what refers to it. */
export async function ageDemo(tx: Tx, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  for (const [at, table] of tables.entries())
    await tx.run(ages[at] as (typeof ages)[number], [daysAgo(setUpDays[table])])
  await tx.run(versions, [daysAgo(setUpDays.point_card)])
  await tx.run(adPayments, [])
  await tx.run(orders, [])
}
