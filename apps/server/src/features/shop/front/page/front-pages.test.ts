import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../../../../errors/app-error.ts'
import { makeProduct } from '../../../../testing/catalogue-factories.ts'
import { makeStore } from '../../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

/** Shows the answers of its reads as they came, and fails where the address asks for it. */
const renderer = `
let renders = 0
export const listReads = (url) => {
  const { pathname, searchParams } = new URL(url, 'http://front.invalid')
  const parts = pathname.split('/')
  const reads = ['/front/' + parts[2]]
  if (parts[3] === 'products') reads.push(parts[4] ? '/front/' + parts[2] + '/products/' + parts[4]
    : '/front/' + parts[2] + '/products?page=' + (searchParams.get('page') ?? 1))
  if (parts[3] === 'elsewhere') reads.push('/auth/me')
  return reads
}
export async function renderDocument(page) {
  if (page.url.includes('broken')) throw new Error('cannot render')
  renders += 1
  const found = Object.values(page.answers).every(({ status }) => status === 200)
  return { status: found ? 200 : 404, html: JSON.stringify({ ...page, renders }) }
}`

let dist: string
let t: TestApp
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'shop-dist-'))
  await mkdir(path.join(dist, 'server'))
  await mkdir(path.join(dist, 'assets'))
  await writeFile(path.join(dist, 'package.json'), '{"type":"module","secret":"outside"}')
  await writeFile(path.join(dist, 'server/render.js'), renderer)
  await writeFile(path.join(dist, 'assets/main-1.js'), 'console.log(1)')
  await writeFile(path.join(dist, 'sw.js'), 'self.skipWaiting()')
  t = await startTestApp({ shopDist: dist, settings: { publicUrl: 'https://led.example.tw' } })
})
beforeEach(() => {
  t.deps.frontCache.clear()
  t.deps.frontDocuments.clear()
})
afterAll(async () => {
  await t.close()
  await rm(dist, { recursive: true, force: true })
})

type Rendered = {
  url: string
  origin: string
  language: string
  renders: number
  answers: Record<string, { status: number; body: { store?: { storeIntro: string } } }>
}
const open = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })

test('redirects another spelling of the store code to its own address, with the query', async () => {
  const { storeCode } = await makeStore(t.deps)
  const other = storeCode.toLowerCase()
  expect(other).not.toBe(storeCode)
  const { statusCode, headers } = await open(`/s/${other}/products?page=2&t=1`)
  expect([statusCode, headers.location]).toEqual([301, `/s/${storeCode}/products?page=2&t=1`])
  expect((await open(`/s/${storeCode}/products?page=2`)).statusCode).toBe(200)
})

