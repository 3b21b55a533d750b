import { approveAd, recordOfflinePayment, rejectAd, updateAdCheck } from '@lumiroute/contract/ad'
import { createStoreAdmin, deleteStoreAdmins, updateStoreAdmin } from '@lumiroute/contract/account'
import { listAudit } from '@lumiroute/contract/audit'
import { changePassword, signIn, signOut } from '@lumiroute/contract/session'
import { updateStore } from '@lumiroute/contract/store'
import { updateStoreQuota } from '@lumiroute/contract/store-quota'
import { addThirdParty, modifyThirdParty } from '@lumiroute/contract/third-party'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdIn } from '../../../testing/ad-steps.ts'
import { makeAccount, makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { deleteOldAudit } from './delete-old-audit.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp({ settings: { trustProxy: '127.0.0.1' } })
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

const password = 'Right@1234'
const from = (address: string) => ({ 'x-forwarded-for': address, 'user-agent': 'Test/1.0' })
type Asked = Parameters<typeof t.call<typeof listAudit>>[1]
const ask = async (asked: Asked, { token }: Person = operator) =>
  (await t.call(listAudit, asked, token)).body.auditList
const named = ({ store }: Person) => ({ store: store.storeCode })

test('one search answers who approved an ad, from where, and what changed', async () => {
  const ad = await makeAdIn(t, { review: 'request', pay: 'paid' }, { name: '夏季冰品' })
  const approved = await t.call(approveAd, { adId: ad.id }, operator.token, from('203.0.113.7'))
  expect(approved.status).toBe(200)
  const [found, ...more] = await ask({ objectKind: 'ad', objectId: String(ad.id), action: 'ad.approved' })
  expect(more).toEqual([])
  expect(found).toMatchObject({
    account: {
      id: operator.account.id,
      adminAccount: operator.account.adminAccount,
      adminName: operator.account.adminName,
    },
    role: 'ROLE_ADMIN',
    address: '203.0.113.7',
    userAgent: 'Test/1.0',
    sessionId: operator.sessionId,
    store: { id: ad.storeId },
    objectName: '夏季冰品',
    change: { payStatus: { from: 'request', to: 'accept' } },
    outcome: 'done',
  })
})

test('shows what a second approval changed', async () => {
  const ad = await makeAdIn(t, { review: 'request', pay: 'paid' })
  await t.call(approveAd, { adId: ad.id }, operator.token)
  await t.deps.db.execute(sql`update ad set review = 'request', marquee = '新字幕' where id = ${ad.id}`)
  await t.call(approveAd, { adId: ad.id }, operator.token)
  const [second] = await ask({ objectKind: 'ad', objectId: String(ad.id), action: 'ad.approved' })
  expect(second?.change).toMatchObject({ marquee: { from: '', to: '新字幕' } })
})

test('records the step that the specification’s one call took, with the reason', async () => {
  const ad = await makeAdIn(t, { review: 'request', pay: 'paid' })
  const input = { adId: ad.id, payStatus: 'reject', reason: '字太小' } as const
  expect((await t.call(updateAdCheck, input, operator.token)).status).toBe(200)
  const rows = await ask({ objectKind: 'ad', objectId: String(ad.id) })
  expect(rows.map(({ action, change }) => ({ action, change }))).toEqual([
    {
      action: 'ad.rejected',
      change: { payStatus: { from: 'request', to: 'reject' }, reason: { from: '', to: '字太小' } },
    },
  ])
})

test('records nothing about a refused transition', async () => {
  const ad = await makeAdIn(t, { review: 'draft', pay: 'none' })
  expect((await t.call(rejectAd, { adId: ad.id, reason: '不行' }, operator.token)).status).toBe(409)
  expect(await ask({ objectKind: 'ad', objectId: String(ad.id) })).toEqual([])
})

test('records an offline payment with its amount', async () => {
  const ad = await makeAdIn(t, { review: 'request', pay: 'unpay' })
  await t.call(recordOfflinePayment, { adId: ad.id, memo: '匯款' }, operator.token)
  const [row] = await ask({ action: 'ad.paymentRecorded', objectId: String(ad.id) })
  expect(row?.change).toMatchObject({ amount: { from: null, to: t.deps.settings.adPrice } })
})

test('records sign-in, sign-out and a changed password, without the password', async () => {
  const account = await makeAccount(t.deps, { password })
  const typed = { adminAccount: account.adminAccount, adminPasswd: password }
  const { body } = await t.call(signIn, typed, undefined, from('203.0.113.20'))
  const change = { currentPassword: password, newPassword: 'Other@5678' }
  await t.call(changePassword, change, body.accessToken)
  await t.call(signOut, {}, body.accessToken)
  const rows = await ask({ account: account.adminAccount.toUpperCase() })
  expect(rows.map(({ action }) => action)).toEqual(['session.signOut', 'password.changed', 'session.signIn'])
  for (const row of rows)
    expect(row).toMatchObject({
      store: { id: account.storeId },
      objectKind: 'account',
      objectId: String(account.id),
      objectName: account.adminAccount,
    })
  expect(rows[2]?.address).toBe('203.0.113.20')
  expect(JSON.stringify(rows)).not.toMatch(/Right@1234|Other@5678|argon2/)
})

test('records failed sign-ins and when they lock out', async () => {
  const account = await makeAccount(t.deps, { password })
  const attempt = { adminAccount: account.adminAccount, adminPasswd: 'Wrong@1234' }
  for (let i = 0; i < 8; i++) await t.call(signIn, attempt, undefined, from('203.0.113.30'))
  const rows = await ask({ account: account.adminAccount })
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'session.lockedOut refused',
    ...Array.from({ length: 5 }, () => 'session.signInFailed refused'),
  ])
})

