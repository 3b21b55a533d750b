import { readdir, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawNoise, mp4Box, readSampleVideo } from '../../../adapters/files/fixtures/sample-media.ts'
import { makeFile, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { linkToFile } from './file-links.ts'
import { upload, type UploadAnswer } from './fixtures/file-client.ts'

let t: TestApp
let own: Person
let base: string
let file: UploadAnswer
let tag: string
let clock = new Date()
const video = Buffer.concat([
  await readSampleVideo('sample-h264.mp4'),
  mp4Box('free', Buffer.alloc(8 * 1024 * 1024, 5)),
])

beforeAll(async () => {
  t = await startTestApp({ now: () => clock })
  own = await makeStoreAdmin(t.deps)
  base = await t.app.listen({ port: 0, host: '127.0.0.1' })
  file = (await upload(t, own, video)).body
  tag = (await get()).headers.get('etag') ?? ''
})
afterAll(() => t.close())

/** Reads to the end: an unread response would hold its file open. */
async function get(headers: Record<string, string> = {}, url = file.url, method = 'GET') {
  const response = await fetch(`${base}${url}`, { headers, method })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

describe('a file', () => {
  it('is cached for long, sandboxed and not compressed', async () => {
    const response = await get({ 'accept-encoding': 'br, gzip' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(video.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    })
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(response.bytes.equals(video)).toBe(true)
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1000, video.length - 1],
    ['bytes=-500', video.length - 500, video.length - 1],
    [`bytes=100-${video.length * 2}`, 100, video.length - 1],
  ])('answers range %s with that part', async (range, start, end) => {
    const response = await get({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${video.length}`)
    expect(response.bytes.equals(video.subarray(start, end + 1))).toBe(true)
  })

  it('answers 416 to a range beyond its end, and the whole file to an invalid range', async () => {
    const behind = await get({ range: `bytes=${video.length}-` })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${video.length}`])
    for (const range of ['bytes=9-1', 'bytes=0-1,5-6', 'pages=1-2'])
      expect((await get({ range })).bytes.length).toBe(video.length)
  })

  it('answers 304 to a client that has it', async () => {
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await get({ 'if-none-match': known, range: 'bytes=0-1' })
      expect([response.status, response.headers.get('etag')]).toEqual([304, tag])
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answers a range only for the version that the client started with', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': tag })).status).toBe(206)
    for (const other of ['"other"', `W/${tag}`, new Date().toUTCString()])
      expect((await get({ range: 'bytes=0-9', 'if-range': other })).status).toBe(200)
  })

  it('returns its size without bytes to HEAD', async () => {
    const response = await get({ range: 'bytes=0-9' }, file.url, 'HEAD')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(video.length)])
    expect(response.bytes.length).toBe(0)
  })

  it('is closed when its reader disconnects midway', async () => {
    const call = request(`${base}${file.url}`).on('error', () => undefined)
    call.on('response', (response) => response.once('data', () => response.pause()))
    call.end()
    await expect.poll(openHandles, { timeout: 10_000 }).toBe(1)
    call.destroy()
    await expect.poll(openHandles, { timeout: 10_000 }).toBe(0)
  })
})

async function openHandles(): Promise<number> {
  const handles = await readdir('/proc/self/fd')
  const targets = await Promise.all(handles.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return targets.filter((target) => target.endsWith(file.uuidName)).length
}

const missing = '/api/files/00000000-0000-4000-8000-000000000000.mp4'

describe('a private file', () => {
  let hidden: UploadAnswer
  beforeAll(async () => {
    hidden = (await upload(t, own, await readSampleVideo('sample-h264.mp4'))).body
    await t.deps.db.execute(sql`update file set is_private = true where uuid_name = ${hidden.uuidName}`)
  })
  const link = () => linkToFile(t.deps, { uuidName: hidden.uuidName, isPrivate: true })

  it('is readable by a signed link and not cached for long', async () => {
    const response = await get({}, link())
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, max-age=600'])
  })

  it('is not found without a valid link', async () => {
    const signed = link()
    const foreign = linkToFile(t.deps, { uuidName: file.uuidName, isPrivate: true }).split('?')[1]
    const none = await t.app.inject({ url: missing })
    const guesses = ['', '?expires=9999999999', signed.slice(signed.indexOf('?'), -2), `?${foreign}`]
    for (const guess of guesses) {
      const refused = await t.app.inject({ url: `${hidden.url}${guess}` })
      expect([refused.statusCode, refused.body]).toEqual([404, none.body])
      expect(withoutIds(refused.headers)).toEqual(withoutIds(none.headers))
    }
  })

  it('is not found ten minutes after the link was created', async () => {
    const signed = link()
    clock = new Date(clock.getTime() + 599_000)
    expect((await get({}, signed)).status).toBe(200)
    clock = new Date(clock.getTime() + 2_000)
    expect((await get({}, signed)).status).toBe(404)
  })
})

const withoutIds = ({ 'x-request-id': _id, date: _date, ...headers }: Record<string, unknown>) => headers

it.each(['..%2F..%2Fsecrets.json', 'secrets.json', '%00', 'tmp', `${'a'.repeat(90)}.png`])(
  'returns not found for the foreign name %s',
  async (name) => {
    const response = await t.app.inject({ url: `/api/files/${name}` })
    expect([400, 404]).toContain(response.statusCode)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  },
)

it('returns not found for a row without bytes, on GET and HEAD', async () => {
  const { uuidName } = await makeFile(t.deps)
  const response = await t.app.inject({ url: `/api/files/${uuidName}` })
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
  expect((await t.app.inject({ method: 'HEAD', url: `/api/files/${uuidName}` })).statusCode).toBe(404)
})

describe('a thumbnail', () => {
  const photo = () => drawNoise(2400, 1600).jpeg().toBuffer()

  it('is a few kilobytes with the same aspect ratio, cached for long and with an ETag', async () => {
    const { url } = (await upload(t, own, await photo(), { kind: 'product' })).body
    const small = await get({}, `${url}?small=1`)
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 107 })
    expect(small.bytes.length).toBeLessThan(30_000)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const again = await get({ 'if-none-match': small.headers.get('etag') ?? '' }, `${url}?small=1`)
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect((await get({}, url)).headers.get('etag')).not.toBe(small.headers.get('etag'))
  })

  it('is made once for simultaneous requests, and never enlarged', async () => {
    const tiny = await drawNoise(40, 30).png().toBuffer()
    const { url } = (await upload(t, own, tiny, { kind: 'product' })).body
    const asked = await Promise.all(Array.from({ length: 20 }, () => get({}, `${url}?small=1`)))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await sharp(asked[0]?.bytes).metadata()).toMatchObject({ width: 40, height: 30 })
  })

  it('of a video is the video, and of a missing file is not found', async () => {
    expect((await get({}, `${file.url}?small=1`)).headers.get('content-type')).toBe('video/mp4')
    const gone = '/api/files/00000000-0000-4000-8000-000000000000.jpg?small=1'
    expect((await get({}, gone)).status).toBe(404)
    expect((await get({}, `${file.url}?small=huge`)).status).toBe(400)
  })
})
