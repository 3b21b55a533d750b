import { countOrders, listOrderHistory, orderStatuses } from '@lumiroute/contract/order'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '@lumiroute/server/testing/catalogue-factories.ts'
import { makeCoupon, makeTicket } from '@lumiroute/server/testing/coupon-factories.ts'
import { makeMember, makeStoreAdmin, type Person } from '@lumiroute/server/testing/factories.ts'
import { startTestApp, type TestApp } from '@lumiroute/server/testing/test-app.ts'
import { loadDemoOrders } from './load-orders.ts'

const dayMs = 86_400_000
let t: TestApp
let own: Person
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
  const storeId = own.store.id
  await makeProduct(t.deps, { storeId, prodTrackStock: true, prodStock: 500 })
  await makeProduct(t.deps, { storeId, variants: [{ salePrice: 150 }, { salePrice: 180 }] })
  const { id: memberId } = await makeMember(t.deps, { storeId })
  const claimedAt = new Date(t.deps.now().getTime() - 5 * dayMs)
  await makeTicket(t.deps, await makeCoupon(t.deps, { storeId }), { memberId, claimedAt })
  await t.deps.db.write((tx) => loadDemoOrders(tx, t.deps, new Map([['TPE001', storeId]])))
})
afterAll(() => t.close())

test('a demo shop has orders in every status, one with a coupon and one to refund', async () => {
  const store = own.store.storeCode
  const { counts } = (await t.call(countOrders, { store }, own.token)).body
  for (const status of orderStatuses) expect(counts[status]).toBeGreaterThan(0)
  expect(counts.refundDue).toBe(1)
  const { orderList } = (await t.call(listOrderHistory, { store }, own.token)).body
  expect(orderList).toHaveLength(42)
  expect(orderList.filter(({ coupons }) => coupons.length > 0)).toHaveLength(1)
})

test('nothing is in the future, and the sums agree', async () => {
  const { rows } = await t.deps.db.execute(sql`select
    (select count(*)::int from order_event where at > now()) as ahead,
    (select total_spent from member) = (select sum(order_amount - refunded_amount) from "order"
      where payment_status in ('SUCCESS', 'PART_REFUNDED')) as "isSpent"`)
  expect(rows).toEqual([{ ahead: 0, isSpent: true }])
})
