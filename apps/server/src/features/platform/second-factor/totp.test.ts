import {
  confirmTotp,
  getSecondFactor,
  removeTotp,
  replaceRecoveryCodes,
  signInWithSecondFactor,
  startTotp,
} from '@lumiroute/contract/second-factor'
import { getMe, signIn } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authChallenges, signInFailures, totps } from '../../../db/schema/index.ts'
import { makeAccount, type Person, signInAs } from '../../../testing/factories.ts'
import { beginSignIn, codeOf, setUpTotp } from '../../../testing/second-factor-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const password = 'Right@1234'
let t: TestApp
let now = new Date('2026-11-16T04:00:00Z')
let person: Person
let typed: { adminAccount: string; adminPasswd: string }

beforeAll(async () => {
  t = await startTestApp({ now: () => now })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.deps.db.delete(signInFailures)
  now = new Date('2026-11-16T04:00:00Z')
  person = await signInAs(t.deps, await makeAccount(t.deps, { password }))
  typed = { adminAccount: person.account.adminAccount, adminPasswd: password }
})

const finish = (challenge: string, code: string, method: 'totp' | 'recoveryCode' = 'totp') =>
  t.call(signInWithSecondFactor, { challenge, proof: { method, code } })

test('without a second factor, signing in answers the tokens', async () => {
  expect((await t.call(signIn, typed)).body).toMatchObject({ accessToken: expect.any(String) })
})

test('a secret counts only after its first code', async () => {
  await t.call(startTotp, {}, person.token)
  expect((await t.call(signIn, typed)).status).toBe(200)
  const { body } = await t.call(getSecondFactor, {}, person.token)
  expect(body.secondFactor).toMatchObject({ totp: null, recoveryCodesLeft: 0, isRequired: false })
})

test('with an authenticator app, the password alone opens no session', async () => {
  const { secret, recoveryCodes } = await setUpTotp(t, person.token)
  expect(new Set(recoveryCodes).size).toBe(10)
  const { status, body } = await t.call(signIn, typed)
  expect({ status, body }).toMatchObject({
    status: 401,
    body: { code: 'SECOND_FACTOR_REQUIRED', secondFactor: { methods: ['totp', 'recoveryCode'] } },
  })
  expect(JSON.stringify(body)).not.toContain('accessToken')
  const { challenge } = await beginSignIn(t, typed)
  const done = await finish(challenge, codeOf(secret, now))
  expect(done.status).toBe(200)
  expect((await t.call(getMe, {}, done.body.accessToken)).body.user.adminAccount).toBe(typed.adminAccount)
})

