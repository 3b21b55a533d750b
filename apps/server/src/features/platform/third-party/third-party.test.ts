import { getStore } from '@lumiroute/contract/store'
import {
  addThirdParty,
  listThirdParty,
  modifyThirdParty,
  testThirdParty,
} from '@lumiroute/contract/third-party'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { thirdParties } from '../../../db/schema/index.ts'
import { addChannel, type Channel } from '../../../adapters/line/stand-in/books.ts'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { makeStore, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let line: StandIn & { token: string; channel: Channel }
let t: TestApp
beforeAll(async () => {
  const standIn = await serveLine()
  const channel = addChannel(standIn.books, { liffIds: ['165-abc'] })
  line = { ...standIn, token: channel.token, channel }
  t = await startTestApp({ settings: { lineApiBase: line.url, publicUrl: 'https://console.example.tw' } })
})
afterAll(async () => {
  await t.close()
  await line.stop()
})

const secret = '0123456789abcdef0123456789abcdef'
const form = () => ({ lineChannelSecret: secret, lineAccessToken: line.token, lineLiffId: '165-abc' })
const at = ({ store }: Person) => ({ store: store.storeCode })
const add = (person: Person, change = {}) =>
  t.call(addThirdParty, { ...at(person), ...form(), ...change }, person.token)
const modify = (person: Person, change = {}) =>
  t.call(modifyThirdParty, { ...at(person), ...form(), ...change }, person.token)
const check = (person: Person, lineAccessToken?: string) =>
  t.call(testThirdParty, { ...at(person), ...(lineAccessToken && { lineAccessToken }) }, person.token)
const stored = async ({ store }: Person) =>
  (await t.deps.db.select().from(thirdParties).where(eq(thirdParties.storeId, store.id)))[0]

test('returns secrets masked and stores them encrypted', async () => {
  const person = await makeStoreAdmin(t.deps)
  expect((await t.call(listThirdParty, at(person), person.token)).body.thirdPartyList).toEqual([])
  const { body } = await add(person)
  expect(body.thirdParty).toMatchObject({
    lineChannelSecret: '••••cdef',
    lineAccessToken: `••••${line.token.slice(-4)}`,
    lineLiffId: '165-abc',
    lineLoginChannelId: '',
    lineLoginChannelSecret: '',
    loginCallbackUrl: 'https://console.example.tw/api/member/login/callback',
    webhookUrl: `https://console.example.tw/api/line/webhook/${person.store.storeCode}`,
  })
  expect(body.thirdParty.updatedAt).toMatch(/\+08:00$/)
  const row = JSON.stringify(await stored(person))
  expect(row).not.toContain(secret)
  expect(row).not.toContain(line.token)
  const listed = await t.call(listThirdParty, at(person), person.token)
  expect(listed.body.thirdPartyList).toEqual([body.thirdParty])
  const { body: own } = await t.call(getStore, { id: person.store.id }, person.token)
  expect(own.store.hasThirdParty).toBe(true)
})

test('shows no characters of a short secret', async () => {
  const person = await makeStoreAdmin(t.deps)
  const { body } = await add(person, { lineChannelSecret: 'abcd' })
  expect(body.thirdParty.lineChannelSecret).toBe('••••')
})

test('accepts one of five simultaneous creates', async () => {
  const person = await makeStoreAdmin(t.deps)
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(person)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
})

test('retains the stored secret when its mask is sent back', async () => {
  const person = await makeStoreAdmin(t.deps)
  const { body } = await add(person)
  const before = await stored(person)
  const { status } = await modify(person, { ...body.thirdParty, lineLiffId: 'new' })
  expect(status).toBe(200)
  expect(await stored(person)).toMatchObject({
    lineLiffId: 'new',
    lineChannelSecret: before?.lineChannelSecret,
    lineAccessToken: before?.lineAccessToken,
    version: 2,
  })
  expect((await check(person)).body.ok).toBe(true)
})

test('rejects a mask that does not match the stored secret', async () => {
  const person = await makeStoreAdmin(t.deps)
  expect((await add(person, { lineAccessToken: '••••1234' })).body.fields).toEqual({
    lineAccessToken: '請重新輸入完整的內容',
  })
  await add(person)
  expect((await modify(person, { lineChannelSecret: '••••0000' })).status).toBe(400)
})

test('rejects updating settings that were never created', async () => {
  expect((await modify(await makeStoreAdmin(t.deps))).status).toBe(404)
})

test('requires both secrets', async () => {
  const person = await makeStoreAdmin(t.deps)
  const { body } = await add(person, { lineChannelSecret: ' ', lineAccessToken: '' })
  expect(body.fields).toEqual({ lineChannelSecret: '必填欄位', lineAccessToken: '必填欄位' })
})

test('returns the LINE bot for the given token and for the stored one', async () => {
  const person = await makeStoreAdmin(t.deps)
  expect((await check(person)).body).toMatchObject({ ok: false, message: '尚未設定存取權杖' })
  const named = { status: 200, ok: true, botName: '光點咖啡', basicId: '@216ru' }
  expect((await check(person, line.token)).body).toMatchObject(named)
  const { body } = await add(person)
  expect((await check(person)).body).toMatchObject(named)
  expect((await check(person, body.thirdParty.lineAccessToken)).body).toMatchObject(named)
})

test.each(['wrong', '中文', 'two words', 'line\r\nbreak: 1'])(
  'rejects the token %j with an explanation',
  async (token) => {
    const { status, body } = await check(await makeStoreAdmin(t.deps), token)
    expect([status, body.ok]).toEqual([200, false])
    expect(body.message).toContain('LINE 不接受此存取權杖')
  },
)

test.each([
  ['broken', 'LINE 回應異常（HTTP 500），請稍後再試'],
  ['redirect', '無法連線至 LINE，請檢查網路後再試'],
  ['silent', 'LINE 未於 5 秒內回應，請稍後再試'],
] as const)('explains when LINE is %s', async (how, message) => {
  line.behave(how)
  const { body } = await check(await makeStoreAdmin(t.deps), line.token)
  line.behave('well')
  expect(body).toMatchObject({ status: 200, ok: false, botName: null, message })
})

test('denies another store’s settings', async () => {
  const person = await makeStoreAdmin(t.deps)
  const foreign = { ...person, store: await makeStore(t.deps) }
  const answers = await Promise.all([
    t.call(listThirdParty, at(foreign), person.token),
    add(foreign),
    modify(foreign),
    check(foreign),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})
