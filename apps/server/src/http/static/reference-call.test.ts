import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let visitor = 0
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = `10.9.0.${++visitor}`) =>
  t.app.inject({ url, headers, remoteAddress })

test('serves the viewer from this server alone, without inline scripts', async () => {
  const { body, headers } = await get('/api/docs')
  expect(headers['content-security-policy']).toContain(`script-src 'self';`)
  expect(body).not.toMatch(/<script>|<style|https?:\/\/|\son\w+=/)
  const files = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url]) => url as string)
  expect(files).toHaveLength(3)
  for (const url of files) expect((await get(url)).statusCode).toBe(200)
})

test.each(['/api/openapi.json', '/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css'])(
  'caches %s in each encoding',
  async (url) => {
    const plain = await get(url)
    expect(plain.statusCode).toBe(200)
    for (const [coding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await get(url, { 'accept-encoding': coding })
      expect(packed.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
      expect(open(packed.rawPayload).toString()).toBe(plain.body)
    }
    const again = await get(url, { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test('compresses a document once', async () => {
  const measureCpu = async () => {
    const from = process.cpuUsage()
    await Promise.all(
      Array.from({ length: 20 }, () =>
        get('/api/docs/swagger-ui-bundle.js', { 'accept-encoding': 'br' }, `10.9.1.${++visitor}`),
      ),
    )
    return process.cpuUsage(from).user / 1000
  }
  await measureCpu()
  // Compressing a megabyte and a half twenty times takes well over a second.
  expect(await measureCpu()).toBeLessThan(600)
})

test('limits each address to sixty requests a minute', async () => {
  const urls = Array.from({ length: 80 }, (_, i) => (i % 2 ? '/api/docs' : '/api/openapi.json'))
  const answers = await Promise.all(urls.map((url) => get(url, {}, '10.9.2.1')))
  const passed = answers.filter(({ statusCode }) => statusCode === 200).length
  expect(passed).toBeGreaterThanOrEqual(60)
  expect(passed).toBeLessThan(75)
  expect(answers.at(-1)?.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect((await get('/api/docs', {}, '10.9.2.2')).statusCode).toBe(200)
})
