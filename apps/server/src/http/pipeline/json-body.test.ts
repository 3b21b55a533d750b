import { createRoute } from '@lumiroute/contract/route'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOperator } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { maxBodyBytes, structureExceeds } from './json-body.ts'

let t: TestApp
let token: string
beforeAll(async () => {
  t = await startTestApp()
  token = (await makeOperator(t.deps)).token
})
afterAll(() => t.close())

const send = (payload: string, path: string = createRoute.path) =>
  t.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  })

test.each([
  ['{"a":"b"}', 9 - 2],
  ['{"a":"\\"\\\\"}', 9 - 2],
  ['{"a":"x\\\\\\""}', 9 - 2],
  ['[[],[]]', 7],
  ['"never closed', 2],
])('%s has %d characters outside its strings', (text, length) => {
  expect(structureExceeds(text, length)).toBe(false)
  expect(structureExceeds(text, length - 1)).toBe(true)
})

test.each([
  ['lists', `[${Array(2_000_000).fill('[]').join()}]`],
  ['texts', `[${Array(1_000_000).fill('""').join()}]`],
  ['keys', `{${Array.from({ length: 400_000 }, (_, i) => `"k${i}":1`).join()}}`],
  ['depth', '['.repeat(4_000_000)],
])('rejects megabytes of %s without parsing', async (_what, payload) => {
  const answer = await send(payload)
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'TOO_LARGE' })
})

test('accepts a long text', async () => {
  const route = `<kml>${'"\\ '.repeat(500_000)}</kml>`
  const answer = await send(JSON.stringify({ route_data: { code: 'R1', name: 'R1', route } }))
  expect(answer.json()).toMatchObject({ status: 400, fields: { 'route_data.route': expect.any(String) } })
})

test('names at most a hundred fields in an error', async () => {
  const prodCodes = Array.from({ length: 1000 }, () => ({}))
  const answer = await send(JSON.stringify({ prodCodes }), '/product/sort/PLATFORM')
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toHaveLength(100)
})

test('rejects a form of a megabyte', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/payment/ecpay/notify',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a&'.repeat(maxBodyBytes / 2 - 1),
  })
  expect(answer.statusCode).toBe(413)
})
