import { getOwnOrder, transitionShopOrder } from '@lumiroute/contract/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePointCard } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember } from '../../../testing/factories.ts'
import { openShop, order, orderPaid, type Shop } from '../../../testing/order-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let shop: Shop
beforeAll(async () => {
  t = await startTestApp()
  shop = await openShop(t)
})
afterAll(() => t.close())

const get = (orderNo: string, by = shop.guest.by) =>
  t.call(getOwnOrder, { store: shop.store, orderNo }, undefined, by)

test('shows an unpaid order with what its member may do', async () => {
  const { body } = await order(t, shop, { memo: '少冰' })
  const { order: shown } = (await get(body.orderNo)).body
  expect(shown).toMatchObject({ orderStatus: 'created', memo: '少冰', pointsEarned: 0 })
  expect(shown.actions).toEqual(['pay', 'cancel'])
  expect(shown.events).toMatchObject([{ kind: 'created' }])
})

test('shows the points of a paid order, and neither names nor notes of the store’s people', async () => {
  const rules = { pcEarn: { type: 'order_paid' as const, points: 3 } }
  await makePointCard(t.deps, { storeId: shop.storeId, rules })
  const { orderNo } = await orderPaid(t, shop, { paymentType: 'ONLINE' })
  const move = { store: shop.store, orderNo, action: 'prepare' as const, note: '老客人' }
  await t.call(transitionShopOrder, move, shop.own.token)
  const { body } = await get(orderNo)
  expect(body.order).toMatchObject({ orderStatus: 'preparing', pointsEarned: 3, actions: [] })
  expect(JSON.stringify(body)).not.toContain('老客人')
  expect(Object.keys(body.order.events[0] ?? {}).toSorted()).toEqual(['amount', 'at', 'kind'])
})

test('another member’s order and another store’s order do not exist', async () => {
  const { body } = await order(t, shop)
  const stranger = await makeSignedInMember(t.deps, { storeId: shop.storeId })
  expect((await get(body.orderNo, stranger.by)).status).toBe(404)
  const other = await openShop(t)
  const foreign = await order(t, other)
  expect((await get(foreign.body.orderNo)).status).toBe(404)
})
