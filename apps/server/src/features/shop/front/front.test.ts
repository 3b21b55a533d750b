import { parseCmsLog, parseFrontendLog, postLog } from '@lumiroute/contract/activity-log'
import type { CouponFields } from '@lumiroute/contract/coupon'
import {
  countVisit,
  getFront,
  getFrontActivity,
  getFrontCoupon,
  getFrontProduct,
  listFrontCoupons,
  listFrontProducts,
} from '@lumiroute/contract/front'
import { createProduct, listProducts } from '@lumiroute/contract/product'
import { updateShopSettings } from '@lumiroute/contract/shop'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { products, stores, thirdParties } from '../../../db/schema/index.ts'
import { makeActivity, makeCategory, makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeCoupon, makePointCard } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember, makeStore, makeStoreAdmin } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { startTwoServers, type TwoServers } from '../../../testing/two-servers.ts'

let servers: TwoServers
let t: TestApp
beforeAll(async () => {
  servers = await startTwoServers()
  t = servers.one
})
afterAll(() => servers.close())

const hourMs = 3_600_000
const later = (ms: number) => new Date(t.deps.now().getTime() + ms)
const codes = (rows: { prodCode: string }[]) => rows.map(({ prodCode }) => prodCode)

async function open(storeCode: string) {
  t.deps.frontCache.clear()
  return t.call(getFront, { store: storeCode })
}

test('shows the store, without anything internal', async () => {
  const store = await makeStore(t.deps, {
    storeIntro: '手沖咖啡',
    storePhone: '02-1234-5678',
    storeTaxNumber: '22099131',
    gameId: 2,
    storeBelong: 3,
  })
  const { status, body, headers } = await open(store.storeCode.toLowerCase())
  expect(status).toBe(200)
  expect(body.store).toMatchObject({
    storeCode: store.storeCode,
    storeIntro: '手沖咖啡',
    storePhone: '02-1234-5678',
    gameId: 2,
    offers: { memberCard: true, tv: true },
  })
  expect(body.settings).toEqual({ shippingHome: 0, shippingCvs: 0, freeShippingFrom: null, codEnabled: true })
  expect(JSON.stringify(body)).not.toContain('22099131')
  expect(headers['cache-control']).toBe('public, max-age=5, stale-while-revalidate=30')
  expect(headers.vary).toContain('accept-language')
})

test.each([
  [{}, { web: true, liffId: '2000-abc' }],
  [{ lineLoginChannelSecret: '' }, { web: false, liffId: '2000-abc' }],
  [{ lineLiffId: '' }, { web: true, liffId: null }],
  [{ lineLoginChannelId: '' }, { web: false, liffId: null }],
  [null, { web: false, liffId: null }],
])('with LINE settings %j offers the sign-in %j, and no secret', async (given, signIn) => {
  const { id: storeId, storeCode } = await makeStore(t.deps)
  const sealed = {
    lineChannelSecret: 'sealed-1',
    lineAccessToken: 'sealed-2',
    lineLoginChannelSecret: 'sealed-3',
  }
  const ids = { lineLoginChannelId: '2000', lineLiffId: '2000-abc' }
  if (given) await t.deps.db.insert(thirdParties).values({ storeId, ...sealed, ...ids, ...given })
  const { body } = await open(storeCode)
  expect(body.store.signIn).toEqual(signIn)
  expect(JSON.stringify(body)).not.toContain('sealed')
})

test('answers unknown and disabled stores alike, on every call', async () => {
  const { storeCode: shut } = await makeStore(t.deps, { storeEnabled: false })
  const answers = []
  for (const store of [shut, 'NOBODY']) {
    for (const endpoint of [getFront, listFrontProducts, listFrontCoupons])
      answers.push(await t.call(endpoint, { store }))
    answers.push(await t.call(getFrontProduct, { store, prodCode: 'P' }))
    answers.push(await t.call(getFrontActivity, { store, actCode: 'A' }))
    answers.push(await t.call(getFrontCoupon, { store, cpnCode: 'C' }))
    answers.push(await t.call(countVisit, { store, page: 'home' }))
  }
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1)
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'))
})

