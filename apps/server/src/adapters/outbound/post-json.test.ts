import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { text } from '../../text/text.ts'
import { publicLookup } from './post.ts'
import { postJson } from './post-json.ts'

const seen: { path: string; body: string }[] = []
let connections = 0
let server: Server
let base: string

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      seen.push({ path: request.url ?? '', body })
      if (request.url === '/hang') return
      if (request.url === '/away') response.writeHead(302, { location: `${base}/ok` })
      else response.writeHead(request.url === '/broken' ? 500 : 204)
      response.end()
    })
  })
  server.on('connection', () => (connections += 1))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const local = { allowPrivate: true }

test('posts a body as JSON, and reports an error status', async () => {
  expect(await postJson(`${base}/ok`, { kind: 'start' }, local)).toEqual({ ok: true, status: 204 })
  expect(seen.at(-1)).toEqual({ path: '/ok', body: '{"kind":"start"}' })
  expect(await postJson(`${base}/broken`, {}, local)).toEqual({
    ok: false,
    problem: text('outbound.badStatus', { status: 500 }),
  })
})

test('does not follow a redirect', async () => {
  const before = seen.length
  expect(await postJson(`${base}/away`, {}, local)).toEqual({
    ok: false,
    problem: text('outbound.redirect', { status: 302 }),
  })
  expect(seen.length).toBe(before + 1)
})

test('gives up on a receiver that never responds', async () => {
  const posted = await postJson(`${base}/hang`, {}, { ...local, timeoutMs: 200 })
  expect(posted).toEqual({ ok: false, problem: text('outbound.timeout', { seconds: 0.2 }) })
})

test('does not connect to this machine without the setting, in any spelling', async () => {
  const before = connections
  const { port } = server.address() as AddressInfo
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    '0',
  ]
  for (const host of hosts)
    for (const scheme of ['http', 'https']) {
      const posted = await postJson(`${scheme}://${host}:${port}/ok`, {}, { allowPrivate: false })
      expect(posted.ok).toBe(false)
    }
  expect(connections).toBe(before)
})

test.each([true, false])(
  'rejects a name that resolves to this machine at the socket (all: %s)',
  async (all) => {
    const error = await new Promise<Error | null>((done) =>
      publicLookup('localhost', { all, family: 0 }, (problem) => done(problem)),
    )
    expect(error?.message).toContain('public')
  },
)

test.each(['', 'nowhere', 'file:///etc/passwd', 'javascript:alert(1)'])(
  'rejects %j as a target',
  async (target) => {
    expect((await postJson(target, {}, local)).ok).toBe(false)
  },
)
