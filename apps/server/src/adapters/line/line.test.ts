import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLineClient } from './line-client.ts'
import type { Line } from './line.port.ts'
import { createLine } from './open-line.ts'
import { addChannel, addPerson, type Channel } from './stand-in/books.ts'
import { createDemoBooks, demoChannels } from './stand-in/demo-channels.ts'
import { signIdToken } from './stand-in/id-token.ts'
import { inProcess } from './stand-in/in-process.ts'
import { serveLine, type StandIn } from './stand-in/serve-line.ts'

let standIn: StandIn
let line: Line
beforeAll(async () => {
  standIn = await serveLine()
  line = createLine(createLineClient(standIn.url, fetch))
})
afterAll(() => standIn.stop())

const hello = [{ type: 'text', text: '你好' }]
const someone = () => addPerson(standIn.books).userId
const send = (channel: Channel, change: object = {}) =>
  line.multicast(channel.token, {
    to: [someone()],
    messages: hello,
    retryKey: crypto.randomUUID(),
    ...change,
  })
const sentTo = (token: string) =>
  standIn.books.deliveries.filter((each) => each.token === token).flatMap(({ to }) => to)

test('delivers a multicast once, however often its key is sent', async () => {
  const channel = addChannel(standIn.books)
  const sending = { to: [someone(), someone()], messages: hello, retryKey: crypto.randomUUID() }
  expect(await line.multicast(channel.token, sending)).toMatchObject({ ok: true, isRepeat: false })
  expect(await line.multicast(channel.token, sending)).toMatchObject({ ok: true, isRepeat: true })
  expect(sentTo(channel.token)).toEqual(sending.to)
  expect(await line.consumption(channel.token)).toMatchObject({ ok: true, totalUsage: 2 })
})

test('finds a lost response by the same key', async () => {
  const channel = addChannel(standIn.books)
  const retryKey = crypto.randomUUID()
  standIn.behave('lost')
  expect(await send(channel, { retryKey })).toMatchObject({ ok: false, why: 'away', httpStatus: null })
  standIn.behave('well')
  expect(await send(channel, { retryKey })).toMatchObject({ ok: true, isRepeat: true })
  expect(sentTo(channel.token)).toHaveLength(1)
})

test('rejects a call over the quota completely, and does not charge for people who block', async () => {
  const channel = addChannel(standIn.books, { quota: { type: 'limited', value: 2 } })
  const blocking = someone()
  standIn.books.blocked.add(blocking)
  expect(await send(channel, { to: [someone(), someone(), someone()] })).toMatchObject({ why: 'quota' })
  expect(await send(channel, { to: [someone(), blocking] })).toMatchObject({ ok: true })
  expect(await line.quota(channel.token)).toMatchObject({ quota: { type: 'limited', value: 2 } })
  expect(await line.consumption(channel.token)).toMatchObject({ totalUsage: 1 })
})

test.each([
  ['nobody', { to: [] }],
  ['501 receivers', { to: Array<string>(501).fill(`U${'0'.repeat(32)}`) }],
  ['a name instead of an id', { to: ['ming'] }],
  ['no message', { messages: [] }],
  ['six messages', { messages: Array(6).fill(hello[0]) }],
  ['an unknown message type', { messages: [{ type: 'audio' }] }],
  ['a picture without https', { messages: [{ type: 'image', originalContentUrl: 'http://x.tw/a.png' }] }],
  ['a key that is not a uuid', { retryKey: 'again' }],
])('rejects %s', async (_what, change) => {
  const channel = addChannel(standIn.books)
  expect(await send(channel, change)).toMatchObject({ ok: false, why: 'refused', httpStatus: 400 })
  expect(sentTo(channel.token)).toEqual([])
})

test('validates messages without sending', async () => {
  const { token } = addChannel(standIn.books)
  expect(await line.validate(token, hello)).toMatchObject({ ok: true })
  expect(await line.validate(token, [{ type: 'text', text: '' }])).toMatchObject({ why: 'refused' })
  expect(sentTo(token)).toEqual([])
})

