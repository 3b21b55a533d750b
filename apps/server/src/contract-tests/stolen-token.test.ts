import { endpoints, isMemberOnly } from '@lumiroute/contract'
import { updateFirstAdmin, updateStoreAdmin } from '@lumiroute/contract/account'
import { resendVerification } from '@lumiroute/contract/email-address'
import { reauthenticate, startTotp } from '@lumiroute/contract/second-factor'
import { changePassword, listSessions, signInProofHeader, updateMe } from '@lumiroute/contract/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../db/schema/index.ts'
import {
  getPlatform,
  makeAccount,
  makeOperator,
  makeStoreAdmin,
  type Person,
  signInAs,
} from '../testing/factories.ts'
import type { TestApp } from '../testing/test-app.ts'
import { sendParts } from './call-parts.ts'
import { startContractTestApp } from './contract-test-app.ts'
import { createFingerprint, type Fingerprint } from './fingerprint.ts'
import { ownParts } from './own-parts.ts'

let t: TestApp
let owner: Person
let operator: Person
let fingerprint: Fingerprint
const password = 'Right@1234'
const theirs = 'attacker@example.tw'

beforeAll(async () => {
  t = await startContractTestApp()
  owner = await signInAs(t.deps, await makeAccount(t.deps, { password, isFirst: true }))
  const { id: storeId } = await getPlatform(t.deps)
  operator = await signInAs(t.deps, await makeAccount(t.deps, { password, storeId, role: 'ROLE_ADMIN' }))
  fingerprint = await createFingerprint(t)
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

/** Members prove their sign-in differently: see own-profile.test.ts. */
const sensitive = endpoints.filter(({ recentSignIn, access }) => recentSignIn && !isMemberOnly(access))

/** In the moment after the sign-in; a thief has the token, not the proof. */
test.each(sensitive)('a token stolen right after the sign-in is not enough for $id', async (endpoint) => {
  const { access } = endpoint
  const people = [await makeOperator(t.deps), await makeStoreAdmin(t.deps, { isFirst: true })]
  for (const person of access.who === 'operator' ? people.slice(0, 1) : people) {
    const { token } = person
    const own = ownParts(endpoint, person)
    const before = await fingerprint()
    const { statusCode, body } = await sendParts(t.app, endpoint, own, { token, isThief: true })
    expect([statusCode, JSON.parse(body)]).toMatchObject([403, { code: 'REAUTHENTICATION_REQUIRED' }])
    expect(await fingerprint()).toEqual(before)
    const known = await sendParts(t.app, endpoint, own, { token })
    expect(known.body).not.toContain('REAUTHENTICATION_REQUIRED')
  }
})

/**
 * Calls about accounts and their factors that a thief may make. A new one is either sensitive or belongs here, with its
 * reason.
 */
const harmless = {
  'account.delete': 'takes nothing over; an owner or operator restores it',
  'account.deleteAll': 'as account.delete',
  'account.updateFirst': 'another address needs the caller’s password; links go to the known one',
  'emailAddress.cancel': 'keeps the address in force',
  'emailAddress.resend': 'mails the address that the owner typed',
  'secondFactor.reauthenticate': 'needs the password or a factor itself, and is throttled',
  'secondFactor.renamePasskey': 'a label',
  'secondFactor.startReauthentication': 'a challenge for the owner’s own factors',
  'session.changePassword': 'needs the current password',
  'session.end': 'this is how an owner throws the thief out',
  'session.endOthers': 'this is how an owner throws the thief out',
  'session.signOut': 'ends the stolen session',
  'session.updateMe': 'another address needs the current password',
}

test('every call that changes an account is sensitive, or is known to be harmless', () => {
  const nouns = ['account', 'emailAddress', 'secondFactor', 'session']
  const changing = endpoints.filter(
    ({ id, method, access }) =>
      nouns.includes(id.split('.')[0] as string) && method !== 'GET' && access.who !== 'public',
  )
  const open = changing.filter(({ recentSignIn }) => !recentSignIn).map(({ id }) => id)
  expect(open.sort()).toEqual(Object.keys(harmless))
})

test('guessing the password gives no proof', async () => {
  const proof = { method: 'password', password: 'Guess@1234' } as const
  const guessed = await t.call(reauthenticate, { proof }, owner.token)
  expect(guessed.status).toBe(400)
  expect(guessed.body).not.toHaveProperty('signInProof')
})

test.each(['', 'x', 'x'.repeat(5000)])('a made-up proof (%#) is refused', async (proof) => {
  const { body } = await t.call(startTotp, {}, owner.token, { [signInProofHeader]: proof })
  expect(body.code).toBe('REAUTHENTICATION_REQUIRED')
})
