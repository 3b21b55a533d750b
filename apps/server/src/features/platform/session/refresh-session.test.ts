import { randomUUID } from 'node:crypto'
import { getMe, refreshSession, signIn } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
const password = 'Right@1234'
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

async function open() {
  const account = await makeAccount(t.deps, { password })
  return (await t.call(signIn, { adminAccount: account.adminAccount, adminPasswd: password })).body
}
const renew = (refreshToken: string, attempt?: string) => t.call(refreshSession, { refreshToken, attempt })
const getStatus = async (token: string) => (await t.call(getMe, {}, token)).status

test('returns a working new pair for a refresh token', async () => {
  const first = await open()
  const second = await renew(first.refreshToken)
  expect(second.status).toBe(200)
  expect(second.body.refreshToken).not.toBe(first.refreshToken)
  expect(await getStatus(second.body.accessToken)).toBe(200)
})

test('ends the whole session on a second use of a used token', async () => {
  const first = await open()
  const second = (await renew(first.refreshToken)).body
  expect((await renew(first.refreshToken)).status).toBe(401)
  expect(await getStatus(second.accessToken)).toBe(401)
  expect((await renew(second.refreshToken)).status).toBe(401)
})

test('returns the same successor when the same attempt is repeated after a lost response', async () => {
  const first = await open()
  const attempt = randomUUID()
  const lost = (await renew(first.refreshToken, attempt)).body
  const again = await renew(first.refreshToken, attempt)
  expect(again.body.refreshToken).toBe(lost.refreshToken)
  expect(await getStatus(again.body.accessToken)).toBe(200)
})

test('rejects the same attempt once its successor was used', async () => {
  const first = await open()
  const attempt = randomUUID()
  const second = (await renew(first.refreshToken, attempt)).body
  await renew(second.refreshToken)
  expect((await renew(first.refreshToken, attempt)).status).toBe(401)
})

test('rejects the same attempt after a minute', async () => {
  const first = await open()
  const attempt = randomUUID()
  await renew(first.refreshToken, attempt)
  await t.deps.db.execute(
    sql`update refresh_token set spent_at = spent_at - interval '61 seconds' where spent_at is not null`,
  )
  expect((await renew(first.refreshToken, attempt)).status).toBe(401)
})

test('issues one chain of tokens for fifty simultaneous uses', async () => {
  const first = await open()
  const answers = await Promise.all(Array.from({ length: 50 }, () => renew(first.refreshToken)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('rejects an unknown and an expired token', async () => {
  const first = await open()
  await t.deps.db.execute(sql`update session set expires_at = now() - interval '1 second'`)
  expect((await renew(first.refreshToken)).status).toBe(401)
  expect((await renew('unknown')).status).toBe(401)
})

test('stores only hashes of tokens', async () => {
  const { refreshToken } = await open()
  const { rows } = await t.deps.db.execute(sql`select token_hash from refresh_token`)
  expect(JSON.stringify(rows)).not.toContain(refreshToken)
})
