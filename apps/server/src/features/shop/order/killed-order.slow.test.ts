import { checkOut } from '@lumiroute/contract/order'
import { settleSandbox } from '@lumiroute/contract/payment'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startKillableServer } from '../../../testing/killable-server.ts'
import { httpCall } from '../../../testing/http-call.ts'
import { makeCart, getHistory, openShop, getStock } from '../../../testing/order-steps.ts'
import { getBooks, readHandOff } from '../../../testing/payment-steps.ts'
import { checkOpenPayments } from '../../advertising/payment/check-open-payments.ts'

let server: Awaited<ReturnType<typeof startKillableServer>>
beforeAll(async () => {
  server = await startKillableServer()
}, 120_000)
afterAll(() => server.close())

test('leaves nothing half done when a server is killed during settlement, and recovers the payment', async () => {
  const { t, url, clock } = server
  const shop = await openShop(t)
  const cart = { store: shop.store, ...makeCart({ product: shop.product }) }
  const { body } = await httpCall(url, checkOut, cart, shop.own.token)
  const { paymentId, uuid } = readHandOff(body.checkoutUrl ?? '')
  // The order is paid but its stock is locked.
  await server.killWhileWaiting(sql`select 1 from product where id = ${shop.product.id} for update`, () =>
    httpCall(url, settleSandbox, { paymentId, uuid, outcome: 'pay' }),
  )
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT', order: 'INIT', verdicts: [] })
  expect(await getStock(t, shop.product)).toEqual({ stock: 10, sold: 0 })

  clock.aheadMs = 3 * 60_000
  await checkOpenPayments(t.deps)
  expect(await getHistory(t, body.orderNo)).toMatchObject({
    orderStatus: 'paid',
    events: ['created', 'paid'],
  })
  expect(await getStock(t, shop.product)).toEqual({ stock: 9, sold: 1 })
})
