import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp({ settings: { publicUrl: 'https://led.example.tw' } })))
afterAll(() => t.close())

test.each([
  ['a response', '/api/health', 200],
  ['the API reference', '/api/docs', 200],
  ['an error', '/api/auth/me', 401],
  ['an unknown path', '/api/nowhere', 404],
  ['a path that cannot be decoded', '/api/files/%zz', 400],
  ['a missing asset', '/assets/none.js', 404],
])('sends every security header with %s', async (_what, url, status) => {
  const { statusCode, headers } = await t.app.inject({ url })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('allows scripts only from our origin, and no framing', async () => {
  const { headers } = await t.app.inject({ url: '/api/docs' })
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule] as const),
  )
  expect(policy.get('script-src')).toBe(`script-src 'self'`)
  expect(policy.get('frame-ancestors')).toBe(`frame-ancestors 'none'`)
  expect(policy.get('object-src')).toBe(`object-src 'none'`)
  expect(policy.get('base-uri')).toBe(`base-uri 'none'`)
})

test('allows nothing to run in an API response', async () => {
  const { headers } = await t.app.inject({ url: '/api/health' })
  expect(headers['content-security-policy']).toContain(`default-src 'none'`)
})

test.each(['/g/AB12CD', '/player/'])('allows %s a socket to its own host, by name', async (url) => {
  const connectRule = async (host: string) => {
    const { headers } = await t.app.inject({ url, headers: { host } })
    return String(headers['content-security-policy']).match(/connect-src [^;]*/)?.[0]
  }
  const own = await connectRule('10.0.0.7:3000')
  for (const source of ['wss://10.0.0.7:3000', 'ws://10.0.0.7:3000', 'wss://led.example.tw'])
    expect(own).toContain(` ${source}`)
  expect(await connectRule('[::1]:3000')).toContain(' ws://[::1]:3000')
  expect(await connectRule('evil.example; script-src *')).not.toContain('evil')
})

test('forbids caching of API responses', async () => {
  for (const url of ['/api/health', '/api/auth/me', '/api/nowhere'])
    expect((await t.app.inject({ url })).headers['cache-control']).toBe('no-store')
})

test('sends no HSTS header without https', async () => {
  const plain = await startTestApp()
  expect((await plain.app.inject({ url: '/api/health' })).headers).not.toHaveProperty(
    'strict-transport-security',
  )
  await plain.close()
})
