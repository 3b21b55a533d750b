import { updateStoreAdmin } from '@lumiroute/contract/account'
import {
  cancelEmailChange,
  resendVerification,
  undoEmailChange,
  verifyEmail,
} from '@lumiroute/contract/email-address'
import { getMe, resetPassword, signIn, updateMe } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeStoreAdmin, type Person, signInAs } from '../../../testing/factories.ts'
import { waitForToken } from '../../../testing/mail-links.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let mail: MailServer
let t: TestApp
let count = 0
const password = 'Right@1234'
beforeAll(async () => {
  mail = await startMailServer()
  t = await startTestApp({ settings: { smtpUrl: mail.url, publicUrl: 'https://console.example.tw' } })
})
afterAll(async () => {
  await t.close()
  await mail.stop()
})

const newAddress = () => `new${(count += 1)}@example.tw`
const open = async (given = {}) => signInAs(t.deps, await makeAccount(t.deps, { password, ...given }))
const me = async ({ token }: Person) => (await t.call(getMe, {}, token)).body.user
const change = ({ token }: Person, adminEmail: string, currentPassword?: string) =>
  t.call(updateMe, { adminEmail, currentPassword }, token)
const lettersTo = (address: string) => mail.letters.filter(({ to }) => to === address)

test('an address is verified once by its link', async () => {
  const person = await open({ emailVerifiedAt: null })
  const { adminEmail } = person.account
  expect((await me(person)).emailVerifiedAt).toBeNull()
  await t.call(resendVerification, {}, person.token)
  const token = await waitForToken(mail, adminEmail, 'verify-email')
  expect((await t.call(verifyEmail, { token })).body.email).toBe(adminEmail)
  expect((await me(person)).emailVerifiedAt).not.toBeNull()
  expect((await t.call(verifyEmail, { token })).status).toBe(400)
  expect((await t.call(resendVerification, {}, person.token)).body.code).toBe('CONFLICT')
})

test('an expired link does not verify', async () => {
  const person = await open({ emailVerifiedAt: null })
  await t.call(resendVerification, {}, person.token)
  const token = await waitForToken(mail, person.account.adminEmail, 'verify-email')
  await t.deps.db.execute(
    sql`update email_link set expires_at = now() - interval '1 second' where account_id = ${person.account.id}`,
  )
  expect((await t.call(verifyEmail, { token })).status).toBe(400)
})

test('a new address needs the password, and takes effect when it is confirmed', async () => {
  const person = await open()
  const old = person.account.adminEmail
  const email = newAddress()
  expect((await change(person, email)).body.fields).toEqual({ currentPassword: '必填欄位' })
  expect((await change(person, email, 'Wrong@1234')).body.fields).toEqual({
    currentPassword: '目前密碼不正確',
  })
  expect(await me(person)).toMatchObject({ adminEmail: old, newEmail: null })
  const changed = await change(person, email, password)
  expect(changed.body.user).toMatchObject({ adminEmail: old, newEmail: email })
  const token = await waitForToken(mail, email, 'verify-email')
  expect(lettersTo(old)[0]?.text).toContain(email)
  expect((await t.call(verifyEmail, { token })).status).toBe(200)
  expect(await me(person)).toMatchObject({ adminEmail: email, newEmail: null })
})

test('name and language need no password, also with the same address sent back', async () => {
  const person = await open()
  const { adminEmail } = person.account
  const saved = await t.call(updateMe, { adminName: '新名字', adminEmail, language: 'en' }, person.token)
  expect(saved.body.user).toMatchObject({ adminName: '新名字', adminEmail, newEmail: null, language: 'en' })
})

test('the old address undoes the change, which ends all sessions and the password', async () => {
  const person = await open()
  const { adminEmail: old, adminAccount } = person.account
  const email = newAddress()
  await change(person, email, password)
  const undo = await waitForToken(mail, old, 'undo-email')
  await t.call(verifyEmail, { token: await waitForToken(mail, email, 'verify-email') })
  const after = mail.letters.length
  expect((await t.call(undoEmailChange, { token: undo })).body.email).toBe(old)
  expect((await t.call(getMe, {}, person.token)).status).toBe(401)
  expect((await t.call(signIn, { adminAccount, adminPasswd: password })).status).toBe(401)
  const token = await waitForToken(mail, old, 'reset-password', after)
  expect((await t.call(resetPassword, { token, password: 'Newer@5678' })).status).toBe(200)
  const { body } = await t.call(signIn, { adminAccount, adminPasswd: 'Newer@5678' })
  expect((await t.call(getMe, {}, body.accessToken)).body.user.adminEmail).toBe(old)
  expect((await t.call(undoEmailChange, { token: undo })).status).toBe(400)
})

