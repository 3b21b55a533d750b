import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adScans, ads } from '../../../db/schema/index.ts'
import { createDoubleCheck } from '../../../http/pipeline/count-visits.ts'
import { dateIn } from '../../../testing/ad-factories.ts'
import { makeOnAir, type OnAir } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Line/15.1.0'
let visitors = 0
type Visit = { method?: 'GET' | 'HEAD'; headers?: Record<string, string>; remoteAddress?: string }
const scan = (adId: number | string, { method = 'GET', headers = {}, remoteAddress }: Visit = {}) =>
  t.app.inject({
    method,
    url: `/q/${adId}`,
    headers: { 'user-agent': phone, ...headers },
    remoteAddress: remoteAddress ?? `10.9.${++visitors >> 8}.${visitors & 255}`,
  })
const getScans = ({ ad }: OnAir) => t.deps.db.select().from(adScans).where(eq(adScans.adId, ad.id))
const withCode = (given: object = {}) =>
  makeOnAir(t.deps, {
    moveType: 'fix_play',
    fixLocation: '車站',
    enabledQrcodeLog: true,
    qrcodeUrl: 'https://shop.example.tw/下午茶?a=1',
    ...given,
  })

test('counts a scan for today’s record and redirects to the approved address', async () => {
  const air = await withCode()
  await t.deps.db.update(ads).set({ qrcodeUrl: 'https://else.example.tw' }).where(eq(ads.id, air.ad.id))
  const { statusCode, headers } = await scan(air.ad.id)
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    'https://shop.example.tw/%E4%B8%8B%E5%8D%88%E8%8C%B6?a=1',
    'no-store',
  ])
  expect(await getScans(air)).toMatchObject([{ recordId: air.recordId }])
})

test('counts a scan for the ad alone on a day without a broadcast', async () => {
  const air = await withCode({ broadcastDates: [dateIn(t.deps, 1)] })
  await scan(air.ad.id)
  expect(await getScans(air)).toMatchObject([{ recordId: null }])
})

test.each([
  ['a HEAD request', { method: 'HEAD' as const }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['an old prefetch', { headers: { purpose: 'prefetch' } }],
  ['a preview in LINE', { headers: { 'user-agent': 'facebookexternalhit/1.1;line-poker/1.0' } }],
  ['a search engine', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ['a client without a user agent', { headers: { 'user-agent': '' } }],
])('redirects %s without counting', async (_who, visit) => {
  const air = await withCode()
  expect((await scan(air.ad.id, visit)).statusCode).toBe(302)
  expect(await getScans(air)).toEqual([])
})

const getCookie = ({ headers }: Awaited<ReturnType<typeof scan>>) => String(headers['set-cookie'])

test('counts phones behind one address separately', async () => {
  const air = await withCode()
  const remoteAddress = '10.8.0.1'
  const android =
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
  await scan(air.ad.id, { remoteAddress })
  await scan(air.ad.id, { remoteAddress, headers: { 'user-agent': android } })
  await scan(air.ad.id, { remoteAddress, headers: { 'accept-language': 'ja' } })
  expect(await getScans(air)).toHaveLength(3)
})

test('does not count a counted phone again for ten minutes, whatever its address', async () => {
  const air = await withCode()
  const first = await scan(air.ad.id)
  expect(getCookie(first)).toBe(`counted=1; Path=/q/${air.ad.id}; Max-Age=600; HttpOnly; SameSite=Lax`)
  for (let times = 0; times < 3; times++) {
    const again = await scan(air.ad.id, { headers: { cookie: 'other=2; counted=1' } })
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([302, undefined])
  }
  expect(await getScans(air)).toHaveLength(1)
})

test('counts the same browser without a cookie once within seconds, per ad', async () => {
  const [air, other] = [await withCode(), await withCode()]
  const remoteAddress = '10.8.0.2'
  await Promise.all([scan(air.ad.id, { remoteAddress }), scan(air.ad.id, { remoteAddress })])
  await scan(other.ad.id, { remoteAddress })
  expect([await getScans(air), await getScans(other)].map(({ length }) => length)).toEqual([1, 1])
})

test('stores neither address nor browser of a scan', async () => {
  const air = await withCode()
  await scan(air.ad.id)
  expect(Object.keys((await getScans(air))[0] ?? {}).toSorted()).toEqual(['adId', 'at', 'id', 'recordId'])
})

test('counts the same browser again after three seconds', () => {
  let now = 0
  const isDoubled = createDoubleCheck(() => now)
  const isDoubledAt = (ms: number) => {
    now = ms
    return isDoubled('10.0.0.1 7')
  }
  expect([0, 2999, 3000, 3001].map(isDoubledAt)).toEqual([false, true, false, true])
})

test.each([
  ['an unknown ad', () => Promise.resolve('999999999')],
  ['an invalid number', () => Promise.resolve('..%2fetc')],
  ['a number out of range', () => Promise.resolve('99999999999999')],
  ['an ad without a code', async () => (await withCode({ enabledQrcodeLog: false })).ad.id],
  [
    'a script instead of an address',
    async () => (await withCode({ qrcodeUrl: 'javascript:alert(1)' })).ad.id,
  ],
  ['no address', async () => (await withCode({ qrcodeUrl: '' })).ad.id],
])('shows a plain page for %s', async (_what, idOf) => {
  const { statusCode, headers, body } = await scan(await idOf())
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).toContain('這則廣告已經結束')
})

test('does not redirect for a withdrawn ad', async () => {
  const air = await withCode()
  await t.deps.db.update(ads).set({ snapshotId: null }).where(eq(ads.id, air.ad.id))
  expect((await scan(air.ad.id)).statusCode).toBe(404)
})

test('limits the rate of one address', async () => {
  const air = await withCode()
  const statuses = new Set<number>()
  // The rate limit refills while a slow machine sends.
  for (let tries = 0; tries < 500 && !statuses.has(429); tries++)
    statuses.add((await scan(air.ad.id, { remoteAddress: '10.7.0.1' })).statusCode)
  expect([...statuses]).toEqual([302, 429])
})