test('shows only products that are on sale in a category that is shown', async () => {
  const { id: storeId, storeCode: store } = await makeStore(t.deps)
  const category = await makeCategory(t.deps, { storeId })
  const hidden = await makeCategory(t.deps, { storeId, cateEnabled: false })
  const below = await makeCategory(t.deps, { storeId, parentId: hidden.id })
  const shown = { storeId, cateId: category.id }
  const on = await makeProduct(t.deps, { ...shown, prodCost: 33, prodSku: 'SKU-SECRET', prodSort: 1 })
  const soldOut = await makeProduct(t.deps, { ...shown, prodStatus: 'soldout', prodSort: 2 })
  const unseen = [
    await makeProduct(t.deps, { ...shown, prodStatus: 'draft' }),
    await makeProduct(t.deps, { ...shown, prodStatus: 'off' }),
    await makeProduct(t.deps, { ...shown, prodOnAt: later(hourMs) }),
    await makeProduct(t.deps, { ...shown, prodOffAt: later(-hourMs) }),
    await makeProduct(t.deps, { ...shown, removedAt: later(-hourMs) }),
    await makeProduct(t.deps, { storeId, cateId: hidden.id }),
    await makeProduct(t.deps, { storeId, cateId: below.id }),
    await makeProduct(t.deps),
  ]
  const { body } = await open(store)
  expect(codes(body.productList)).toEqual([on.prodCode, soldOut.prodCode])
  expect(body.categoryList).toMatchObject([{ cateCode: category.cateCode, prodCount: 2 }])
  expect(JSON.stringify(body)).not.toMatch(/SKU-SECRET|prodCost|prodStock/)
  const list = (await t.call(listFrontProducts, { store })).body
  expect([codes(list.productList), list.total]).toEqual([[on.prodCode, soldOut.prodCode], 2])
  for (const { prodCode } of unseen)
    expect((await t.call(getFrontProduct, { store, prodCode })).status).toBe(404)
  for (const cateCode of [hidden.cateCode, below.cateCode])
    expect((await t.call(listFrontProducts, { store, cateCode })).body.total).toBe(0)
})

test('shows prices and availability of variants, and never how many are left', async () => {
  const { id: storeId, storeCode: store } = await makeStore(t.deps)
  const product = await makeProduct(t.deps, {
    storeId,
    prodListPrice: 200,
    prodSalePrice: 180,
    prodTrackStock: true,
    prodStockAlert: 5,
    variants: [
      { optionValues: ['大'], salePrice: 150, stock: 77 },
      { optionValues: ['中'], salePrice: 120, stock: 4 },
      { optionValues: ['小'], salePrice: 100, stock: 0 },
      { optionValues: ['停售'], salePrice: 1, stock: 9, enabled: false },
    ],
  })
  const { body } = await t.call(getFrontProduct, { store, prodCode: product.prodCode.toLowerCase() })
  expect(body.product).toMatchObject({
    prodListPrice: 200,
    prodSalePrice: 100,
    prodMaxPrice: 150,
    hasVariants: true,
    availability: 'available',
  })
  expect(body.product.prodVariants.map(({ salePrice, availability }) => [salePrice, availability])).toEqual([
    [150, 'available'],
    [120, 'few'],
    [100, 'soldout'],
  ])
  expect(JSON.stringify(body)).not.toContain('77')
})

test('takes the lowest price as the price to sort by, and sorts by sales and by date', async () => {
  const { id: storeId, storeCode: store } = await makeStore(t.deps)
  const cateId = (await makeCategory(t.deps, { storeId })).id
  const make = (prodCode: string, given: object) =>
    makeProduct(t.deps, { storeId, cateId, prodCode, ...given })
  await make('A', { prodSalePrice: 300, variants: [{ salePrice: 50 }, { salePrice: 400 }], prodSoldQty: 2 })
  await make('B', { prodSalePrice: 100, prodSoldQty: 9, prodOnAt: later(-9 * hourMs) })
  await make('C', { prodSalePrice: 200, prodSoldQty: 5, prodOnAt: later(-8 * hourMs) })
  const sorted = async (sort: 'price' | '-price' | 'popular' | 'newest') =>
    codes((await t.call(listFrontProducts, { store, sort })).body.productList).join('')
  expect(await sorted('price')).toBe('ABC')
  expect(await sorted('-price')).toBe('CBA')
  expect(await sorted('popular')).toBe('BCA')
  expect(await sorted('newest')).toBe('ACB')
  const page = (await t.call(listFrontProducts, { store, sort: 'price', page: 2, size: 2 })).body
  expect([codes(page.productList), page.total]).toEqual([['C'], 3])
})