test('an undone change cannot be confirmed any more', async () => {
  const person = await open()
  const email = newAddress()
  await change(person, email, password)
  const confirm = await waitForToken(mail, email, 'verify-email')
  await t.call(undoEmailChange, {
    token: await waitForToken(mail, person.account.adminEmail, 'undo-email'),
  })
  expect((await t.call(verifyEmail, { token: confirm })).status).toBe(400)
})

test('a cancelled change and a replaced one cannot be confirmed', async () => {
  const person = await open()
  const [first, second] = [newAddress(), newAddress()]
  await change(person, first, password)
  const firstToken = await waitForToken(mail, first, 'verify-email')
  await change(person, second, password)
  const secondToken = await waitForToken(mail, second, 'verify-email')
  expect((await t.call(verifyEmail, { token: firstToken })).status).toBe(400)
  await t.call(cancelEmailChange, {}, person.token)
  expect((await me(person)).newEmail).toBeNull()
  expect((await t.call(verifyEmail, { token: secondToken })).status).toBe(400)
})

test('a link of one kind is no link of the other', async () => {
  const person = await open()
  const email = newAddress()
  await change(person, email, password)
  const confirm = await waitForToken(mail, email, 'verify-email')
  const undo = await waitForToken(mail, person.account.adminEmail, 'undo-email')
  expect((await t.call(undoEmailChange, { token: confirm })).status).toBe(400)
  expect((await t.call(verifyEmail, { token: undo })).status).toBe(400)
})

test('a colleague’s change needs the colleague’s password and the new address; the old one cannot undo it', async () => {
  const owner = await open()
  const other = await makeStoreAdmin(t.deps, { storeId: owner.store.id })
  const { id, adminEmail: old } = other.account
  const email = newAddress()
  const edit = (currentPassword?: string) =>
    t.call(updateStoreAdmin, { id, adminEmail: email, currentPassword }, owner.token)
  expect((await edit()).body.fields).toEqual({ currentPassword: '必填欄位' })
  expect((await edit(password)).body.storeAdmin).toMatchObject({ adminEmail: old, newEmail: email })
  const token = await waitForToken(mail, email, 'verify-email')
  const notice = await until(() => lettersTo(old)[0])
  expect(notice.text).not.toContain('undo-email')
  expect((await t.call(verifyEmail, { token })).status).toBe(200)
  expect((await me(other)).adminEmail).toBe(email)
})

test('a colleague’s change revokes the undo link of an earlier one', async () => {
  const owner = await open()
  const other = await open({ storeId: owner.store.id })
  const { id, adminEmail: old } = other.account
  await change(other, newAddress(), password)
  const undo = await waitForToken(mail, old, 'undo-email')
  await t.call(updateStoreAdmin, { id, adminEmail: newAddress(), currentPassword: password }, owner.token)
  expect((await t.call(undoEmailChange, { token: undo })).status).toBe(400)
})

test('an address that was never verified is replaced immediately', async () => {
  const person = await open({ emailVerifiedAt: null })
  const email = newAddress()
  await change(person, email, password)
  expect(await me(person)).toMatchObject({ adminEmail: email, newEmail: null, emailVerifiedAt: null })
  await t.call(verifyEmail, { token: await waitForToken(mail, email, 'verify-email') })
  expect((await me(person)).emailVerifiedAt).not.toBeNull()
})

test('mails to an unverified address hold no text that somebody typed', async () => {
  const typed = { adminAccount: 'win-prize.example', adminName: 'Visit win.example' }
  const person = await open({ ...typed, emailVerifiedAt: null })
  await t.call(resendVerification, {}, person.token)
  const { adminEmail } = person.account
  await waitForToken(mail, adminEmail, 'verify-email')
  for (const { text } of lettersTo(adminEmail))
    for (const word of [...Object.values(typed), person.store.storeName]) expect(text).not.toContain(word)
})
