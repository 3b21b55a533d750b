import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { changePassword, forgotPassword, getMe, resetPassword, signIn } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, signInAs } from '../../../testing/factories.ts'
import { startMailServer, type MailServer } from '../../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

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
