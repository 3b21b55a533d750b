import { listBanners } from '@lumiroute/contract/activity'
import { listProducts, type Product, updateProduct } from '@lumiroute/contract/product'
import { signIn } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '@lumiroute/server/testing/test-app.ts'
import { prepareInstallation } from '../prepare-installation.ts'

let t: TestApp
let token: string
beforeAll(async () => {
  t = await startTestApp()
  t.deps.settings.demoData = true
  await prepareInstallation(t.deps)
  const account = { adminAccount: 'store1', adminPasswd: 'Store@1234' }
  token = (await t.call(signIn, account)).body.accessToken
})
afterAll(() => t.close())

const list = async () =>
  (await t.call(listProducts, { store: 'TPE001' }, token)).body.productList as Product[]

test('the café has a product in every state, with existing pictures', async () => {
  const products = await list()
  expect(new Set(products.map(({ prodState }) => prodState))).toEqual(
    new Set(['on', 'scheduled', 'soldout', 'draft', 'off']),
  )
  expect(new Set(products.map(({ prodStockState }) => prodStockState)).size).toBe(4)
  for (const { prodImages } of products) {
    const { statusCode } = await t.app.inject({ url: `/api/files/${prodImages[0]}` })
    expect(statusCode).toBe(200)
  }
})

test('the demo’s products and banners pass form validation', async () => {
  for (const product of await list()) {
    const { prodTaxType, prodDelivery, prodStock: _stock, ...form } = product
    const sent = { ...form, prodTaxType: prodTaxType as 1, prodDelivery: prodDelivery as 'home'[] }
    const again = await t.call(updateProduct, { store: 'TPE001', ...sent }, token)
    expect(again.body).toMatchObject({ status: 200, product: { prodCode: product.prodCode } })
  }
  const { bannerList } = (await t.call(listBanners, { store: 'TPE001' }, token)).body
  expect(new Set(bannerList.map(({ state }) => state))).toEqual(new Set(['running', 'scheduled', 'ended']))
})
