import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStoreAdmin } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { getNetwork } from './network.ts'

let t: TestApp
let port: number
beforeAll(async () => {
  t = await startTestApp({ settings: { callsPerMinute: 3 } })
  await t.app.listen({ port: 0 })
  port = (t.app.server.address() as { port: number }).port
})
afterAll(() => t.close())

/** How the server answers bytes that no HTTP client would send. */
function sendRaw(text: string): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) as Record<string, unknown> })
    })
  })
}

test('rejects headers over the limit with the usual error body', async () => {
  const answer = await sendRaw(`GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`)
  expect(answer).toEqual({
    status: 431,
    body: { status: 431, code: 'TOO_LARGE', message: '檔案或內容太大', error: '檔案或內容太大' },
  })
})

test('rejects invalid HTTP with the usual error body', async () => {
  const answer = await sendRaw('HELO there\r\n\r\n')
  expect(answer).toMatchObject({ status: 400, body: { status: 400, code: 'VALIDATION' } })
})

test('rejects two content lengths', async () => {
  const answer = await sendRaw(
    'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef',
  )
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
})

const call = (headers: Record<string, string>, remoteAddress: string) =>
  t.app.inject({ url: '/api/config', headers, remoteAddress })

test('returns the waiting time when the rate limit is exceeded', async () => {
  const statuses = []
  for (let at = 0; at < 4; at++) statuses.push((await call({}, '10.0.0.1')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await call({}, '10.0.0.1')
  expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect((await call({}, '10.0.0.2')).statusCode).toBe(200)
})

test('limits the rate per signed-in person, from any address', async () => {
  const { token } = await makeStoreAdmin(t.deps)
  const statuses = []
  for (let at = 0; at < 4; at++)
    statuses.push((await call({ authorization: `Bearer ${token}` }, `10.0.1.${at}`)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('counts invalid tokens against their address', async () => {
  const statuses = []
  for (let at = 0; at < 4; at++)
    statuses.push((await call({ authorization: `Bearer bad${at}` }, '10.0.2.1')).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
})

test('ignores forwarded-address headers', async () => {
  const statuses = []
  for (let at = 0; at < 4; at++)
    statuses.push(
      (await call({ 'x-forwarded-for': `1.1.1.${at}`, 'x-real-ip': `1.1.1.${at}` }, '10.0.3.1')).statusCode,
    )
  expect(statuses).toEqual([200, 200, 200, 429])
})

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(getNetwork(address)).toBe(network)
})

test('keeps connections open longer than the minute between two calls of a box', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
})
