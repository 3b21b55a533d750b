import { getHealth } from '@lumiroute/contract/overview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStoreAdmin } from '../testing/factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { multipartBody } from './multipart-body.ts'

let t: TestApp
let base: string
const escaped: unknown[] = []
const onEscaped = (error: unknown) => void escaped.push(error)

beforeAll(async () => {
  t = await startTestApp()
  base = await t.app.listen({ port: 0 })
  process.on('uncaughtException', onEscaped)
})
afterAll(() => {
  process.off('uncaughtException', onEscaped)
  return t.close()
})

test.each([1, 2, 3, 20])('does not end the process on a truncated body with %i files', async (times) => {
  const { store, token } = await makeStoreAdmin(t.deps)
  const { payload, type } = multipartBody({ times, isClosed: false, bytes: Buffer.from('abc') })
  const answer = await fetch(`${base}/api/store/${store.storeCode}/upload/store`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(payload),
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  await new Promise((go) => setImmediate(go))
  expect((await t.call(getHealth, {})).status).toBe(200)
  expect(escaped).toEqual([])
})
