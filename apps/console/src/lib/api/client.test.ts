// @vitest-environment node
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { search } from '@lumiroute/contract/search'
import { startTotp } from '@lumiroute/contract/second-factor'
import { getMe, signIn, signInProofHeader } from '@lumiroute/contract/session'
import { listStores, updateStore } from '@lumiroute/contract/store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from './client-error.ts'
import { createClient } from './client-factory.ts'
import type { Lock } from '../session/session-renewal.ts'
import { createSessionStorage } from '../session/session-storage.ts'

type Seen = { method: string; url: string; body: string; token: string; proof: unknown }

class Memory {
  private values = new Map<string, string>()
  getItem = (name: string) => this.values.get(name) ?? null
  setItem = (name: string, value: string) => void this.values.set(name, value)
  removeItem = (name: string) => void this.values.delete(name)
}

let server: Server
let baseUrl: string
let seen: Seen[]
let good: string
let refresh: { answer: (body: { refreshToken: string; attempt: string }) => [number, object] | 'drop' }
let reply: (seen: Seen, response: ServerResponse) => void

const json = (response: ServerResponse, status: number, body: object, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

async function toText(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

async function handle(request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '', headers } = request
  const sent = { token: headers.authorization ?? '', proof: headers[signInProofHeader] }
  const one = { method, url, body: await toText(request), ...sent }
  seen.push(one)
  if (url !== '/auth/refresh') return reply(one, response)
  const answer = refresh.answer(JSON.parse(one.body) as { refreshToken: string; attempt: string })
  if (answer === 'drop') return void request.socket.destroy()
  return void json(response, ...answer)
}

const renewals = () => seen.filter(({ url }) => url === '/auth/refresh')
const expired = { status: 401, code: 'UNAUTHENTICATED', message: '請先登入', error: '請先登入' }

function rotate(step: number): [number, object] {
  good = `access-${step}`
  return [200, { accessToken: good, refreshToken: `refresh-${step}` }]
}

function queue(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => {})
    return next
  }
}

let reauthenticate: () => Promise<boolean>
let proof: string | undefined

function tab(lasting = new Memory(), lock = queue()) {
  const session = createSessionStorage(lasting, new Memory())
  let ended = 0
  const client = createClient({
    baseUrl,
    session,
    lock,
    language: () => 'zh-TW',
    texts: () => ({ offline: 'offline', unknown: 'unknown' }),
    signInProof: () => proof,
    reauthenticate: () => reauthenticate(),
    onEnded: () => (ended += 1),
  })
  return { ...client, session, ended: () => ended }
}

beforeEach(async () => {
  seen = []
  good = 'access-1'
  refresh = { answer: () => rotate(2) }
  reply = ({ token }, response) =>
    void (token === `Bearer ${good}`
      ? json(response, 200, { status: 200, message: '' })
      : json(response, 401, expired))
  server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => new Promise((closed) => server.close(closed)))

describe('a request', () => {
  test('puts params in the path, query in the URL and the rest in the body', async () => {
    const { call, session } = tab()
    session.open({ accessToken: good, refreshToken: 'refresh-1' }, true)
    await call(search, { q: '夜 市' })
    await call(listStores, { page: 2, size: 10 })
    await call(updateStore, { id: 7, storeCode: 'A1', storeName: '甲', storeEnabled: true })
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /search?q=%E5%A4%9C+%E5%B8%82',
      'GET /store?page=2&size=10',
      'PUT /store/7',
    ])
    expect(JSON.parse(seen[2]?.body ?? '')).toMatchObject({
      storeCode: 'A1',
      storeName: '甲',
      storeEnabled: true,
    })
  })

  test('throws the server’s message with its fields and retry time', async () => {
    reply = (_, response) =>
      void json(
        response,
        429,
        { status: 429, code: 'RATE_LIMITED', message: 'm', error: '稍後再試', fields: { adminAccount: 'x' } },
        { 'retry-after': '42' },
      )
    const failure = await tab()
      .call(signIn, { adminAccount: 'a', adminPasswd: 'b' })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: '稍後再試',
      retryAfterSeconds: 42,
    })
    expect((failure as ApiError).fields).toEqual({ adminAccount: 'x' })
  })

  test('is OFFLINE without an answer, and keeps the session', async () => {
    const { call, session } = tab()
    session.open({ accessToken: good, refreshToken: 'refresh-1' }, true)
    reply = (_, response) => void response.socket?.destroy()
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'OFFLINE', message: 'offline' })
    expect(session.token()).toBe(good)
  })

  test('rejects an answer that is not JSON', async () => {
    reply = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>welcome</p>')
    await expect(tab().call(getMe, {})).rejects.toMatchObject({ code: 'INTERNAL', message: 'unknown' })
  })

  test('does not renew the token after a wrong password', async () => {
    const { call, session } = tab()
    session.open({ accessToken: 'old', refreshToken: 'refresh-1' }, true)
    reply = (_, response) => void json(response, 401, expired)
    await expect(call(signIn, { adminAccount: 'a', adminPasswd: 'b' })).rejects.toMatchObject({ status: 401 })
    expect(renewals()).toHaveLength(0)
  })
})

