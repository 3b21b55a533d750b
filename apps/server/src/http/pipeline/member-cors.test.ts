import { claimCoupon } from '@lumiroute/contract/coupon'
import { signInMember } from '@lumiroute/contract/member'
import { checkOut } from '@lumiroute/contract/order'
import { getMe } from '@lumiroute/contract/session'
import { updateShopSettings } from '@lumiroute/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, order } from '../../testing/order-steps.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const origin = 'https://shop.example.com'
let t: TestApp
let closed: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: { memberOrigins: [origin, 'https://other.example.com'] } })
  closed = await startTestApp()
})
afterAll(async () => {
  await t.close()
  await closed.close()
})

const ask = (app: TestApp, path: string, from: string, method = 'POST') =>
  app.app.inject({
    method: 'OPTIONS',
    url: `/api${path.replace('{store}', 'TPE001')}`,
    headers: {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  })

test.each([checkOut, claimCoupon, signInMember])(
  'answers the preflight of an allowed origin for $path',
  async ({ path, method }) => {
    const { statusCode, headers } = await ask(t, path, origin)
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining(method) as string,
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      vary: expect.stringContaining('origin') as string,
    })
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  },
)

test.each([
  'https://evil.example',
  'https://shop.example.com.evil.example',
  'http://shop.example.com',
  'null',
  '*',
])('does not allow the origin %s', async (from) => {
  const { headers } = await ask(t, checkOut.path, from)
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers.vary).toContain('origin')
})

test('lets only pages of an allowed origin read an order and its error', async () => {
  const shop = await openShop(t)
  const placed = await order(t, shop, {}, { origin })
  expect([placed.status, placed.headers['access-control-allow-origin']]).toEqual([200, origin])
  const refused = await order(t, shop, { productList: [] }, { origin })
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([400, origin])
  const unknown = await t.call(checkOut, { store: shop.store } as never, undefined, { origin })
  expect([unknown.status, unknown.headers['access-control-allow-origin']]).toEqual([401, origin])
  const foreign = await order(t, shop, {}, { origin: 'https://evil.example' })
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  expect(foreign.headers.vary).toContain('origin')
})

test('does not allow other origins for the console’s calls', async () => {
  for (const path of [getMe.path, updateShopSettings.path]) {
    const { statusCode, headers } = await ask(t, path, origin, 'GET')
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, undefined])
  }
  const { headers } = await t.call(getMe, {}, undefined, { origin })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('allows no other origin without the setting', async () => {
  const { statusCode, headers } = await ask(closed, checkOut.path, origin)
  expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([
    404,
    undefined,
    undefined,
  ])
})
