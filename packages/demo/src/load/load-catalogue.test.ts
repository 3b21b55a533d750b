import { listBanners } from '@lumiroute/contract/activity'
import { getFront, listFrontProducts } from '@lumiroute/contract/front'
import { listProducts, type Product, updateProduct } from '@lumiroute/contract/product'
import { signIn } from '@lumiroute/contract/session'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads } from '@lumiroute/server/db/schema/index.ts'
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

test.each(['TPE001', 'KHH001'])('the front of %s is full', async (store) => {
  const { status, body } = await t.call(getFront, { store })
  expect(status).toBe(200)
  expect(Object.entries(body.store).filter(([, value]) => value === '' || value === null)).toEqual([])
  expect(body.store.storeBigImage.length).toBeGreaterThan(1)
  for (const list of [body.bannerList, body.activityList, body.couponList, body.pointCardList])
    expect(list.length).toBeGreaterThan(0)
  expect(body.categoryList.filter(({ cateShowOnHome }) => cateShowOnHome).length).toBeGreaterThan(1)
  expect(body.settings.shippingHome).toBeGreaterThan(0)
  const { productList, total } = (await t.call(listFrontProducts, { store, size: 50 })).body
  expect(total).toBeGreaterThanOrEqual(20)
  expect(productList.filter(({ hasVariants }) => hasVariants).length).toBeGreaterThan(3)
  const pictures = productList.map(({ prodImages }) => prodImages[0])
  for (const name of [...pictures, ...body.bannerList.map(({ actImage }) => actImage)])
    expect((await t.app.inject({ url: `/api/files/${name}` })).statusCode).toBe(200)
})

test('one of the ads leads to the front of its store', async () => {
  const found = await t.deps.db.select().from(ads).where(like(ads.qrcodeUrl, '%/s/TPE001/products/%'))
  expect(found).toMatchObject([{ enabledQrcodeLog: true, review: 'accept' }])
})