test('records attempts of a disabled account, at most five a minute', async () => {
  const account = await makeAccount(t.deps, { password, adminEnabled: false })
  const typed = { adminAccount: account.adminAccount, adminPasswd: password }
  for (let i = 0; i < 7; i++) expect((await t.call(signIn, typed)).status).toBe(403)
  const rows = await ask({ account: account.adminAccount })
  expect(rows.map(({ action }) => action)).toEqual(Array.from({ length: 5 }, () => 'session.signInFailed'))
})

test('bounds what strangers can add with invented names', async () => {
  const attempts = Array.from({ length: 40 }, (_, i) => ({
    adminAccount: `nobody-${i}`,
    adminPasswd: 'Wrong@1',
  }))
  for (const [i, attempt] of attempts.entries())
    await t.call(signIn, attempt, undefined, from(`198.51.100.${i}`))
  const rows = await ask({ q: 'nobody-', action: 'session.signInFailed' })
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThanOrEqual(20)
  expect(rows[0]).toMatchObject({ store: null, account: { id: null } })
})

test('records a call without the right to it once, in the caller’s own trail', async () => {
  const [person, other] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  const change = { id: other.store.id, storeName: '搶來的' }
  for (let i = 0; i < 3; i++) expect((await t.call(updateStore, change, person.token)).status).toBe(403)
  expect(await ask(named(person))).toMatchObject([
    { action: 'store.updated', outcome: 'refused', account: { id: person.account.id }, objectName: '' },
  ])
  expect(await ask(named(other))).toEqual([])
})

