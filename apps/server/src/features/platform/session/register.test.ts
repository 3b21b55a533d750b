import { getMe, register, signIn } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../testing/factories.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let mail: MailServer
let t: TestApp
beforeAll(async () => {
  mail = await startMailServer()
  t = await startTestApp({ settings: { smtpUrl: mail.url } })
})
afterAll(async () => {
  await t.close()
  await mail.stop()
})
const form = { name: '晨光早餐', email: 'morning@example.tw', password: 'Right@1234' }

test('creates a store on sign-up and signs in', async () => {
  const answer = await t.call(register, form)
  expect(answer.body).toMatchObject({
    status: 200,
    message: 'Account successfully created',
    result: 'ok',
    error: null,
  })
  const me = await t.call(getMe, {}, answer.body.token.accessToken)
  expect(me.body.user).toMatchObject({ adminName: '晨光早餐', storeName: '晨光早餐', roles: ['ROLE_STORE'] })
})

test('answers a known address like an unknown one, and the mail tells the person', async () => {
  const email = 'taken@example.tw'
  const known = await makeAccount(t.deps, { adminAccount: email, adminAccountKey: email, adminEmail: email })
  const again = await t.call(register, { ...form, email: 'Taken@example.tw' })
  const fresh = await t.call(register, { ...form, email: 'fresh@example.tw' })
  const shape = ({ status, body }: typeof again) => ({
    code: status,
    ...body,
    token: Object.keys(body.token),
  })
  expect(shape(again)).toEqual(shape(fresh))
  const user = async ({ body }: typeof again) => (await t.call(getMe, {}, body.token.accessToken)).body.user
  for (const { id, adminAccount, storeCode } of [await user(again), await user(fresh)]) {
    expect(id).not.toBe(known.id)
    expect(adminAccount).toBe(storeCode)
  }
  const letterTo = (address: string) => until(() => mail.letters.find(({ to }) => to === address)?.text)
  expect(await letterTo('Taken@example.tw')).toContain('先前已有帳號')
  expect(await letterTo('fresh@example.tw')).not.toContain('先前已有帳號')
})

test('signs in with the address, known or not, and the password decides which account', async () => {
  const email = 'shared@example.tw'
  const owner = await makeAccount(t.deps, { adminEmail: email, password: 'Owner@9876' })
  const { body } = await t.call(register, { ...form, email })
  const who = async (adminPasswd: string) => {
    const signed = await t.call(signIn, { adminAccount: 'SHARED@example.tw', adminPasswd })
    return signed.status === 200
      ? (await t.call(getMe, {}, signed.body.accessToken)).body.user.id
      : signed.status
  }
  expect(await who('Owner@9876')).toBe(owner.id)
  expect(await who(form.password)).toBe((await t.call(getMe, {}, body.token.accessToken)).body.user.id)
  expect(await who('Wrong@1234')).toBe(401)
})

test('many sign-ups with somebody’s address do not keep the owner from signing in with it', async () => {
  const email = 'crowd@example.tw'
  const owner = await makeAccount(t.deps, { adminEmail: email, password: 'Owner@9876' })
  for (let i = 0; i < 5; i++)
    await makeAccount(t.deps, { adminEmail: email, emailVerifiedAt: null, password: 'Other@9876' })
  const { body } = await t.call(signIn, { adminAccount: email, adminPasswd: 'Owner@9876' })
  expect((await t.call(getMe, {}, body.accessToken)).body.user.id).toBe(owner.id)
})

test('opens one store when the same sign-up is sent twice, simultaneously or later', async () => {
  const send = () => t.call(register, { ...form, email: 'twice@example.tw' })
  const answers = [...(await Promise.all([send(), send()])), await send()]
  const stores = await Promise.all(
    answers.map(async ({ body }) => (await t.call(getMe, {}, body.token.accessToken)).body.user.storeId),
  )
  expect(new Set(stores).size).toBe(1)
  const other = await t.call(register, { ...form, email: 'twice@example.tw', password: 'Other@5678' })
  const { storeId } = (await t.call(getMe, {}, other.body.token.accessToken)).body.user
  expect(stores).not.toContain(storeId)
})

test('rejects a weak password at its field', async () => {
  const answer = await t.call(register, { ...form, email: 'weak@example.tw', password: 'weak' })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields ?? {})).toEqual(['password'])
})

test('reports that sign-up is closed', async () => {
  const closed = await startTestApp({ settings: { signup: 'closed' } })
  try {
    expect((await closed.call(register, form)).body).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  } finally {
    await closed.close()
  }
})