test('searches name, subtitle, code and tags, but not what only the store sees', async () => {
  const { id: storeId, storeCode: store } = await makeStore(t.deps)
  await makeProduct(t.deps, { storeId, prodName: '100% 拿鐵', prodTags: ['人氣'], prodBarcode: '4711' })
  const find = async (q: string) => (await t.call(listFrontProducts, { store, q })).body.total
  expect([await find('拿鐵'), await find('人氣'), await find('100%'), await find('')]).toEqual([1, 1, 1, 1])
  expect([await find('4711'), await find('1__%'), await find(`'; drop table product; --`)]).toEqual([0, 0, 0])
})

test('rejects wrong and huge input', async () => {
  const { storeCode: store } = await makeStore(t.deps)
  const wrong = [
    { page: 0 },
    { page: 'x' },
    { size: 51 },
    { size: 1e9 },
    { sort: 'prodCost' },
    { q: 'x'.repeat(101) },
    { q: '\u0000' },
    { cateCode: 'a b' },
  ]
  for (const query of wrong)
    expect((await t.call(listFrontProducts, { store, ...query } as never)).status).toBe(400)
  expect((await t.call(getFront, { store: 'x'.repeat(51) })).status).toBe(400)
  expect((await t.call(getFrontProduct, { store, prodCode: '../1' })).status).toBe(400)
  for (const visit of [{ page: 'admin' }, { page: 'product', code: '<script>' }, {}])
    expect((await t.call(countVisit, { store, ...visit } as never)).status).toBe(400)
})

test('shows activities and banners that run now and are meant for everybody', async () => {
  const { id: storeId, storeCode: store } = await makeStore(t.deps)
  const make = (given: object) => makeActivity(t.deps, { storeId, ...given })
  const banner = await make({ actType: 'banner' })
  const activity = await make({ actType: 'activity', actContent: '<p>全館九折</p>', actEndAt: later(hourMs) })
  const unseen = [
    await make({ actEnabled: false }),
    await make({ actEndAt: later(-1000) }),
    await make({ actStartAt: later(hourMs) }),
    await make({ actAudienceTags: ['vip'] }),
    await makeActivity(t.deps),
  ]
  const { body } = await open(store)
  expect(body.bannerList.map(({ actCode }) => actCode)).toEqual([banner.actCode])
  expect(body.activityList.map(({ actCode }) => actCode)).toEqual([activity.actCode])
  const shown = await t.call(getFrontActivity, { store, actCode: activity.actCode })
  expect(shown.body.activity.actContent).toBe('<p>全館九折</p>')
  for (const { actCode } of unseen)
    expect((await t.call(getFrontActivity, { store, actCode })).status).toBe(404)
})

test('shows coupons that everybody can claim now, and how', async () => {
  const { id: storeId, storeCode: store } = await makeStore(t.deps)
  const category = await makeCategory(t.deps, { storeId, cateName: '甜點' })
  const make = (given: Partial<CouponFields> & { claimed?: number }) =>
    makeCoupon(t.deps, { storeId, ...given })
  const reward = await make({})
  await makePointCard(t.deps, {
    storeId,
    rules: { pcRewards: [{ at: 10, cpnCode: reward.cpnCode, text: '', ticketValidDays: null }] },
  })
  const scope = { type: 'cateCodes' as const, cateCodes: [category.cateCode], prodCodes: [], exclude: [] }
  const claim = await make({ cpnIssue: { type: 'claim' }, cpnScope: scope })
  const exchange = await make({ cpnIssue: { type: 'point_exchange', pcCode: 'PC', pointCost: 3 } })
  const gone = await make({ cpnIssue: { type: 'lottery', probability: 42 }, cpnTotalQty: 5, claimed: 5 })
  const endAt = later(-1000).toISOString()
  const unseen = [
    reward,
    await make({ cpnStatus: 'draft' }),
    await make({ cpnStatus: 'paused' }),
    await make({ cpnStatus: 'closed' }),
    await make({ cpnValid: { mode: 'fixed', startAt: null, endAt } }),
    await make({ cpnIssue: { type: 'code', code: 'TOPSECRET' } }),
    await make({ cpnIssue: { type: 'game_win', gameId: null } }),
    await make({ cpnIssue: { type: 'tag', tagCodes: ['vip'] } }),
    await makeCoupon(t.deps, { storeId: (await makeStore(t.deps)).id }),
  ]
  const { body } = await t.call(listFrontCoupons, { store })
  expect(body.couponList).toMatchObject([
    { cpnCode: gone.cpnCode, issueType: 'lottery', isSoldOut: true },
    { cpnCode: exchange.cpnCode, issueType: 'point_exchange', pointCost: 3, pcCode: 'PC', isSoldOut: false },
    { cpnCode: claim.cpnCode, issueType: 'claim', pointCost: null, scopeNames: ['甜點'] },
  ])
  expect(JSON.stringify(body)).not.toMatch(/TOPSECRET|probability|claimed|cpnTotalQty/)
  expect((await open(store)).body.couponList).toEqual(body.couponList)
  expect((await t.call(getFrontCoupon, { store, cpnCode: claim.cpnCode })).body.coupon.scopeNames).toEqual([
    '甜點',
  ])
  for (const { cpnCode } of unseen)
    expect((await t.call(getFrontCoupon, { store, cpnCode })).status).toBe(404)
})

