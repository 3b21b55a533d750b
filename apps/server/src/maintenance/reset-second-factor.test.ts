import { getMe, signIn } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPlatform, makeAccount, signInAs } from '../testing/factories.ts'
import { setUpPasskey, setUpTotp } from '../testing/second-factor-steps.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { resetSecondFactor } from './reset-second-factor-command.ts'

const password = 'Right@1234'
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: { operatorMfa: 'required' } })
})
afterAll(() => t.close())

async function makeLockedOut() {
  const storeId = (await getPlatform(t.deps)).id
  const account = await makeAccount(t.deps, { storeId, role: 'ROLE_ADMIN', password })
  const { token } = await signInAs(t.deps, account)
  await setUpTotp(t, token)
  await setUpPasskey(t, token)
  return { account, token }
}

test('an operator without phone and codes signs in with the password and sets up a new factor', async () => {
  const { account, token } = await makeLockedOut()
  const { account: other } = await makeLockedOut()
  await resetSecondFactor(t.deps.db, account.adminAccount.toUpperCase())
  const { status, body } = await t.call(signIn, {
    adminAccount: account.adminAccount,
    adminPasswd: password,
  })
  expect(status).toBe(200)
  expect((await t.call(getMe, {}, body.accessToken)).body.requiredSteps).toEqual(['secondFactor'])
  await until(async () => (await t.call(getMe, {}, token)).status === 401)
  const untouched = await t.call(signIn, { adminAccount: other.adminAccount, adminPasswd: password })
  expect(untouched.status).toBe(401)
})

test('says if there is no such account, or nothing to reset', async () => {
  await expect(resetSecondFactor(t.deps.db, 'nobody')).rejects.toThrow('nobody')
  const account = await makeAccount(t.deps)
  await expect(resetSecondFactor(t.deps.db, account.adminAccount)).rejects.toThrow('no second factor')
})
