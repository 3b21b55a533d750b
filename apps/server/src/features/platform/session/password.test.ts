import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  changePassword,
  findPasswordLink,
  forgotPassword,
  getMe,
  resetPassword,
  signIn,
} from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../../adapters/mail/mail.ts'
import { makeAccount, signInAs } from '../../../testing/factories.ts'
import { readTokens } from '../../../testing/mail-links.ts'
import { startMailServer, type MailServer } from '../../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { mailForgottenPassword } from './mail-password-link.ts'

let mail: MailServer
let t: TestApp
const password = 'Right@1234'
const next = 'Newer@5678'
beforeAll(async () => {
  mail = await startMailServer()
  t = await startTestApp({ settings: { smtpUrl: mail.url, publicUrl: 'https://console.example.tw' } })
})
afterAll(async () => {
  await t.close()
  await mail.stop()
})

const linkIn = (letter: string) =>
  /https:\/\/console\.example\.tw\/reset-password\?token=([\w-]+)/.exec(letter)?.[1] as string
const letterTo = (address: string) => until(() => mail.letters.find(({ to }) => to === address)?.text)
const canSignIn = async (adminAccount: string, adminPasswd: string) =>
  (await t.call(signIn, { adminAccount, adminPasswd })).status === 200

test('sets the password once by a mailed link and ends every session', async () => {
  const account = await makeAccount(t.deps, { password })
  const person = await signInAs(t.deps, account)
  await t.call(forgotPassword, { email: account.adminEmail.toUpperCase() })
  const token = linkIn(await letterTo(account.adminEmail))
  expect((await t.call(resetPassword, { token, password: next })).status).toBe(200)
  expect((await t.call(getMe, {}, person.token)).status).toBe(401)
  expect(await canSignIn(account.adminAccount, next)).toBe(true)
  expect((await t.call(resetPassword, { token, password })).status).toBe(400)
})

test('sets one password from two simultaneous uses of one link', async () => {
  const account = await makeAccount(t.deps, { password })
  await t.call(forgotPassword, { email: account.adminEmail })
  const token = linkIn(await letterTo(account.adminEmail))
  const answers = await Promise.all(
    [next, 'Other@9999'].map((given) => t.call(resetPassword, { token, password: given })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('rejects a link after half an hour', async () => {
  const account = await makeAccount(t.deps, { password })
  await t.call(forgotPassword, { email: account.adminEmail })
  const token = linkIn(await letterTo(account.adminEmail))
  await t.deps.db.execute(sql`update password_link set expires_at = expires_at - interval '30 minutes'`)
  expect((await t.call(resetPassword, { token, password: next })).status).toBe(400)
})

test('gives the same response for an unknown address and sends no mail', async () => {
  const account = await makeAccount(t.deps, { password })
  const known = await t.call(forgotPassword, { email: account.adminEmail })
  const unknown = await t.call(forgotPassword, { email: 'nobody@example.tw' })
  expect(unknown.body).toEqual(known.body)
  await letterTo(account.adminEmail)
  expect(mail.letters.some(({ to }) => to === 'nobody@example.tw')).toBe(false)
})

test('sends no link to a disabled account', async () => {
  const off = await makeAccount(t.deps, { password, adminEnabled: false })
  const on = await makeAccount(t.deps, { password })
  await t.call(forgotPassword, { email: off.adminEmail })
  await t.call(forgotPassword, { email: on.adminEmail })
  await letterTo(on.adminEmail)
  expect(mail.letters.some(({ to }) => to === off.adminEmail)).toBe(false)
})

test('mails one letter with a link for each account of the address', async () => {
  const adminEmail = 'several@example.tw'
  const accounts = []
  for (let i = 0; i < 7; i++) accounts.push(await makeAccount(t.deps, { password, adminEmail }))
  for (let i = 0; i < 60; i++) await makeAccount(t.deps, { adminEmail, emailVerifiedAt: null })
  await t.call(forgotPassword, { email: adminEmail })
  const letter = await letterTo(adminEmail)
  expect(mail.letters.filter(({ to }) => to === adminEmail)).toHaveLength(1)
  const tokens = readTokens(letter, 'reset-password')
  expect(tokens).toHaveLength(50)
  for (const [i, { adminAccount }] of accounts.entries()) {
    expect(letter).toContain(adminAccount)
    const found = await t.call(findPasswordLink, { token: tokens[i] as string })
    expect(found.body.adminAccount).toBe(adminAccount)
  }
  expect((await t.call(resetPassword, { token: tokens[6] as string, password: next })).status).toBe(200)
  expect(await canSignIn(accounts[6]?.adminAccount as string, next)).toBe(true)
  expect(await canSignIn(accounts[0]?.adminAccount as string, password)).toBe(true)
})

test('leaves out the name of an account whose address is not verified', async () => {
  const { adminAccount, adminEmail } = await makeAccount(t.deps, { emailVerifiedAt: null })
  await t.call(forgotPassword, { email: adminEmail })
  const letter = await letterTo(adminEmail)
  expect(letter.replaceAll(adminEmail, '')).not.toContain(adminAccount)
  const [token] = readTokens(letter, 'reset-password')
  expect((await t.call(findPasswordLink, { token: token as string })).body).toMatchObject({ adminAccount })
})

test('does not flood a mailbox, and the last link works', async () => {
  const { adminEmail } = await makeAccount(t.deps, { password })
  const sent: Mail[] = []
  const mailer = { send: async (letter: Mail) => void sent.push(letter) }
  const post = { db: t.deps.db, mailer, consoleUrl: () => 'https://console.example.tw' }
  for (let i = 0; i < 8; i++) await mailForgottenPassword(post, adminEmail)
  expect(sent).toHaveLength(5)
  const [token] = readTokens(sent.at(-1)?.text ?? '', 'reset-password')
  expect((await t.call(resetPassword, { token: token as string, password: next })).status).toBe(200)
})

test('tells the address about a change of the password', async () => {
  const account = await makeAccount(t.deps, { password })
  const { token } = await signInAs(t.deps, account)
  await t.call(changePassword, { currentPassword: password, newPassword: next }, token)
  expect(await letterTo(account.adminEmail)).toContain(`帳號「${account.adminAccount}」的密碼剛剛變更了`)
})

test('requires the current password for a change and ends the other sessions', async () => {
  const account = await makeAccount(t.deps, { password })
  const here = await signInAs(t.deps, account)
  const there = await signInAs(t.deps, account)
  const wrong = await t.call(changePassword, { currentPassword: 'Wrong@1234', newPassword: next }, here.token)
  expect(wrong.body.fields).toEqual({ currentPassword: '目前密碼不正確' })
  expect(
    (await t.call(changePassword, { currentPassword: password, newPassword: next }, here.token)).status,
  ).toBe(200)
  expect((await t.call(getMe, {}, here.token)).status).toBe(200)
  expect((await t.call(getMe, {}, there.token)).status).toBe(401)
})

test('writes mails to the outbox without a mail server', async () => {
  const plain = await startTestApp()
  try {
    const account = await makeAccount(plain.deps, { password })
    await plain.call(forgotPassword, { email: account.adminEmail })
    const folder = path.join(plain.dataDir, 'outbox')
    const name = await until(async () =>
      (await readdir(folder).catch(() => [])).find((file) => file.endsWith('.eml')),
    )
    expect(await readFile(path.join(folder, name), 'utf8')).toContain(`To: ${account.adminEmail}`)
  } finally {
    await plain.close()
  }
})