test('offers point cards by the store’s project', async () => {
  const { id: storeId, storeCode: store } = await makeStore(t.deps)
  const coupon = await makeCoupon(t.deps, { storeId, cpnTitle: '免費咖啡' })
  const at5 = { at: 5, cpnCode: coupon.cpnCode, text: '', ticketValidDays: null }
  const at10 = { at: 10, cpnCode: null, text: '甜點一份', ticketValidDays: null }
  const card = await makePointCard(t.deps, { storeId, rules: { pcRewards: [at10, at5] } })
  await makePointCard(t.deps, { storeId, pcStatus: 'draft' })
  const { body } = await open(store)
  expect(body.store.offers).toEqual({ memberCard: true, tv: false })
  expect(body.pointCardList).toMatchObject([
    {
      pcCode: card.pcCode,
      pcGoal: 10,
      pcRewards: [
        { at: 5, text: '免費咖啡' },
        { at: 10, text: '甜點一份' },
      ],
    },
  ])
  await t.deps.db.update(stores).set({ storeBelong: 2 }).where(eq(stores.id, storeId))
  const tvOnly = (await open(store)).body
  expect([tvOnly.store.offers, tvOnly.pointCardList, tvOnly.couponList]).toEqual([
    { memberCard: false, tv: true },
    [],
    [],
  ])
})

test('puts products of categories on the first page before others', async () => {
  const { id: storeId, storeCode: store } = await makeStore(t.deps)
  const featured = await makeCategory(t.deps, { storeId, cateShowOnHome: true })
  const child = await makeCategory(t.deps, { storeId, parentId: featured.id })
  await makeProduct(t.deps, { storeId, prodCode: 'PLAIN', prodSort: 1 })
  await makeProduct(t.deps, { storeId, prodCode: 'CHILD', prodSort: 2, cateId: child.id })
  const { body } = await open(store)
  expect(codes(body.productList)).toEqual(['CHILD', 'PLAIN'])
  expect(body.categoryList.find(({ cateCode }) => cateCode === featured.cateCode)?.prodCount).toBe(1)
})

test('answers 304 for a known version, with another version in each language', async () => {
  const { storeCode: store } = await makeStore(t.deps)
  const ask = (headers: Record<string, string>) =>
    t.app.inject({ method: 'GET', url: `/api/front/${store}`, headers })
  const first = await ask({})
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^"[\w-]+"$/)
  const again = await ask({ 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    first.headers['cache-control'],
  ])
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  const english = await ask({ 'if-none-match': etag, 'accept-language': 'en' })
  expect([english.statusCode, english.headers.etag === etag]).toEqual([200, false])
})

test('shows a change by the store on every server within seconds, and new versions', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const call = { store: store.storeCode }
  const product = await makeProduct(t.deps, { storeId: store.id })
  const before = await Promise.all([servers.one, servers.other].map((server) => server.call(getFront, call)))
  const fees = { shippingHome: 77, shippingCvs: 60 }
  expect((await t.call(updateShopSettings, { ...call, ...fees }, token)).status).toBe(200)
  await t.deps.db.update(products).set({ prodStatus: 'off' }).where(eq(products.id, product.id))
  for (const [at, server] of [servers.one, servers.other].entries()) {
    const isNew = async () => (await server.call(getFront, call)).body.settings.shippingHome === 77
    await vi.waitUntil(isNew, { timeout: 10_000, interval: 100 })
    const after = await server.call(getFront, call)
    expect(after.body.productList).toEqual([])
    expect(after.headers.etag).not.toBe(before[at]?.headers.etag)
  }
  await t.deps.db.update(stores).set({ storeEnabled: false }).where(eq(stores.id, store.id))
  for (const server of [servers.one, servers.other])
    await vi.waitUntil(async () => (await server.call(getFront, call)).status === 404, {
      timeout: 10_000,
      interval: 100,
    })
})

