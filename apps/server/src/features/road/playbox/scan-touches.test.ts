import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordSamples, touches } from '../../../db/schema/index.ts'
import { dateIn } from '../../../testing/ad-factories.ts'
import { makeStore } from '../../../testing/factories.ts'
import { makeOnAir } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const origin = 'https://led.example.tw'
let t: TestApp
beforeAll(async () => (t = await startTestApp({ settings: { publicUrl: origin } })))
afterAll(() => t.close())

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Line/15.1.0'
let visitors = 0
async function scan(adId: number, headers: Record<string, string> = {}) {
  const answer = await t.app.inject({
    url: `/q/${adId}`,
    headers: { 'user-agent': phone, ...headers },
    remoteAddress: `10.7.${++visitors >> 8}.${visitors & 255}`,
  })
  return String(answer.headers.location)
}
const onAir = (qrcodeUrl: string, given: object = {}) =>
  makeOnAir(t.deps, {
    moveType: 'fix_play',
    fixLocation: '車站',
    enabledQrcodeLog: true,
    qrcodeUrl,
    ...given,
  })
const touchesOf = (adId: number) => t.deps.db.select().from(touches).where(eq(touches.adId, adId))

test('a counted scan becomes a touch, whose id travels to the own store front', async () => {
  const { id: storeId, storeCode } = await makeStore(t.deps)
  const url = `${origin}/s/${storeCode}/products/A-1?from=led&x=1`
  const { ad, recordId } = await onAir(url, { storeId })
  const location = new URL(await scan(ad.id))
  const [touch] = await touchesOf(ad.id)
  expect(touch).toMatchObject({ storeId, recordId, cell: null, kind: 'scan', memberId: null })
  expect(`${location.origin}${location.pathname}`).toBe(`${origin}/s/${storeCode}/products/A-1`)
  expect(Object.fromEntries(location.searchParams)).toEqual({ from: 'led', x: '1', t: touch?.id })
})

test('no other address gets the id', async () => {
  const { id: storeId, storeCode } = await makeStore(t.deps)
  const other = await makeStore(t.deps)
  for (const url of [
    'https://shop.example.tw/?a=1',
    `https://evil.example/s/${storeCode}`,
    `${origin}.evil.example/s/${storeCode}`,
    `http://led.example.tw/s/${storeCode}`,
    `${origin}/s/${other.storeCode}`,
    `${origin}/dashboard`,
    `${origin}/s/${storeCode}0`,
  ]) {
    const { ad } = await onAir(url, { storeId })
    expect(await scan(ad.id)).toBe(new URL(url).href)
    expect(await touchesOf(ad.id)).toHaveLength(1)
  }
})

test('what does not count leaves no touch', async () => {
  const { id: storeId, storeCode } = await makeStore(t.deps)
  const { ad } = await onAir(`${origin}/s/${storeCode}`, { storeId })
  expect(await scan(ad.id, { cookie: 'counted=1' })).toBe(`${origin}/s/${storeCode}`)
  expect(await scan(ad.id, { 'sec-purpose': 'prefetch' })).toBe(`${origin}/s/${storeCode}`)
  expect(await touchesOf(ad.id)).toEqual([])
})

test('remembers roughly where the screen was, by the nearest sample of 15 seconds', async () => {
  const { ad, recordId } = await onAir('https://shop.example.tw')
  const now = Date.now()
  await t.deps.ensureSampleMonth(now)
  const sample = (secondsAgo: number, latitude: number | null) => ({
    recordId,
    deviceId: 1,
    recordTime: new Date(now - secondsAgo * 1000),
    latitude,
    longitude: latitude === null ? null : 121.51284,
  })
  await t.deps.db.insert(recordSamples).values([sample(300, 24.1), sample(8, 25.04213), sample(2, null)])
  await scan(ad.id)
  expect(await touchesOf(ad.id)).toMatchObject([{ cell: '25.042,121.513' }])
  const quiet = await onAir('https://shop.example.tw')
  await t.deps.db.insert(recordSamples).values([{ ...sample(300, 24.1), recordId: quiet.recordId }])
  await scan(quiet.ad.id)
  expect(await touchesOf(quiet.ad.id)).toMatchObject([{ cell: null }])
})

test('a scan on a day without broadcast belongs to no record', async () => {
  const { ad } = await onAir('https://shop.example.tw', { broadcastDates: [dateIn(t.deps, 1)] })
  await scan(ad.id)
  expect(await touchesOf(ad.id)).toMatchObject([{ recordId: null, storeId: ad.storeId }])
})
