import { queryAds } from '@lumiroute/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd, makeOrder } from '../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let store: Person
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  store = await makeStoreAdmin(t.deps)
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

test('an ad is answered with its store, playlists, payment and actions', async () => {
  const ad = await makeAd(t.deps, { storeId: store.store.id })
  await makeOrder(t.deps, ad, { paymentStatus: 'INIT' })
  const { status, body } = await t.call(queryAds, { adId: ad.id }, store.token)
  expect(status).toBe(200)
  const all = await t.call(queryAds, { page: 1 }, operator.token)
  expect(all.body.total).toBe(1)
})
