import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { getMe, updateMe } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOperator, type Person } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let person: Person
beforeAll(async () => {
  t = await startTestApp()
  t.app.get('/api/broken', () => {
    throw new Error('select password_hash from account at /srv/secret.ts:12')
  })
  person = await makeOperator(t.deps)
})
afterAll(() => t.close())

const bearer = () => ({ authorization: `Bearer ${person.token}` })
const put = (payload: string | Buffer, type?: string) =>
  t.app.inject({
    method: 'PUT',
    url: '/api/auth/me',
    headers: { ...bearer(), ...(type && { 'content-type': type }) },
    payload,
  })

test('returns status, message and payload on success', async () => {
  const { status, body } = await t.call(getMe, {}, person.token)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['status', 'message', 'user', 'requiredSteps'])
  expect(body).toMatchObject({ status: 200, message: '操作成功' })
})

test('names the fields of bad input', async () => {
  const { status, body } = await t.call(updateMe, { adminName: '', adminEmail: 'no' }, person.token)
  expect(status).toBe(400)
  expect(body).toEqual({
    status: 400,
    code: 'VALIDATION',
    message: '必填欄位',
    error: '必填欄位',
    fields: { adminName: '必填欄位', adminEmail: '電子郵件格式有誤' },
  })
})

test.each([
  ['invalid JSON', '{"a":', 'application/json', 400, 'VALIDATION'],
  ['no bytes', '', 'application/json', 400, 'VALIDATION'],
  ['null', 'null', 'application/json', 400, 'VALIDATION'],
  ['a list', '[]', 'application/json', 400, 'VALIDATION'],
  ['a key that targets the prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'VALIDATION'],
  ['plain text', '{}', 'text/plain', 415, 'UNSUPPORTED_MEDIA'],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA'],
  ['a multipart form', '--x--\r\n', 'multipart/form-data; boundary=x', 415, 'UNSUPPORTED_MEDIA'],
  [
    'more than a megabyte',
    JSON.stringify({ a: 'x'.repeat(1024 * 1024) }),
    'application/json',
    413,
    'TOO_LARGE',
  ],
])('rejects a body of %s', async (_what, payload, type, status, code) => {
  const answer = await put(payload, type)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ status, code })
  expect(answer.json().error).toBe(answer.json().message)
})

test.each(['/api', '/api/nowhere', '/api/store/1/2/3/4', `/api/store/info/${'x'.repeat(400)}`])(
  'answers %s as an unknown path',
  async (url) => {
    const answer = await t.app.inject({ url, headers: bearer() })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      message: '找不到資料',
      error: '找不到資料',
    })
  },
)

test('rejects a path that cannot be decoded as bad input', async () => {
  const answer = await t.app.inject({ url: '/api/store/info/%zz', headers: bearer() })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test('returns a request id and no internals on failure', async () => {
  const answer = await t.app.inject({ url: '/api/broken' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    status: 500,
    code: 'INTERNAL',
    message: '系統發生未知錯誤',
    error: '系統發生未知錯誤',
    requestId: answer.headers['x-request-id'],
  })
})

test('ignores a request id sent by the caller', async () => {
  const answer = await t.app.inject({
    url: '/api/health',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  })
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('answers HEAD with the headers of GET and no body', async () => {
  const answer = await t.app.inject({ method: 'HEAD', url: '/api/auth/me', headers: bearer() })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(50)
  expect((await t.app.inject({ method: 'HEAD', url: '/api/auth/me' })).statusCode).toBe(401)
})

test('answers 304 to a matching ETag', async () => {
  const get = (tag?: string) =>
    t.app.inject({ url: '/api/auth/me', headers: { ...bearer(), ...(tag && { 'if-none-match': tag }) } })
  const tag = String((await get()).headers.etag)
  expect(tag).toMatch(/^W\/"/)
  for (const named of [tag, tag.slice(2), `"other", ${tag}`]) {
    const again = await get(named)
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  }
  expect((await get('W/"other"')).statusCode).toBe(200)
  await t.call(updateMe, { adminName: '新名字' }, person.token)
  expect((await get(tag)).statusCode).toBe(200)
})

test('sends no ETag with an error', async () => {
  expect((await t.app.inject({ url: '/api/auth/me' })).headers.etag).toBeUndefined()
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses a long response with %s if accepted', async (encoding, open) => {
  const plain = await t.app.inject({ url: '/api/openapi.json' })
  const packed = await t.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } })
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag })
  expect(String(packed.headers.vary).toLowerCase()).toContain('accept-encoding')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(open(packed.rawPayload).toString()).toBe(plain.body)
})

test('does not compress a short response', async () => {
  const answer = await t.app.inject({ url: '/api/health', headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers['content-encoding']).toBeUndefined()
})
