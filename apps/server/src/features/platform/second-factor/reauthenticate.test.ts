import { endpoints, isMemberOnly } from '@lumiroute/contract'
import {
  getSecondFactor,
  reauthenticate,
  removeTotp,
  startReauthentication,
  startTotp,
} from '@lumiroute/contract/second-factor'
import { getMe, refreshSession, signIn, signInProofHeader, signOut } from '@lumiroute/contract/session'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendParts } from '../../../contract-tests/call-parts.ts'
import { ownParts } from '../../../contract-tests/own-parts.ts'
import { signInFailures, signInProofs } from '../../../db/schema/index.ts'
import { makeAccount, makeOperator, type Person, signInAs } from '../../../testing/factories.ts'
import { codeOf, setUpPasskey, setUpTotp } from '../../../testing/second-factor-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const password = 'Right@1234'
let t: TestApp
let person: Person

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.deps.db.delete(signInFailures)
  person = await signInAs(t.deps, await makeAccount(t.deps, { password }))
})

/** As if the proofs of the session were some minutes older. */
const age = (sessionId: string, minutes = 11) =>
  t.deps.db
    .update(signInProofs)
    .set({ expiresAt: sql`expires_at - make_interval(mins => ${minutes}::int)` })
    .where(eq(signInProofs.sessionId, sessionId))

const canAct = async () => (await t.call(startTotp, {}, person.token)).status === 200

test.each(endpoints.filter(({ recentSignIn, access }) => recentSignIn && !isMemberOnly(access)))(
  '$id asks for the person again after ten minutes',
  async (endpoint) => {
    const operator = await makeOperator(t.deps)
    await age(operator.sessionId)
    const own = ownParts(endpoint, operator)
    const { statusCode, body } = await sendParts(t.app, endpoint, own, { token: operator.token })
    expect([statusCode, JSON.parse(body)]).toMatchObject([403, { code: 'REAUTHENTICATION_REQUIRED' }])
  },
)

test('the sensitive calls are declared', () => {
  const ids = endpoints.filter(({ recentSignIn }) => recentSignIn).map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining([
      'member.erase',
      'member.export',
      'order.refund',
      'thirdParty.add',
      'thirdParty.update',
      'download.storeData',
      'activityLog.download',
      'secondFactor.removeTotp',
      'secondFactor.reset',
    ]),
  )
})

test('a sign-in of nine minutes ago is recent, and other calls never ask', async () => {
  await age(person.sessionId, 9)
  expect(await canAct()).toBe(true)
  await age(person.sessionId, 60 * 24)
  expect((await t.call(getMe, {}, person.token)).status).toBe(200)
  expect((await t.call(getSecondFactor, {}, person.token)).status).toBe(200)
  expect(await canAct()).toBe(false)
})

const callWith = (proof: string, token: string) =>
  t.call(startTotp, {}, token, { [signInProofHeader]: proof })

test('renewing the tokens gives no proof, and the sign-in’s own outlives the renewal', async () => {
  const { body } = await t.call(signIn, {
    adminAccount: person.account.adminAccount,
    adminPasswd: password,
  })
  const renewed = await t.call(refreshSession, { refreshToken: body.refreshToken })
  expect(renewed.body).not.toHaveProperty('signInProof')
  expect((await callWith('', renewed.body.accessToken)).status).toBe(403)
  expect((await callWith(body.signInProof, renewed.body.accessToken)).status).toBe(200)
})

test('a proof works for its session alone, until that ends', async () => {
  const typed = { adminAccount: person.account.adminAccount, adminPasswd: password }
  const { body } = await t.call(signIn, typed)
  const elsewhere = await signInAs(t.deps, person.account)
  const stranger = await signInAs(t.deps, await makeAccount(t.deps))
  expect((await callWith(body.signInProof, elsewhere.token)).status).toBe(403)
  expect((await callWith(body.signInProof, stranger.token)).status).toBe(403)
  expect((await callWith(body.signInProof, body.accessToken)).status).toBe(200)
  await t.call(signOut, {}, body.accessToken)
  expect((await callWith(body.signInProof, body.accessToken)).status).toBe(401)
})

test('only the hash of a proof is stored', async () => {
  const typed = { adminAccount: person.account.adminAccount, adminPasswd: password }
  const { signInProof } = (await t.call(signIn, typed)).body
  const stored = await t.deps.db.select().from(signInProofs)
  expect(signInProof).toHaveLength(43)
  expect(JSON.stringify(stored)).not.toContain(signInProof)
})

test('the password renews it, for this session alone', async () => {
  const elsewhere = await signInAs(t.deps, person.account)
  await age(person.sessionId)
  await age(elsewhere.sessionId)
  const proof = { method: 'password', password } as const
  expect((await t.call(reauthenticate, { proof }, person.token)).status).toBe(200)
  expect(await canAct()).toBe(true)
  expect((await t.call(startTotp, {}, elsewhere.token)).status).toBe(403)
})

test('a wrong password is refused at its field and throttled', async () => {
  await age(person.sessionId)
  const proof = { method: 'password', password: 'Wrong@1234' } as const
  for (let tries = 0; tries < 5; tries++)
    expect(await t.call(reauthenticate, { proof }, person.token)).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    })
  expect((await t.call(reauthenticate, { proof: { ...proof, password } }, person.token)).status).toBe(429)
  expect(await canAct()).toBe(false)
})

test('a code renews it once', async () => {
  const { secret } = await setUpTotp(t, person.token)
  await age(person.sessionId)
  const proof = { method: 'totp', code: codeOf(secret, t.deps.now()) } as const
  expect((await t.call(reauthenticate, { proof }, person.token)).status).toBe(200)
  await age(person.sessionId)
  expect((await t.call(reauthenticate, { proof }, person.token)).status).toBe(400)
  expect((await t.call(removeTotp, {}, person.token)).status).toBe(403)
})

test('a passkey renews it, for the session that asked', async () => {
  const { authenticator } = await setUpPasskey(t, person.token)
  const elsewhere = await signInAs(t.deps, person.account)
  await age(person.sessionId)
  const { body } = await t.call(startReauthentication, {}, person.token)
  expect(body.methods).toEqual(['password', 'passkey'])
  const passkey = authenticator.get(body.passkeyOptions as NonNullable<typeof body.passkeyOptions>)
  const proof = { method: 'passkey', challenge: body.challenge, passkey } as const
  expect((await t.call(reauthenticate, { proof }, elsewhere.token)).status).toBe(400)
  expect((await t.call(reauthenticate, { proof }, person.token)).status).toBe(200)
  expect((await t.call(reauthenticate, { proof }, person.token)).status).toBe(400)
  expect(await canAct()).toBe(true)
})

test('an account without a second factor is offered its password alone', async () => {
  const { body } = await t.call(startReauthentication, {}, person.token)
  expect([body.methods, body.passkeyOptions]).toEqual([['password'], undefined])
})
