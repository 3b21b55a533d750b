import type { CallOf } from '@lumiroute/contract'
import { createAd, updateAdCheck } from '@lumiroute/contract/ad'
import { getProgramme } from '@lumiroute/contract/playbox'
import { openStream, previewStream, listStreamEvents, sendStreamEvents } from '@lumiroute/contract/stream'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ads, streamEvents } from '../../../db/schema/index.ts'
import { dateIn, makePlaylist } from '../../../testing/ad-factories.ts'
import { type AdInput, makeAdIn } from '../../../testing/ad-steps.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeMuxKey } from '../../../testing/mux-key.ts'
import { type Box, makeDrive } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { sealToken } from '../../advertising/ad/mux-token.ts'
import { deliverLateLogs, deliverStreamLog } from './deliver-stream-log.ts'

let t: TestApp
let strict: TestApp
let store: Person
let playId1: number
let receiver: Server
let logUrl: string
let answerWith = 204
type Received = { event: string; eventId: string; adId: number; at: string; detail: string }
const received: Received[] = []
let noon: number

beforeAll(async () => {
  noon = Date.parse(`${dateIn({ now: () => new Date() }, 0)}T12:00:00+08:00`)
  const now = () => new Date(noon)
  t = await startTestApp({ now, settings: { outboundPrivate: true } })
  strict = await startTestApp({ now })
  store = await makeStoreAdmin(t.deps)
  playId1 = (await makePlaylist(t.deps, { storeId: store.store.id })).id
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push(JSON.parse(body) as Received)
      response.writeHead(answerWith).end()
    })
  })
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  logUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/log`
})
afterAll(async () => {
  await Promise.all([t.close(), strict.close()])
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(() => {
  answerWith = 204
  received.length = 0
})

const { token: muxToken } = makeMuxKey('signing-key-1')
const mux = 'https://stream.mux.com/abc123.m3u8'
const at = (seconds: number) => new Date(noon + seconds * 1000).toISOString()

const formWith = (given: object, list = playId1) =>
  ({
    name: '直播',
    moveType: 'store_streaming',
    vehicleType: 'car',
    mode: 'basic',
    playId1: list,
    broadcastDate: dateIn(t.deps, 1),
    enabled: true,
    streamUrl: 'https://live.example.tw/a.m3u8',
    ...given,
  }) as AdInput
const add = (given: object) =>
  t.call(createAd, { storeId: store.store.id, ad_data: formWith(given) }, store.token)

/** A screen with a stream on air today. */
async function makeLive(
  given: { streamUrl?: string; streamLogUrl?: string; muxToken?: string } = {},
  app = t,
) {
  const owner = await makeStoreAdmin(app.deps)
  const stored = sealToken(app.deps.settings, owner.store.id, given.muxToken ?? '')
  const drive = await makeDrive(app.deps, {
    storeId: owner.store.id,
    enabled: true,
    streamUrl: 'https://live.example.tw/a.m3u8',
    ...given,
    ...stored,
  })
  return { ...drive, owner }
}
type Live = Box & { recordId: number }
type Event = CallOf<typeof sendStreamEvents>['events'][number]
const event = (kind: Event['kind'], seconds: number, detail = ''): Event => ({
  eventId: randomUUID(),
  kind,
  at: at(seconds),
  detail,
})
const report = ({ macAddr, recordId, by }: Live, events: Event[], app = t) =>
  app.call(sendStreamEvents, { deviceId: macAddr, recordId, events }, undefined, by)
const getEvents = ({ recordId }: Live, app = t) =>
  app.deps.db.select().from(streamEvents).where(eq(streamEvents.recordId, recordId)).orderBy(streamEvents.at)

test.each([
  'http://live.example.tw/a.m3u8',
  'http://192.168.1.10/a.m3u8',
  'http://localhost.example.tw/a.m3u8',
  'rtmp://live.example.tw/a',
  'https://user:secret@live.example.tw/a.m3u8',
  'https://',
])('rejects a stream at %s at its field', async (streamUrl) => {
  const { status, body } = await add({ streamUrl })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty(['ad_data.streamUrl'])
})

test.each(['https://live.example.tw/a.m3u8', 'http://localhost:8080/a.m3u8', 'http://127.0.0.1:8080/a.m3u8'])(
  'accepts a stream at %s',
  async (streamUrl) => expect((await add({ streamUrl })).status).toBe(200),
)

test('rejects a stream saved under an older rule on submit', async () => {
  const own = { storeId: store.store.id, playId1, moveType: 'store_streaming', enabled: true }
  const ad = await makeAdIn(
    t,
    { review: 'draft', pay: 'unpay' },
    { ...own, streamUrl: 'http://live.example.tw/a.m3u8' },
  )
  const sent = await t.call(updateAdCheck, { adId: ad.id, payStatus: 'request' }, store.token)
  expect(sent.body.fields).toHaveProperty('streamUrl')
})

test.each([
  ['a word', 'secret'],
  ['no private key', `key-1:${Buffer.from('x'.repeat(300)).toString('base64')}`],
  ['far too long', `key-1:${'A'.repeat(7000)}`],
])('rejects a token that is %s at its field', async (_what, given) => {
  const { status, body } = await add({ streamUrl: mux, muxToken: given })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty(['ad_data.muxToken'])
})

test('rejects a signing key with an address that is not Mux’s', async () => {
  const { body } = await add({ muxToken })
  expect(body.fields).toEqual({ 'ad_data.muxToken': expect.stringContaining('stream.mux.com') as string })
})

test('gives a screen and the preview a signed address, and the key to neither', async () => {
  const live = await makeLive({ streamUrl: mux, muxToken })
  const asked = { deviceId: live.macAddr, recordId: live.recordId }
  const programme = await t.call(getProgramme, { deviceId: live.macAddr }, undefined, live.by)
  expect(programme.body.ad?.stream).toMatchObject({ playbackUrl: mux, isSigned: true })
  const opened = await t.call(openStream, asked, undefined, live.by)
  expect(opened.body.playbackUrl).toMatch(
    /^https:\/\/stream\.mux\.com\/abc123\.m3u8\?token=[\w-]+\.[\w-]+\.[\w-]+$/,
  )
  expect(Date.parse(opened.body.expiresAt ?? '')).toBe(noon + 6 * 3_600_000)
  const made = await add({ streamUrl: mux, muxToken })
  const preview = await t.call(previewStream, { adId: made.body.adId }, store.token)
  expect(preview.body.playbackUrl).toContain('?token=')
  const secret = muxToken.slice(20, 60)
  expect(JSON.stringify([programme.body, opened.body, preview.body])).not.toContain(secret)
})

test('returns an address without a key unchanged, and not found for another screen’s', async () => {
  const live = await makeLive()
  const other = await makeLive()
  const asked = { deviceId: live.macAddr, recordId: live.recordId }
  expect((await t.call(openStream, asked, undefined, live.by)).body).toMatchObject({
    playbackUrl: 'https://live.example.tw/a.m3u8',
    expiresAt: null,
  })
  const foreign = { ...asked, recordId: other.recordId }
  expect((await t.call(openStream, foreign, undefined, live.by)).status).toBe(404)
  await t.deps.db.update(ads).set({ snapshotId: null }).where(eq(ads.id, live.ad.id))
  expect((await t.call(openStream, asked, undefined, live.by)).status).toBe(404)
})

test('counts events once however often they are sent, and posts each to the log address in sequence', async () => {
  const live = await makeLive({ streamLogUrl: logUrl })
  const events = [event('start', -60), event('error', -30, 'manifestLoadError 404'), event('end', -10)]
  const answers = await Promise.all([
    report(live, events),
    report(live, events),
    report(live, events.slice(1)),
  ])
  expect(answers.reduce((sum, { body }) => sum + body.stored, 0)).toBe(3)
  await until(async () => (await getEvents(live)).every(({ logSentAt }) => logSentAt !== null))
  expect(received.map((told) => told.event)).toEqual(['stream.start', 'stream.error', 'stream.end'])
  expect(received[1]).toMatchObject({
    eventId: events[1]?.eventId,
    adId: live.ad.id,
    detail: 'manifestLoadError 404',
  })
})

test('names events at an impossible time, and stores nothing of the batch', async () => {
  const live = await makeLive()
  const { body } = await report(live, [event('start', 0), event('end', 3600)])
  expect(body.fields).toEqual({ 'events.1.at': '時間不在播放日期的範圍內' })
  expect(await getEvents(live)).toEqual([])
})

test('delivers everything in sequence once an unavailable receiver is back', async () => {
  answerWith = 503
  const live = await makeLive({ streamLogUrl: logUrl })
  await report(live, [event('start', -60), event('end', -10)])
  await until(async () => (await getEvents(live))[0]?.logAttempts === 1)
  const [first, second] = await getEvents(live)
  expect(first).toMatchObject({ logSentAt: null })
  const problems = async (language: string) => {
    const asked = { storeId: live.ad.storeId, adId: live.ad.id, recordId: live.recordId }
    const { body } = await t.call(listStreamEvents, asked, live.owner.token, { 'accept-language': language })
    return body.streamEventList.map(({ logProblem }) => logProblem)
  }
  expect(await problems('zh-TW')).toEqual(['對方回應 HTTP 503', ''])
  expect(await problems('en')).toEqual(['The other side answered HTTP 503', ''])
  expect(second).toMatchObject({ logAttempts: 0, logSentAt: null })
  answerWith = 200
  received.length = 0
  await deliverStreamLog(t.deps, live.recordId)
  expect(received.map((told) => told.event)).toEqual(['stream.start', 'stream.end'])
  await deliverStreamLog(t.deps, live.recordId)
  expect(received).toHaveLength(2)
})

test('retries on schedule what the queue gave up', async () => {
  const live = await makeLive({ streamLogUrl: logUrl })
  const { eventId, kind, at: when } = event('start', -1800)
  const old = { createdAt: new Date(noon - 1_800_000), logUrl, deviceId: live.device.id }
  await t.deps.db
    .insert(streamEvents)
    .values({ eventId, kind, at: new Date(when), recordId: live.recordId, ...old })
  await deliverLateLogs(t.deps)
  expect(received.map((told) => told.eventId)).toContain(eventId)
})

test('rejects an address of the internal network at its field without the setting, and never calls it', async () => {
  const person = await makeStoreAdmin(strict.deps)
  const list = (await makePlaylist(strict.deps, { storeId: person.store.id })).id
  for (const streamLogUrl of [
    logUrl,
    'https://10.0.0.8/log',
    'https://169.254.169.254/',
    'https://0x7f.1/',
  ]) {
    const ad_data = formWith({ streamLogUrl }, list)
    const { body } = await strict.call(createAd, { storeId: person.store.id, ad_data }, person.token)
    expect(body.fields).toHaveProperty(['ad_data.streamLogUrl'])
  }
  const live = await makeLive({ streamLogUrl: logUrl }, strict)
  await report(live, [event('start', -60)], strict)
  await until(async () => (await getEvents(live, strict))[0]?.logAttempts === 1)
  expect(received).toEqual([])
})

test('lists a record’s events with their delivery status, and none to another store', async () => {
  const live = await makeLive({ streamLogUrl: logUrl })
  const asked = { storeId: live.ad.storeId, adId: live.ad.id, recordId: live.recordId }
  await report(live, [event('start', -60), event('end', -10, 'off')])
  await until(async () => (await getEvents(live)).every(({ logSentAt }) => logSentAt !== null))
  const stranger = await makeStoreAdmin(t.deps)
  expect((await t.call(listStreamEvents, asked, stranger.token)).status).toBe(403)
  const foreign = { ...asked, storeId: stranger.store.id }
  expect((await t.call(listStreamEvents, foreign, stranger.token)).status).toBe(404)
  const { body } = await t.call(listStreamEvents, asked, live.owner.token)
  expect(body.streamEventList).toMatchObject([
    { kind: 'start', logState: 'sent', device: { macAddr: live.macAddr } },
    { kind: 'end', logState: 'sent', detail: 'off' },
  ])
})
