import { endpoints } from '@lumiroute/contract'
import {
  getSecondFactor,
  removeTotp,
  resetSecondFactor,
  signInWithSecondFactor,
} from '@lumiroute/contract/second-factor'
import { getMe, refreshSession, signIn, signOut } from '@lumiroute/contract/session'
import { listStores } from '@lumiroute/contract/store'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendParts, validParts, withValueAt } from '../../../contract-tests/call-parts.ts'
import { signInFailures } from '../../../db/schema/index.ts'
import {
  getPlatform,
  makeAccount,
  makeOperator,
  makeStoreAdmin,
  signInAs,
} from '../../../testing/factories.ts'
import { beginSignIn, codeOf, setUpPasskey, setUpTotp } from '../../../testing/second-factor-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const password = 'Right@1234'
let t: TestApp

beforeAll(async () => {
  t = await startTestApp({ settings: { operatorMfa: 'required' } })
})
afterAll(() => t.close())
beforeEach(() => t.deps.db.delete(signInFailures))

async function signInOperator() {
  const storeId = (await getPlatform(t.deps)).id
  const account = await makeAccount(t.deps, { storeId, role: 'ROLE_ADMIN', password })
  const typed = { adminAccount: account.adminAccount, adminPasswd: password }
  const { body } = await t.call(signIn, typed)
  return { account, typed, ...body }
}

describe('an operator without a second factor', () => {
  /** What they may call, besides what anybody may call. */
  const allowed = [
    'secondFactor.addPasskey',
    'secondFactor.confirmTotp',
    'secondFactor.get',
    'secondFactor.reauthenticate',
    'secondFactor.startPasskey',
    'secondFactor.startReauthentication',
    'secondFactor.startTotp',
    'session.getMe',
    'session.signOut',
  ]

  test('can set one up and nothing else', async () => {
    const { accessToken } = await signInOperator()
    const platform = await getPlatform(t.deps)
    const reached: string[] = []
    for (const endpoint of endpoints) {
      const { who } = endpoint.access
      if (who === 'public' || who === 'device' || endpoint.id === signOut.id) continue
      const parts = validParts(endpoint)
      const { access } = endpoint
      const own = 'at' in access ? withValueAt(parts, access.at, platform.storeCode) : parts
      const { statusCode, body } = await sendParts(t.app, endpoint, own, { token: accessToken })
      const isRefused = statusCode === 403 && body.includes('"STEP_REQUIRED"')
      if (!isRefused) reached.push(endpoint.id)
    }
    expect([...reached, signOut.id].sort()).toEqual(allowed)
  })

  test('sees what to do, and is free after renewing the tokens', async () => {
    const { accessToken, refreshToken } = await signInOperator()
    const me = await t.call(getMe, {}, accessToken)
    expect(me.body.requiredSteps).toEqual(['secondFactor'])
    const refused = await t.call(listStores, {}, accessToken)
    expect(refused.body).toMatchObject({ code: 'STEP_REQUIRED', message: '請先設定兩步驟驗證' })
    await setUpPasskey(t, accessToken)
    const renewed = await t.call(refreshSession, { refreshToken })
    expect((await t.call(getMe, {}, renewed.body.accessToken)).body.requiredSteps).toEqual([])
    expect((await t.call(listStores, {}, renewed.body.accessToken)).status).toBe(200)
  })

  test('stays restricted by renewing the tokens alone', async () => {
    const { refreshToken } = await signInOperator()
    const renewed = await t.call(refreshSession, { refreshToken })
    expect((await t.call(listStores, {}, renewed.body.accessToken)).status).toBe(403)
  })
})

test('an operator cannot remove the last factor', async () => {
  const { accessToken, typed } = await signInOperator()
  const { secret } = await setUpTotp(t, accessToken)
  const { challenge } = await beginSignIn(t, typed)
  const proof = { method: 'totp', code: codeOf(secret, t.deps.now()) } as const
  const { body } = await t.call(signInWithSecondFactor, { challenge, proof })
  expect((await t.call(removeTotp, {}, body.accessToken)).status).toBe(409)
  const { body: kept } = await t.call(getSecondFactor, {}, body.accessToken)
  expect(kept.secondFactor).toMatchObject({ totp: expect.anything(), recoveryCodesLeft: 10 })
  await setUpPasskey(t, body.accessToken)
  expect((await t.call(removeTotp, {}, body.accessToken)).status).toBe(200)
})

test('a store administrator needs none', async () => {
  const account = await makeAccount(t.deps, { password })
  const { body } = await t.call(signIn, { adminAccount: account.adminAccount, adminPasswd: password })
  const me = await t.call(getMe, {}, body.accessToken)
  expect(me.body.requiredSteps).toEqual([])
})

describe('resetting a lost second factor', () => {
  test('removes everything and ends the sessions of the administrator', async () => {
    const operator = await makeOperator(t.deps)
    const account = await makeAccount(t.deps, { password })
    const { token } = await signInAs(t.deps, account)
    await setUpTotp(t, token)
    const { status, body } = await t.call(resetSecondFactor, { id: account.id }, operator.token)
    expect([status, body.message]).toEqual([200, `已重設「${account.adminAccount}」的兩步驟驗證`])
    expect((await t.call(getMe, {}, token)).status).toBe(401)
    const again = await t.call(signIn, { adminAccount: account.adminAccount, adminPasswd: password })
    expect(again.status).toBe(200)
    expect((await t.call(resetSecondFactor, { id: account.id }, operator.token)).status).toBe(200)
  })

  test('is the operators’, and not for another operator', async () => {
    const operator = await makeOperator(t.deps)
    const other = await makeOperator(t.deps)
    const store = await makeStoreAdmin(t.deps)
    expect((await t.call(resetSecondFactor, { id: store.account.id }, store.token)).status).toBe(403)
    expect((await t.call(resetSecondFactor, { id: other.account.id }, operator.token)).status).toBe(409)
    expect((await t.call(resetSecondFactor, { id: 2_000_000_000 }, operator.token)).status).toBe(404)
  })
})