describe('an expired token', () => {
  test('is renewed once for ten simultaneous requests', async () => {
    const { call, session } = tab()
    session.open({ accessToken: 'old', refreshToken: 'refresh-1' }, true)
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(getMe, {})))
    expect(answers).toHaveLength(10)
    expect(renewals()).toHaveLength(1)
    expect([session.token(), session.refreshToken()]).toEqual(['access-2', 'refresh-2'])
  })

  test('is renewed once for two tabs', async () => {
    const storage = new Memory()
    const lock = queue()
    const [left, right] = [tab(storage, lock), tab(storage, lock)]
    left.session.open({ accessToken: 'old', refreshToken: 'refresh-1' }, true)
    await Promise.all([left, right, left, right].map(({ call }) => call(getMe, {})))
    expect(renewals()).toHaveLength(1)
    expect(right.session.token()).toBe('access-2')
  })

  test('is renewed with the same attempt after a lost answer', async () => {
    const storage = new Memory()
    const { call, session } = tab(storage)
    session.open({ accessToken: 'old', refreshToken: 'refresh-1' }, true)
    refresh.answer = () => 'drop'
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'OFFLINE' })
    refresh.answer = () => rotate(2)
    await tab(storage).call(getMe, {})
    const attempts = renewals().map(({ body }) => (JSON.parse(body) as { attempt: string }).attempt)
    expect(attempts).toHaveLength(2)
    expect(new Set(attempts).size).toBe(1)
  })

  test('gets a new attempt for the next refresh token', async () => {
    const { call, session } = tab()
    session.open({ accessToken: 'old', refreshToken: 'refresh-1' }, true)
    await call(getMe, {})
    good = 'access-3'
    refresh.answer = () => rotate(3)
    await call(getMe, {})
    const [first, second] = renewals().map(({ body }) => JSON.parse(body) as { attempt: string })
    expect(first?.attempt).not.toBe(second?.attempt)
  })

  test('ends the session when the refresh token is refused', async () => {
    const { call, session, ended } = tab()
    session.open({ accessToken: 'old', refreshToken: 'spent' }, true)
    refresh.answer = () => [401, expired]
    const failures = await Promise.allSettled(Array.from({ length: 3 }, () => call(getMe, {})))
    expect(failures.every(({ status }) => status === 'rejected')).toBe(true)
    expect([session.token(), session.refreshToken(), ended()]).toEqual([null, null, 1])
  })

  test('keeps the session while the server is down', async () => {
    const { call, session, ended } = tab()
    session.open({ accessToken: 'old', refreshToken: 'refresh-1' }, true)
    refresh.answer = () => [503, { status: 503, code: 'UNAVAILABLE', message: 'm', error: '稍後再試' }]
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect([session.refreshToken(), ended()]).toEqual(['refresh-1', 0])
  })

  test('stays signed out if the person signed out during the renewal', async () => {
    const { call, session } = tab()
    session.open({ accessToken: 'old', refreshToken: 'refresh-1' }, true)
    refresh.answer = () => {
      session.close()
      return rotate(2)
    }
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 })
    expect(session.token()).toBeNull()
  })
})

describe('a call that needs a recent sign-in', () => {
  const tooLate = { status: 403, code: 'REAUTHENTICATION_REQUIRED', message: 'm', error: '請再次驗證身分' }
  let isRecent: boolean

  beforeEach(() => {
    isRecent = false
    reply = (_, response) =>
      void (isRecent ? json(response, 200, { status: 200, message: '' }) : json(response, 403, tooLate))
  })

  test('is repeated once the person has confirmed who they are, downloads too', async () => {
    reauthenticate = async () => (isRecent = true)
    const { call, download } = tab()
    await expect(call(listStores, {})).resolves.toMatchObject({ status: 200 })
    isRecent = false
    expect((await download(listStores, {})).status).toBe(200)
    expect(seen).toHaveLength(4)
  })

  test('carries the proof, and the new one when repeated; other calls carry none', async () => {
    proof = 'old'
    reauthenticate = async () => {
      proof = 'new'
      return (isRecent = true)
    }
    const { call } = tab()
    await call(startTotp, {})
    await call(listStores, {})
    expect(seen.map((each) => each.proof)).toEqual(['old', 'new', undefined])
    proof = undefined
    await call(startTotp, {})
    expect(seen[3]?.proof).toBeUndefined()
  })

  test('fails with the server’s text if the person cancels', async () => {
    reauthenticate = async () => false
    await expect(tab().call(listStores, {})).rejects.toMatchObject({ message: '請再次驗證身分' })
    expect(seen).toHaveLength(1)
  })

  test('is not repeated for ever', async () => {
    reauthenticate = async () => true
    await expect(tab().call(listStores, {})).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    expect(seen).toHaveLength(2)
  })
})

test('a session that is not remembered is not in localStorage', () => {
  const lasting = new Memory()
  const { session } = tab(lasting)
  session.open({ accessToken: 'a', refreshToken: 'r' }, false)
  expect([session.token(), lasting.getItem('token'), session.isRemembered()]).toEqual(['a', null, false])
})
