import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../adapters/mail/mail.ts'
import { accounts } from '../db/schema/index.ts'
import { mailReviewResult } from '../features/advertising/ad/mail-review-result.ts'
import { mailEmailChange, mailVerification } from '../features/platform/email-address/mail-email-address.ts'
import { mailPasswordChanged } from '../features/platform/session/mail-password-changed.ts'
import { mailForgottenPassword, mailInvitation } from '../features/platform/session/mail-password-link.ts'
import { mailSecondFactorChange } from '../features/platform/second-factor/mail-second-factor-change.ts'
import { mailOfflineDevices } from '../features/road/device/mail-offline-devices.ts'
import { mailLateStarts } from '../features/road/record/mail-late-starts.ts'
import { makeDevice } from '../testing/ad-factories.ts'
import { makeOperator, makeStore, makeStoreAdmin, type Person } from '../testing/factories.ts'
import { makeOnAir } from '../testing/road-factories.ts'
import type { TestApp } from '../testing/test-app.ts'
import { startContractTestApp } from './contract-test-app.ts'

let t: TestApp
let store: Person
let operator: Person
let mails: Mail[] = []
const names = { storeName: 'Cafe', adminName: 'Lin' }

beforeAll(async () => {
  t = await startContractTestApp()
  const { id: storeId } = await makeStore(t.deps, { storeName: names.storeName })
  store = await makeStoreAdmin(t.deps, { storeId, adminName: names.adminName })
  operator = await makeOperator(t.deps)
  await t.deps.db
    .update(accounts)
    .set({ adminName: names.adminName })
    .where(eq(accounts.id, operator.account.id))
})
afterAll(() => t.close())

const post = () => ({
  db: t.deps.db,
  mailer: { send: async (mail: Mail) => void mails.push(mail) },
  consoleUrl: () => 'https://console.example.tw',
  signupDays: 14,
})

/** Every mail that the platform sends; the names in them are Latin, so that Chinese can only be ours. */
const senders: Record<string, () => Promise<unknown>> = {
  'forgotten password': () => mailForgottenPassword(post(), store.account.adminEmail),
  invitation: () => mailInvitation(post(), store.account.id),
  'changed second factor': () =>
    mailSecondFactorChange(post(), { accountId: store.account.id, change: 'passkeyAdded' }),
  'used recovery code': () =>
    mailSecondFactorChange(post(), { accountId: store.account.id, change: 'recoveryCodeUsed' }),
  'password changed': () => mailPasswordChanged(post(), store.account.id),
  verification: async () => {
    await setAddress({ emailVerifiedAt: null, isSignUp: true })
    await mailVerification(post(), store.account.id)
    await setAddress({ emailVerifiedAt: new Date() })
  },
  'changed address': async () => {
    await setAddress({ newEmail: 'new@example.tw' })
    for (const isOwn of [true, false]) await mailEmailChange(post(), { accountId: store.account.id, isOwn })
    await setAddress({ newEmail: null })
  },
  'approved ad': () => mailReview('approved'),
  'rejected ad': () => mailReview('rejected'),
  'withdrawn ad': () => mailReview('withdrawn'),
  'offline devices': async () => {
    const { id } = await makeDevice(t.deps, { name: 'Box', offlineToldAt: new Date() })
    return mailOfflineDevices(post(), [id])
  },
  'late starts': async () => {
    const { recordId } = await makeOnAir(t.deps, { name: 'Sale', storeId: store.store.id })
    return mailLateStarts(post(), [recordId])
  },
}

const setAddress = (change: Partial<typeof accounts.$inferInsert>) =>
  t.deps.db.update(accounts).set(change).where(eq(accounts.id, store.account.id))

async function mailReview(result: 'approved' | 'rejected' | 'withdrawn') {
  const { ad } = await makeOnAir(t.deps, { name: 'Sale', storeId: store.store.id, reason: 'Too dark' })
  return mailReviewResult(post(), result, ad.id)
}

async function readMails(sender: () => Promise<unknown>, language: 'en' | null): Promise<Mail[]> {
  const ids = [store.account.id, operator.account.id]
  await t.deps.db.update(accounts).set({ language }).where(inArray(accounts.id, ids))
  mails = []
  await sender()
  return mails
}

const chinese = /[\u3000-\u9fff\uff00-\uffef]/
const isChinese = ({ subject, text }: Mail) => [chinese.test(subject), chinese.test(text)]

test.each(Object.entries(senders))('%s is in the language of the account', async (_name, sender) => {
  const english = await readMails(sender, 'en')
  expect(english.length).toBeGreaterThan(0)
  for (const mail of english) expect([mail, isChinese(mail)]).toEqual([mail, [false, false]])
  const chosenNone = await readMails(sender, null)
  for (const mail of chosenNone) expect([mail, isChinese(mail)]).toEqual([mail, [true, true]])
})