test('shows a description without the scripts that were typed into it', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const category = await makeCategory(t.deps, { storeId: store.id })
  const form = {
    store: store.storeCode,
    prodCode: 'XSS',
    prodName: '<script>alert(1)</script>',
    prodDesc: '<p onclick="x()">好喝<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    cateCodes: [category.cateCode],
    prodSalePrice: 100,
    prodStatus: 'on' as const,
  }
  expect((await t.call(createProduct, form, token)).status).toBe(200)
  const { body, headers } = await t.call(getFrontProduct, { store: store.storeCode, prodCode: 'xss' })
  expect(body.product.prodDesc).toContain('好喝')
  expect(body.product.prodDesc).not.toMatch(/script|onclick|onerror/)
  // A name is text: pages show it as such, and the answer itself is never a page.
  expect(body.product.prodName).toBe('<script>alert(1)</script>')
  expect(headers['content-type']).toContain('application/json')
})

test('counts visits in the front end’s log, without anything about the visitor', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const call = { store: store.storeCode.toLowerCase() }
  expect((await t.call(countVisit, { ...call, page: 'home' })).status).toBe(200)
  expect((await t.call(countVisit, { ...call, page: 'product', code: 'P1' })).status).toBe(200)
  expect((await t.call(countVisit, { ...call, page: 'cart' })).status).toBe(200)
  await t.deps.activityLog.flush()
  const { body } = await t.call(parseFrontendLog, { store: store.storeCode }, token)
  expect(body.rawData.map(({ category, url }) => [category, url]).toSorted()).toEqual([
    ['order', `/s/${store.storeCode}/cart`],
    ['storeInfo', `/s/${store.storeCode}`],
    ['storeInfo', `/s/${store.storeCode}/product/P1`],
  ])
})

test('takes reports of members about their own store, and files their calls under the front end', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const { by } = await makeSignedInMember(t.deps, { storeId: store.id })
  const report = {
    requestUrl: `/s/${store.storeCode}/orders?name=王`,
    requestMethod: 'GET',
    responseStatus: 200,
  }
  const send = (code: string) => t.call(postLog, { store: code, ...report } as never, undefined, by)
  expect((await send(store.storeCode)).status).toBe(200)
  expect((await send((await makeStore(t.deps)).storeCode)).status).toBe(403)
  await t.call(listProducts, { store: store.storeCode }, undefined, by)
  await t.deps.activityLog.flush()
  const { body } = await t.call(parseFrontendLog, { store: store.storeCode }, token)
  expect(body.rawData.map(({ category, url }) => [category, url]).toSorted()).toEqual([
    ['order', `/s/${store.storeCode}/orders`],
    ['storeInfo', `/api/v1/product/list/${store.storeCode}`],
  ])
  expect((await t.call(parseCmsLog, { store: store.storeCode }, token)).body.total).toBe(0)
  const rest = await Promise.all(Array.from({ length: 70 }, () => send(store.storeCode)))
  expect(rest.some(({ status }) => status === 429)).toBe(true)
})

test('limits visits of one address', async () => {
  const { storeCode: store } = await makeStore(t.deps)
  const url = `/api/front/${store}/visit`
  const visit = () =>
    t.app.inject({ method: 'POST', url, payload: { page: 'home' }, remoteAddress: '192.0.2.77' })
  const visits = await Promise.all(Array.from({ length: 200 }, visit))
  expect(new Set(visits.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const)('sends the same answer with %s, in the language of the caller', async (coding, unpack) => {
  const { storeCode } = await makeStore(t.deps, { storeIntro: '手沖咖啡' })
  for (const [language, message] of [
    ['zh-TW', '操作成功'],
    ['en', 'Done'],
  ] as const) {
    const headers = { 'accept-encoding': coding, 'accept-language': language }
    const answer = await t.app.inject({ url: `/api/front/${storeCode}`, headers })
    expect(answer.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding)
    expect(answer.headers.vary).toBe('accept-encoding, accept-language')
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toMatchObject({
      status: 200,
      message: expect.stringContaining(message),
      store: { storeIntro: '手沖咖啡' },
    })
  }
})
