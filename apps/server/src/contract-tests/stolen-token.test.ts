import { createStoreAdmin, updateFirstAdmin, updateStoreAdmin } from '@lumiroute/contract/account'
import { resendVerification } from '@lumiroute/contract/email-address'
import { exportMembers } from '@lumiroute/contract/member'
import {
  reauthenticate,
  replaceRecoveryCodes,
  resetSecondFactor,
  startPasskey,
  startTotp,
} from '@lumiroute/contract/second-factor'
import { changePassword, listSessions, updateMe } from '@lumiroute/contract/session'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, sessions } from '../db/schema/index.ts'
import { getPlatform, makeAccount, type Person, signInAs } from '../testing/factories.ts'
import type { TestApp } from '../testing/test-app.ts'
import { startContractTestApp } from './contract-test-app.ts'

let t: TestApp
let owner: Person
let operator: Person
const password = 'Right@1234'
const theirs = 'attacker@example.tw'

beforeAll(async () => {
  t = await startContractTestApp()
  owner = await signInAs(t.deps, await makeAccount(t.deps, { password, isFirst: true }))
  const { id: storeId } = await getPlatform(t.deps)
  operator = await signInAs(t.deps, await makeAccount(t.deps, { password, storeId, role: 'ROLE_ADMIN' }))
})
afterAll(() => t.close())

type Answer = { status: number; body: { fields?: Record<string, string> | undefined } }
const needsPassword = ({ status, body }: Answer) => status === 400 && 'currentPassword' in (body.fields ?? {})

/** What somebody with the access token of the owner or an operator tries; each needs the password as well. */
const attempts: Record<string, () => Promise<Answer>> = {
  'own e-mail': () => t.call(updateMe, { adminEmail: theirs }, owner.token),
  'own e-mail, guessing': () =>
    t.call(updateMe, { adminEmail: theirs, currentPassword: 'Guess@1234' }, owner.token),
  'own password': () =>
    t.call(changePassword, { currentPassword: 'Guess@1234', newPassword: 'Taken@9876' }, owner.token),
  'own e-mail by the store’s form': () =>
    t.call(updateStoreAdmin, { id: owner.account.id, adminEmail: theirs }, owner.token),
  'own e-mail by an operator’s form': () =>
    t.call(updateStoreAdmin, { id: operator.account.id, adminEmail: theirs }, operator.token),
  'a first administrator’s e-mail': () =>
    t.call(
      updateFirstAdmin,
      {
        storeId: owner.store.id,
        storeFirstAdminId: owner.account.id,
        adminAccount: owner.account.adminAccount,
        adminName: owner.account.adminName,
        adminEmail: theirs,
        sendEmailResetPwd: true,
      },
      operator.token,
    ),
}

const readAccount = async (id: number) =>
  (await t.deps.db.select().from(accounts).where(eq(accounts.id, id)))[0]

test.each(Object.entries(attempts))('a stolen access token does not change %s', async (_name, attempt) => {
  const before = [await readAccount(owner.account.id), await readAccount(operator.account.id)]
  expect(needsPassword(await attempt())).toBe(true)
  expect([await readAccount(owner.account.id), await readAccount(operator.account.id)]).toEqual(before)
})

test('a mail that the attacker can cause goes to the owner’s address only', async () => {
  expect((await t.call(resendVerification, {}, owner.token)).status).toBe(409)
  expect((await readAccount(owner.account.id))?.newEmail).toBeNull()
})

test('no answer about the account holds its password, a refresh token or a link', async () => {
  const { body } = await t.call(listSessions, {}, owner.token)
  expect(JSON.stringify(body)).not.toMatch(/hash|token/i)
})

/** These calls need a recent sign-in, so an old session's token is not enough. */
const laterAttempts: Record<string, () => Promise<{ body: { code?: string } }>> = {
  'add an authenticator app': () => t.call(startTotp, {}, owner.token),
  'add a passkey': () => t.call(startPasskey, {}, owner.token),
  'get recovery codes': () => t.call(replaceRecoveryCodes, {}, owner.token),
  'reset somebody’s second factor': () => t.call(resetSecondFactor, { id: owner.account.id }, operator.token),
  'add an account of their own': () =>
    t.call(
      createStoreAdmin,
      {
        storeCode: owner.store.storeCode,
        adminAccount: 'attacker',
        adminName: 'x',
        adminEmail: theirs,
        adminPasswd: 'Taken@9876',
      },
      owner.token,
    ),
  'export the members': () => t.call(exportMembers, { store: owner.store.storeCode }, owner.token),
}

test.each(Object.entries(laterAttempts))('a stolen access token does not %s', async (_name, attempt) => {
  await t.deps.db.update(sessions).set({ authenticatedAt: sql`now() - interval '11 minutes'` })
  expect((await attempt()).body.code).toBe('REAUTHENTICATION_REQUIRED')
})

test('guessing the password does not make the sign-in recent', async () => {
  await t.deps.db.update(sessions).set({ authenticatedAt: sql`now() - interval '11 minutes'` })
  const proof = { method: 'password', password: 'Guess@1234' } as const
  expect((await t.call(reauthenticate, { proof }, owner.token)).status).toBe(400)
  expect((await t.call(startTotp, {}, owner.token)).status).toBe(403)
})
