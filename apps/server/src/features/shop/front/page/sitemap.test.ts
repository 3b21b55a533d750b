import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeActivity, makeCategory, makeProduct } from '../../../../testing/catalogue-factories.ts'
import { makeCoupon } from '../../../../testing/coupon-factories.ts'
import { makeStore } from '../../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const origin = 'https://led.example.tw'
let t: TestApp
beforeAll(async () => (t = await startTestApp({ settings: { publicUrl: `${origin}/` } })))
beforeEach(() => t.deps.frontDocuments.clear())
afterAll(() => t.close())

const open = async (url: string) => t.app.inject({ url })
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

test('lists the sitemaps of enabled stores', async () => {
  const { storeCode } = await makeStore(t.deps)
  const { storeCode: shut } = await makeStore(t.deps, { storeEnabled: false })
  const { statusCode, headers, body } = await open('/sitemap.xml')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(addresses(body)).toContain(`${origin}/s/${storeCode}/sitemap.xml`)
  expect(body).not.toContain(shut)
})

test('lists what the public sees of a store, with the day of its last change', async () => {
  const { id: storeId, storeCode } = await makeStore(t.deps)
  const category = await makeCategory(t.deps, { storeId })
  const hidden = await makeCategory(t.deps, { storeId, cateEnabled: false })
  const product = await makeProduct(t.deps, { storeId, cateId: category.id })
  const draft = await makeProduct(t.deps, { storeId, cateId: category.id, prodStatus: 'draft' })
  const activity = await makeActivity(t.deps, { storeId })
  const tagged = await makeActivity(t.deps, { storeId, actAudienceTags: ['VIP'] })
  const coupon = await makeCoupon(t.deps, { storeId, cpnIssue: { type: 'claim' } })
  const foreign = await makeProduct(t.deps)
  const { body } = await open(`/s/${storeCode.toLowerCase()}/sitemap.xml`)
  const base = `${origin}/s/${storeCode}`
  expect(addresses(body)).toEqual([
    base,
    `${base}/products`,
    `${base}/info`,
    `${base}/coupons`,
    `${base}/cards`,
    `${base}/products?cateCode=${category.cateCode}`,
    `${base}/products/${product.prodCode}`,
    `${base}/activities/${activity.actCode}`,
    `${base}/coupons/${coupon.cpnCode}`,
  ])
  expect(body).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
  for (const unseen of [hidden.cateCode, draft.prodCode, tagged.actCode, foreign.prodCode])
    expect(body).not.toContain(unseen)
})

test('names no coupons of a store without member card', async () => {
  const { id: storeId, storeCode } = await makeStore(t.deps, { storeBelong: 2 })
  await makeCoupon(t.deps, { storeId, cpnIssue: { type: 'claim' } })
  expect((await open(`/s/${storeCode}/sitemap.xml`)).body).not.toMatch(/coupons|cards/)
})

test.each(['NOBODY', '%00', "x'--", 'a'.repeat(60), '%3Cb%3E'])(
  'has no sitemap of store %s',
  async (store) => {
    expect((await open(`/s/${store}/sitemap.xml`)).statusCode).toBe(404)
  },
)

test('has no sitemap of a disabled store', async () => {
  const { storeCode } = await makeStore(t.deps, { storeEnabled: false })
  expect((await open(`/s/${storeCode}/sitemap.xml`)).statusCode).toBe(404)
})

test('sends sitemaps compressed', async () => {
  const { rawPayload } = await t.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(rawPayload).toString()).toContain('<sitemapindex')
})

test('lets search engines read the store fronts alone', async () => {
  const { headers, body } = await open('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Allow: /s/',
      'Disallow: /',
      'Disallow: /api/',
      'Disallow: /g/',
      'Disallow: /q/',
    ]),
  )
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