test('rejects an unknown token', async () => {
  expect(await line.quota('wrong')).toMatchObject({ ok: false, why: 'token', httpStatus: 401 })
  expect(await line.profile('wrong', someone())).toMatchObject({ why: 'token' })
})

test('returns a profile, but not of strangers, of people who block, or for a path', async () => {
  const { token } = addChannel(standIn.books)
  const { userId } = addPerson(standIn.books, { displayName: '小光' })
  expect(await line.profile(token, userId)).toMatchObject({ profile: { displayName: '小光' } })
  standIn.books.blocked.add(userId)
  expect(await line.profile(token, userId)).toMatchObject({ why: 'refused', httpStatus: 404 })
  expect(await line.profile(token, '../message/quota')).toMatchObject({ why: 'refused', httpStatus: null })
})

test('accepts an id token only for its person and channel, and for an hour', async () => {
  const channel = addChannel(standIn.books)
  const { loginChannelId } = channel
  const userId = someone()
  const ask = (token: string, id = loginChannelId) => line.verifyIdToken(token, id)
  const token = signIdToken(channel, { userId, name: '小光' })
  expect(await ask(token)).toMatchObject({ ok: true, person: { userId, displayName: '小光' } })
  const old = signIdToken(channel, { userId, at: new Date(Date.now() - 3_601_000) })
  const forged = signIdToken({ ...channel, loginSecret: 'other' }, { userId })
  const elsewhere = addChannel(standIn.books, { loginChannelId: '99' })
  const refused = [ask(old), ask(forged), ask(token, elsewhere.loginChannelId), ask(token, ''), ask('x')]
  for (const answer of await Promise.all(refused)) expect(answer).toMatchObject({ ok: false, why: 'refused' })
})

test('connects the demo’s stores to the stand-in without a network', async () => {
  const demo = createLine(createLineClient('https://api.line.me', inProcess(createDemoBooks())))
  const { token, loginChannelId, loginSecret } = demoChannels.TPE001
  const userId = `U${'0a'.repeat(16)}`
  expect(await demo.botInfo(token)).toMatchObject({ botName: '台北光點咖啡' })
  const person = await demo.verifyIdToken(
    signIdToken({ loginChannelId, loginSecret }, { userId }),
    loginChannelId,
  )
  expect(person).toMatchObject({ ok: true, person: { userId } })
  const retryKey = crypto.randomUUID()
  const sent = await demo.multicast(token, { to: [userId], messages: hello, retryKey })
  expect(sent).toMatchObject({ ok: true, isRepeat: false })
  expect(await demo.consumption(token)).toMatchObject({ totalUsage: 413 })
})

test('checks the login channel’s secret and its LIFF app', async () => {
  const channel = addChannel(standIn.books, { liffIds: ['165-abc'] })
  const without = addChannel(standIn.books)
  const check = (of: Channel, change: { channelSecret?: string; liffId?: string } = {}) =>
    line.checkLogin({ channelId: of.loginChannelId, channelSecret: of.loginSecret, liffId: '', ...change })
  expect(await check(channel)).toMatchObject({ ok: true })
  expect(await check(channel, { liffId: '165-abc' })).toMatchObject({ ok: true })
  const refused = (key: string) => ({ ok: false, problem: { key } })
  expect(await check(channel, { channelSecret: channel.secret })).toMatchObject(refused('line.loginRefused'))
  expect(await check(channel, { channelSecret: without.loginSecret })).toMatchObject(
    refused('line.loginRefused'),
  )
  expect(await check(channel, { liffId: '165-other' })).toMatchObject(refused('line.liffUnknown'))
  expect(await check(without, { liffId: '165-abc' })).toMatchObject(refused('line.liffUnknown'))
  standIn.behave('broken')
  expect(await check(channel)).toMatchObject({ why: 'away' })
  standIn.behave('well')
})
