import {
  addPasskey,
  getSecondFactor,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  signInWithSecondFactor,
  startPasskey,
  startPasskeySignIn,
} from '@lumiroute/contract/second-factor'
import { getMe, signIn } from '@lumiroute/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInFailures } from '../../../db/schema/index.ts'
import { type Authenticator, createAuthenticator } from '../../../testing/authenticator.ts'
import { makeAccount, type Person, signInAs } from '../../../testing/factories.ts'
import { beginSignIn, setUpPasskey, setUpTotp } from '../../../testing/second-factor-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const password = 'Right@1234'
let t: TestApp
let person: Person
let typed: { adminAccount: string; adminPasswd: string }

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.deps.db.delete(signInFailures)
  person = await signInAs(t.deps, await makeAccount(t.deps, { password }))
  typed = { adminAccount: person.account.adminAccount, adminPasswd: password }
})

const at = (host: string, protocol = 'https') => ({ host, 'x-forwarded-proto': protocol })

async function signInAlone(authenticator: Authenticator) {
  const { body } = await t.call(startPasskeySignIn, {})
  const passkey = authenticator.get(body.options)
  return t.call(signInWithPasskey, { challenge: body.challenge, passkey })
}

test('a passkey is the second step after the password', async () => {
  const { authenticator, recoveryCodes } = await setUpPasskey(t, person.token)
  expect(recoveryCodes).toHaveLength(10)
  const { challenge, methods, passkeyOptions } = await beginSignIn(t, typed)
  expect(methods).toEqual(['passkey', 'recoveryCode'])
  expect(passkeyOptions?.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id])
  const passkey = authenticator.get(passkeyOptions as NonNullable<typeof passkeyOptions>)
  const answer = await t.call(signInWithSecondFactor, { challenge, proof: { method: 'passkey', passkey } })
  expect(answer.status).toBe(200)
})

test('a passkey alone signs in, if it was unlocked', async () => {
  const { authenticator } = await setUpPasskey(t, person.token)
  const { status, body } = await signInAlone(authenticator)
  expect(status).toBe(200)
  const me = await t.call(getMe, {}, body.accessToken)
  expect(me.body.user.id).toBe(person.account.id)
})

test('a plain security key is a second step, but does not sign in alone', async () => {
  const key = createAuthenticator({ isUnverified: true })
  await setUpPasskey(t, person.token, key)
  expect((await signInAlone(key)).status).toBe(401)
  const { challenge, passkeyOptions } = await beginSignIn(t, typed)
  const passkey = key.get(passkeyOptions as NonNullable<typeof passkeyOptions>)
  const answer = await t.call(signInWithSecondFactor, { challenge, proof: { method: 'passkey', passkey } })
  expect(answer.status).toBe(200)
})

test('the options before a sign-in name no account', async () => {
  await setUpPasskey(t, person.token)
  const { body } = await t.call(startPasskeySignIn, {})
  expect(body.options).toMatchObject({
    allowCredentials: [],
    userVerification: 'required',
    rpId: 'localhost',
  })
})