test('renders a page from the answers of the public calls', async () => {
  const { id: storeId, storeCode } = await makeStore(t.deps, { storeIntro: '手沖咖啡' })
  const { prodCode, prodName } = await makeProduct(t.deps, { storeId })
  const { statusCode, headers, body } = await open(`/s/${storeCode}/products/${prodCode}`)
  const page = JSON.parse(body) as Rendered
  expect(statusCode).toBe(200)
  expect(page).toMatchObject({ origin: 'https://led.example.tw', language: 'zh-TW' })
  expect(page.answers[`/front/${storeCode}`]).toMatchObject({
    status: 200,
    body: { status: 200, store: { storeIntro: '手沖咖啡' } },
  })
  expect(JSON.stringify(page.answers)).toContain(prodName)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=5, stale-while-revalidate=30',
    vary: 'accept-encoding, accept-language, cookie',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
  })
  expect(headers['content-security-policy']).toContain(`script-src 'self' https://static.line-scdn.net;`)
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`)
  const head = await t.app.inject({ method: 'HEAD', url: `/s/${storeCode}` })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('is sent with %s, and not at all to who has it', async (coding, unpack) => {
  const { storeCode } = await makeStore(t.deps)
  const first = await open(`/s/${storeCode}`, { 'accept-encoding': coding })
  expect(first.headers['content-encoding']).toBe(coding)
  expect(JSON.parse(unpack(first.rawPayload).toString())).toMatchObject({ url: `/s/${storeCode}` })
  const again = await open(`/s/${storeCode}`, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await open(`/s/${storeCode}?lang=en`, { 'if-none-match': String(first.headers.etag) })
  expect(other.statusCode).toBe(200)
})

test('chooses the language by the address, then by what was chosen before, then by the browser', async () => {
  const { storeCode } = await makeStore(t.deps)
  const languageOf = async (url: string, accepted?: string) =>
    ((await open(url, accepted ? { 'accept-language': accepted } : {})).json() as Rendered).language
  expect(await languageOf(`/s/${storeCode}`)).toBe('zh-TW')
  expect(await languageOf(`/s/${storeCode}`, 'en-US,en')).toBe('en')
  expect(await languageOf(`/s/${storeCode}?lang=zh-TW`, 'en')).toBe('zh-TW')
  expect(await languageOf(`/s/${storeCode}?lang=en`)).toBe('en')
  expect(await languageOf(`/s/${storeCode}?lang=xx`, 'en')).toBe('en')
  const chosen = async (query: string, cookie: string) =>
    ((await open(`/s/${storeCode}${query}`, { cookie, 'accept-language': 'zh-TW' })).json() as Rendered)
      .language
  expect(await chosen('', 'a=b; shop_language=en')).toBe('en')
  expect(await chosen('?lang=zh-TW', 'shop_language=en')).toBe('zh-TW')
  expect(await chosen('', 'shop_language=xx')).toBe('zh-TW')
})

test('renders once for everybody of the same moment, wherever they come from', async () => {
  const { storeCode } = await makeStore(t.deps)
  const urls = [
    '',
    `?t=${crypto.randomUUID()}`,
    '?utm_source=line',
    '?fbclid=x',
    `?t=${crypto.randomUUID()}&liff.state=a`,
  ]
  const pages = await Promise.all(
    urls.map(async (query) => (await open(`/s/${storeCode}${query}`)).json() as Rendered),
  )
  expect(new Set(pages.map(({ renders }) => renders)).size).toBe(1)
  expect(pages.map(({ url }) => url)).toEqual(urls.map(() => `/s/${storeCode}`))
  const other = (await open(`/s/${storeCode}?page=2&t=1`)).json() as Rendered
  expect(other.url).toBe(`/s/${storeCode}?page=2`)
})

test('answers unknown and disabled stores and items with 404, and stores none of it', async () => {
  const { storeCode } = await makeStore(t.deps)
  const { storeCode: shut } = await makeStore(t.deps, { storeEnabled: false })
  const foreign = await makeProduct(t.deps)
  for (const url of [
    '/s/NOBODY',
    `/s/${shut}`,
    `/s/${storeCode}/products/${foreign.prodCode}`,
    `/s/${storeCode}/products?page=abc`,
    `/s/${storeCode}/elsewhere`,
  ]) {
    const { statusCode, headers } = await open(url)
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store'])
    expect(headers).not.toHaveProperty('etag')
  }
})

test.each([
  '/s/%E0%A4%A',
  '/s/%zz/products',
  '/s/TPE001%00',
  '/s/%00',
  '/s/TPE001/products/%E0%A4%A',
  `/s/${'A'.repeat(301)}`,
  `/s/TPE001/${'a/'.repeat(1000)}`,
  `/s/TPE001?q=${'%E5%AD%97'.repeat(1000)}`,
  '/s//evil.example',
  '/s/TPE001//evil.example/x',
  '/s/..%2f..%2fpackage.json',
  '/s/TPE001/%2e%2e/%2e%2e/etc/passwd',
  '/s/TPE001/products?page=1&page=2',
  '/s/TPE001/products?page=-1',
  '/s/TPE001/products?page=99999999999999999999',
  "/s/TPE001'%20or%201=1--",
  '/s/%3Cscript%3Ealert(1)%3C/script%3E',
])('answers %s with a readable 404', async (url) => {
  const { statusCode, headers, body } = await open(url)
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).not.toContain('<script>alert')
})

test('shows a readable page if rendering or the database fails, and says when to try again', async () => {
  const { storeCode } = await makeStore(t.deps)
  const broken = await open(`/s/${storeCode}/broken`, { 'accept-language': 'en' })
  expect([broken.statusCode, broken.headers['retry-after']]).toEqual([503, '2'])
  expect(broken.body).toContain('cannot be shown right now')
  expect(broken.body).not.toContain('cannot render')
  t.deps.frontCache.clear()
  const run = vi
    .spyOn(t.deps.db, 'run')
    .mockRejectedValue(Object.assign(new Error('away'), { code: '57P01' }))
  const away = await open(`/s/${storeCode}`)
  run.mockRestore()
  expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ])
  expect(away.body).toContain('<html lang="zh-Hant-TW">')
  expect((await open(`/s/${storeCode}`)).statusCode).toBe(200)
})

test('limits the pages of one network', async () => {
  const { storeCode } = await makeStore(t.deps)
  const limits: [string, number][] = []
  const limit = vi.spyOn(t.deps, 'rateLimit').mockImplementation((key, perMinute) => {
    limits.push([key, perMinute])
    if (limits.length > 1) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 7 })
  })
  const pages = []
  for (const url of [`/s/${storeCode}`, `/s/${storeCode}`, `/s/${storeCode}/manifest.webmanifest`])
    pages.push(await t.app.inject({ url, remoteAddress: '10.1.1.1' }))
  limit.mockRestore()
  expect(limits).toEqual(limits.map(() => ['front page 10.1.1.1', 600]))
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 429, 429])
  expect(pages[1]?.headers['retry-after']).toBe('7')
  expect(pages[1]?.body).toContain('連線次數太多')
})

test('has a manifest for each enabled store', async () => {
  const { storeCode } = await makeStore(t.deps, { storeName: '雲朵咖啡 "Cloud"' })
  const { statusCode, headers, body } = await open(`/s/${storeCode}/manifest.webmanifest`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8'])
  expect(JSON.parse(body)).toMatchObject({
    name: '雲朵咖啡 "Cloud"',
    start_url: `/s/${storeCode}`,
    scope: `/s/${storeCode}`,
    display: 'standalone',
  })
  expect((await open('/s/NOBODY/manifest.webmanifest')).statusCode).toBe(404)
})

test('serves its files forever, its service worker always anew, and nothing outside', async () => {
  const file = await open('/shop/assets/main-1.js')
  expect([file.statusCode, file.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  const worker = await open('/s/sw.js')
  expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/s/' })
  expect(worker.headers['content-type']).toContain('text/javascript')
  for (const url of [
    '/shop/assets/..%2fpackage.json',
    '/shop/assets/..%2fserver/render.js',
    '/shop/server/render.js',
  ])
    expect((await open(url)).body).not.toMatch(/outside|cannot render/)
})