test('a code works once, also for two sign-ins at the same time', async () => {
  const { secret } = await setUpTotp(t, person.token)
  const challenges = await Promise.all([beginSignIn(t, typed), beginSignIn(t, typed)])
  const code = codeOf(secret, now)
  const answers = await Promise.all(challenges.map(({ challenge }) => finish(challenge, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const { challenge } = await beginSignIn(t, typed)
  expect(await finish(challenge, code)).toMatchObject({
    status: 400,
    body: { fields: { code: expect.any(String) } },
  })
})

test('a challenge opens one session', async () => {
  const { secret } = await setUpTotp(t, person.token)
  const { challenge } = await beginSignIn(t, typed)
  expect((await finish(challenge, codeOf(secret, now))).status).toBe(200)
  expect((await finish(challenge, codeOf(secret, now, 1))).status).toBe(401)
})

test('a phone whose clock is off by half a minute is accepted, one off by a minute and a half is not', async () => {
  const { secret } = await setUpTotp(t, person.token)
  now = new Date(now.getTime() + 600_000)
  const late = await beginSignIn(t, typed)
  expect((await finish(late.challenge, codeOf(secret, now, -3))).status).toBe(400)
  expect((await finish(late.challenge, codeOf(secret, now, 3))).status).toBe(400)
  expect((await finish(late.challenge, codeOf(secret, now, 1))).status).toBe(200)
})

test('five wrong codes end the challenge and slow down the next one', async () => {
  const { secret } = await setUpTotp(t, person.token)
  const { challenge } = await beginSignIn(t, typed)
  for (let tries = 0; tries < 5; tries++) expect((await finish(challenge, '000000')).status).toBe(400)
  expect((await finish(challenge, codeOf(secret, now))).status).toBe(401)
  const again = await t.call(signIn, typed)
  expect([again.status, again.headers['retry-after']]).toEqual([429, expect.any(String)])
})

test('the right password does not forgive wrong codes', async () => {
  await setUpTotp(t, person.token)
  for (let tries = 0; tries < 4; tries++) {
    const { challenge } = await beginSignIn(t, typed)
    await finish(challenge, '000000')
  }
  const { challenge } = await beginSignIn(t, typed)
  await finish(challenge, '000000')
  expect((await t.call(signIn, typed)).status).toBe(429)
})

test('an expired challenge is refused', async () => {
  const { secret } = await setUpTotp(t, person.token)
  const { challenge } = await beginSignIn(t, typed)
  await t.deps.db.update(authChallenges).set({ expiresAt: sql`now() - interval '1 second'` })
  expect((await finish(challenge, codeOf(secret, now))).status).toBe(401)
})

test('another account’s code is refused', async () => {
  await setUpTotp(t, person.token)
  const other = await setUpTotp(t, (await signInAs(t.deps, await makeAccount(t.deps))).token)
  const { challenge } = await beginSignIn(t, typed)
  expect((await finish(challenge, codeOf(other.secret, now))).status).toBe(400)
  expect((await finish(challenge, other.recoveryCodes[0] as string, 'recoveryCode')).status).toBe(400)
})

test('a recovery code works once, however it is typed', async () => {
  const { recoveryCodes } = await setUpTotp(t, person.token)
  const code = recoveryCodes[3] as string
  const first = await beginSignIn(t, typed)
  expect(
    (await finish(first.challenge, ` ${code.toLowerCase().replaceAll('-', ' ')} `, 'recoveryCode')).status,
  ).toBe(200)
  const second = await beginSignIn(t, typed)
  expect((await finish(second.challenge, code, 'recoveryCode')).status).toBe(400)
  const { body } = await t.call(getSecondFactor, {}, person.token)
  expect(body.secondFactor.recoveryCodesLeft).toBe(9)
})

test('new recovery codes replace the former ones', async () => {
  const { recoveryCodes } = await setUpTotp(t, person.token)
  const { body } = await t.call(replaceRecoveryCodes, {}, person.token)
  const { challenge } = await beginSignIn(t, typed)
  expect((await finish(challenge, recoveryCodes[0] as string, 'recoveryCode')).status).toBe(400)
  expect((await finish(challenge, body.recoveryCodes[0] as string, 'recoveryCode')).status).toBe(200)
})

test('recovery codes need a second factor', async () => {
  expect((await t.call(replaceRecoveryCodes, {}, person.token)).status).toBe(409)
})

test('neither the secret nor a recovery code is readable in the database', async () => {
  const { secret, recoveryCodes } = await setUpTotp(t, person.token)
  const { rows } = await t.deps.db.pool.query<{ all: string }>(
    `select (select string_agg(t::text, '') from totp t) || (select string_agg(c::text, '') from recovery_code c) as all`,
  )
  const stored = rows[0]?.all ?? ''
  for (const each of [secret, ...recoveryCodes]) expect(stored).not.toContain(each)
})

test('a second secret is refused while one is in use', async () => {
  await setUpTotp(t, person.token)
  expect((await t.call(startTotp, {}, person.token)).status).toBe(409)
  expect((await t.call(confirmTotp, { code: '123456' }, person.token)).status).toBe(409)
})

test('removing the app removes the recovery codes, and the password is enough again', async () => {
  await setUpTotp(t, person.token)
  const { body } = await t.call(removeTotp, {}, person.token)
  expect(body.secondFactor).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
  expect((await t.call(signIn, typed)).status).toBe(200)
  expect((await t.call(removeTotp, {}, person.token)).status).toBe(404)
})

test('a secret that a lost key made unreadable locks nobody out', async () => {
  await setUpTotp(t, person.token)
  await t.deps.db.update(totps).set({ secret: '' })
  expect((await t.call(signIn, typed)).status).toBe(200)
  expect((await t.call(startTotp, {}, person.token)).status).toBe(200)
})

test('wrong codes for the set-up are throttled', async () => {
  await t.call(startTotp, {}, person.token)
  for (let tries = 0; tries < 5; tries++)
    expect((await t.call(confirmTotp, { code: '000000' }, person.token)).status).toBe(400)
  expect((await t.call(confirmTotp, { code: '000000' }, person.token)).status).toBe(429)
})