test('records accounts with what changed, and each deleted one', async () => {
  const person = await makeStoreAdmin(t.deps, { isFirst: true })
  const { storeCode } = person.store
  const form = { adminName: '小美', adminEmail: 'mei@example.tw', adminEnabled: true }
  const made = await t.call(
    createStoreAdmin,
    { storeCode, adminAccount: `mei${person.account.id}`, adminPasswd: password, ...form },
    person.token,
  )
  const { id } = made.body.storeAdmin
  await t.call(updateStoreAdmin, { id, adminName: '美美' }, person.token)
  await t.call(updateStoreAdmin, { id, adminEnabled: false }, person.token)
  await t.call(deleteStoreAdmins, { storeCode }, person.token)
  const rows = await ask({ objectKind: 'account', objectId: String(id) }, person)
  expect(rows.map(({ action }) => action)).toEqual([
    'account.deleted',
    'account.disabled',
    'account.updated',
    'account.created',
  ])
  expect(rows[1]?.change).toEqual({ adminEnabled: { from: true, to: false } })
  expect(rows[2]?.change).toEqual({ adminName: { from: '小美', to: '美美' } })
  expect(JSON.stringify(rows)).not.toContain(password)
})

test('tells that a secret changed, never its value', async () => {
  const person = await makeStoreAdmin(t.deps)
  const secret = '0123456789abcdef0123456789abcdef'
  const form = { lineChannelSecret: secret, lineAccessToken: 'token-'.repeat(20), lineLiffId: '165-abc' }
  await t.call(addThirdParty, { ...named(person), ...form }, person.token)
  await t.call(modifyThirdParty, { ...named(person), ...form, lineLiffId: '165-xyz' }, person.token)
  const rows = await ask({ action: 'thirdParty.saved' }, person)
  expect(rows[0]?.change).toMatchObject({ lineLiffId: { from: '165-abc', to: '165-xyz' } })
  expect(rows[1]?.change).toMatchObject({ lineChannelSecret: 'changed', lineAccessToken: 'changed' })
  expect(JSON.stringify(rows)).not.toMatch(/0123456789abcdef|token-token/)
})

test('records quotas and a disabled store for the operator and for that store', async () => {
  const person = await makeStoreAdmin(t.deps)
  const { id } = person.store
  await t.call(updateStoreQuota, { id, members: 5, storageMb: null, products: null }, operator.token)
  const rows = await ask({ action: 'quota.changed' }, person)
  expect(rows).toMatchObject([{ objectId: String(id), change: { members: { from: null, to: 5 } } }])
  await t.call(updateStore, { id, storeEnabled: false }, operator.token)
  const [disabled] = await ask(named(person))
  expect(disabled).toMatchObject({
    action: 'store.disabled',
    change: { storeEnabled: { from: true, to: false } },
  })
})

test('survives the account and keeps its name', async () => {
  const person = await makeStoreAdmin(t.deps)
  const account = await makeAccount(t.deps, { storeId: person.store.id, password, adminName: '離職員工' })
  await t.call(signIn, { adminAccount: account.adminAccount, adminPasswd: password })
  await t.call(deleteStoreAdmins, { storeCode: person.store.storeCode }, person.token)
  const [row] = await ask({ action: 'session.signIn' }, person)
  expect(row?.account).toEqual({ id: account.id, adminAccount: account.adminAccount, adminName: '離職員工' })
})

test('refuses to change or delete rows, even old ones', async () => {
  await makeAdIn(t, { review: 'draft', pay: 'none' })
  const run = (text: string) => t.deps.db.pool.query(text)
  await expect(run(`update audit_event set account = 'x'`)).rejects.toThrow('append only')
  await expect(run('delete from audit_event')).rejects.toThrow('append only')
  await expect(run('truncate audit_event')).rejects.toThrow('append only')
  await expect(
    run(`begin; select set_config('lumiroute.audit_days', '0', true); delete from audit_event`),
  ).rejects.toThrow('append only')
})

test('forgets rows after the retention time', async () => {
  const add = (days: number) =>
    t.deps.db.execute(sql`insert into audit_event (at, address, action, object_kind, object_name)
      values (now() - make_interval(days => ${days}), '127.0.0.1', 'ad.deleted', 'ad', 'retention')`)
  for (const days of [1, 729, 731, 2000]) await add(days)
  await deleteOldAudit(t.deps)
  const kept = await ask({ object: 'retention' })
  expect(kept).toHaveLength(2)
})
