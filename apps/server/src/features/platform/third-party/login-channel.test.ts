import { addThirdParty, modifyThirdParty, testThirdParty } from '@lumiroute/contract/third-party'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addChannel, type Channel } from '../../../adapters/line/stand-in/books.ts'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { thirdParties } from '../../../db/schema/index.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let line: StandIn & { channel: Channel }
let t: TestApp
beforeAll(async () => {
  const standIn = await serveLine()
  line = { ...standIn, channel: addChannel(standIn.books, { liffIds: ['165-abc'] }) }
  t = await startTestApp({ settings: { lineApiBase: line.url } })
})
afterAll(async () => {
  await t.close()
  await line.stop()
})

const botForm = () => ({
  lineChannelSecret: line.channel.secret,
  lineAccessToken: line.channel.token,
  lineLiffId: '165-abc',
})
const at = ({ store }: Person) => ({ store: store.storeCode })
const add = (person: Person, change = {}) =>
  t.call(addThirdParty, { ...at(person), ...botForm(), ...change }, person.token)
const modify = (person: Person, change = {}) =>
  t.call(modifyThirdParty, { ...at(person), ...botForm(), ...change }, person.token)
const stored = async ({ store }: Person) =>
  (await t.deps.db.select().from(thirdParties).where(eq(thirdParties.storeId, store.id)))[0]

const loginForm = () => ({
  lineLoginChannelId: line.channel.loginChannelId,
  lineLoginChannelSecret: line.channel.loginSecret,
})
const tryLogin = async (person: Person, input: object = {}) =>
  (await t.call(testThirdParty, { ...at(person), ...input }, person.token)).body.login

test('encrypts and masks the login channel’s secret, and an empty one removes it', async () => {
  const person = await makeStoreAdmin(t.deps)
  const { body } = await add(person, loginForm())
  expect(body.thirdParty.lineLoginChannelSecret).toBe(`••••${line.channel.loginSecret.slice(-4)}`)
  expect(JSON.stringify(await stored(person))).not.toContain(line.channel.loginSecret)
  await modify(person, { ...body.thirdParty, lineLiffId: 'new' })
  expect(await tryLogin(person, { lineLiffId: '' })).toEqual({ ok: true, message: 'LINE Login 設定正確' })
  await modify(person, { ...body.thirdParty, lineLoginChannelSecret: '' })
  expect((await stored(person))?.lineLoginChannelSecret).toBe('')
  expect(await tryLogin(person)).toBeNull()
})

test('tries the login channel with the typed values before the stored ones', async () => {
  const person = await makeStoreAdmin(t.deps)
  expect(await tryLogin(person)).toBeNull()
  const good = { ...loginForm(), lineLiffId: '165-abc' }
  expect(await tryLogin(person, good)).toMatchObject({ ok: true })
  const refused = 'LINE 不接受此 LINE Login Channel ID 或 Channel secret'
  for (const change of [{ lineLoginChannelSecret: 'guessed' }, { lineLoginChannelId: '1' }])
    expect(await tryLogin(person, { ...good, ...change })).toEqual({ ok: false, message: refused })
  expect(await tryLogin(person, { ...good, lineLiffId: '165-other' })).toEqual({
    ok: false,
    message: '這個 LINE Login channel 沒有此 LIFF ID',
  })
})

test('tries the stored login channel unless values are typed', async () => {
  const person = await makeStoreAdmin(t.deps)
  await add(person, { ...loginForm(), lineLoginChannelSecret: 'wrong-secret-of-the-channel' })
  expect(await tryLogin(person)).toMatchObject({ ok: false })
  expect(await tryLogin(person, { ...loginForm(), lineLoginChannelId: '' })).toBeNull()
})
