import { updateFirstAdmin, updateStoreAdmin } from '@lumiroute/contract/account'
import { resendVerification } from '@lumiroute/contract/email-address'
import { changePassword, listSessions, updateMe } from '@lumiroute/contract/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../db/schema/index.ts'
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