test('an answer cannot be sent twice, nor with another challenge', async () => {
  const { authenticator } = await setUpPasskey(t, person.token)
  const { body } = await t.call(startPasskeySignIn, {})
  const passkey = authenticator.get(body.options)
  const both = await Promise.all([
    t.call(signInWithPasskey, { challenge: body.challenge, passkey }),
    t.call(signInWithPasskey, { challenge: body.challenge, passkey }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  const other = await t.call(startPasskeySignIn, {})
  const replayed = await t.call(signInWithPasskey, { challenge: other.body.challenge, passkey })
  expect(replayed.status).toBe(401)
})

test('another account’s passkey does not complete the sign-in', async () => {
  await setUpPasskey(t, person.token)
  const stranger = await signInAs(t.deps, await makeAccount(t.deps))
  const { authenticator } = await setUpPasskey(t, stranger.token)
  const { challenge, passkeyOptions } = await beginSignIn(t, typed)
  const passkey = authenticator.get(passkeyOptions as NonNullable<typeof passkeyOptions>)
  const answer = await t.call(signInWithSecondFactor, { challenge, proof: { method: 'passkey', passkey } })
  expect(answer.status).toBe(400)
})

test.each([
  ['another site’s origin', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
])('refuses a new passkey with %s', async (_name, behaviour) => {
  const { body: started } = await t.call(startPasskey, {}, person.token)
  const passkey = createAuthenticator(behaviour).create(started.options)
  const answer = await t.call(addPasskey, { challenge: started.challenge, name: 'x', passkey }, person.token)
  expect(answer.status).toBe(409)
  expect((await t.call(signIn, typed)).status).toBe(200)
})

test('refuses a signature of another key and a copied passkey', async () => {
  const { authenticator } = await setUpPasskey(t, person.token)
  const { body } = await t.call(startPasskeySignIn, {})
  const forged = { ...createAuthenticator().get(body.options), id: authenticator.id, rawId: authenticator.id }
  expect((await t.call(signInWithPasskey, { challenge: body.challenge, passkey: forged })).status).toBe(401)
  expect((await signInAlone(authenticator)).status).toBe(200)
  authenticator.setCounter(0)
  expect((await signInAlone(authenticator)).status).toBe(401)
})

test('a started passkey belongs to the session that started it', async () => {
  const stranger = await signInAs(t.deps, await makeAccount(t.deps))
  const { body: started } = await t.call(startPasskey, {}, stranger.token)
  const passkey = createAuthenticator().create(started.options)
  const answer = await t.call(addPasskey, { challenge: started.challenge, name: 'x', passkey }, person.token)
  expect(answer.status).toBe(409)
})

test('a passkey cannot be added twice, and is excluded next time', async () => {
  const { authenticator } = await setUpPasskey(t, person.token)
  const { body: started } = await t.call(startPasskey, {}, person.token)
  expect(started.options.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id])
  const passkey = authenticator.create(started.options)
  const answer = await t.call(addPasskey, { challenge: started.challenge, name: 'x', passkey }, person.token)
  expect(answer.status).toBe(409)
})

test('a passkey works only at the address where it was made', async () => {
  await setUpPasskey(t, person.token)
  const { body } = await t.call(getSecondFactor, {}, person.token, at('console.example.tw'))
  expect(body.secondFactor.passkeys).toMatchObject([{ isUsableHere: false }])
  const { body: refused } = await t.call(signIn, typed, undefined, at('console.example.tw'))
  expect(refused).toMatchObject({ secondFactor: { methods: ['recoveryCode'] } })
})

test('an IP address has no passkeys, and says so', async () => {
  const { body } = await t.call(getSecondFactor, {}, person.token, at('127.0.0.1:3000'))
  expect(body.secondFactor.canAddPasskey).toBe(false)
  expect((await t.call(startPasskey, {}, person.token, at('127.0.0.1:3000'))).status).toBe(409)
})

test('with PUBLIC_URL, passkeys belong to it whatever the request says', async () => {
  const { settings } = t.deps
  settings.publicUrl = 'https://console.example.tw'
  try {
    const { body } = await t.call(startPasskey, {}, person.token, at('evil.example'))
    expect(body.options.rp.id).toBe('console.example.tw')
    const passkey = createAuthenticator({ origin: 'https://console.example.tw' }).create(body.options)
    const answer = await t.call(addPasskey, { challenge: body.challenge, name: 'x', passkey }, person.token)
    expect(answer.status).toBe(200)
  } finally {
    delete settings.publicUrl
  }
})

test('own passkeys can be renamed and removed, a stranger’s cannot', async () => {
  const { secondFactor } = await setUpPasskey(t, person.token)
  await setUpTotp(t, person.token)
  const id = (secondFactor.passkeys[0] as { id: number }).id
  const stranger = await signInAs(t.deps, await makeAccount(t.deps))
  expect((await t.call(renamePasskey, { id, name: '舊手機' }, stranger.token)).status).toBe(404)
  expect((await t.call(removePasskey, { id }, stranger.token)).status).toBe(404)
  const renamed = await t.call(renamePasskey, { id, name: '舊手機' }, person.token)
  expect(renamed.body.secondFactor.passkeys).toMatchObject([{ name: '舊手機' }])
  const removed = await t.call(removePasskey, { id }, person.token)
  expect(removed.body.secondFactor).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 })
})
