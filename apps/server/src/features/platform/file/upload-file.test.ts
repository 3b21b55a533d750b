import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileKinds } from '@lumiroute/contract/file'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { boundary, closing, filePart, partHead } from '../../../adapters/files/fixtures/raw-client.ts'
import {
  drawNoise,
  drawPlain,
  muxEmptyMp4,
  readSampleVideo,
} from '../../../adapters/files/fixtures/sample-media.ts'
import { listFilesBelow } from '../../../adapters/files/fixtures/temp-dir.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildPath, rowNames, upload } from './fixtures/file-client.ts'

let t: TestApp
let own: Person
let other: Person
const picture = await drawNoise(200, 200).jpeg().toBuffer()
/** Large enough for either size of a store image. */
const storePicture = await drawPlain(960, 480).jpeg().toBuffer()
const video = await readSampleVideo('sample-h264.mp4')
const stored = () => listFilesBelow(join(t.dataDir, 'files'))

beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
  other = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())
/** After every test, each row has its bytes and the folder contains nothing else. */
afterEach(async () => assert.deepEqual((await stored()).toSorted(), await rowNames(t)))

describe('an upload', () => {
  const types: [string, () => Promise<Buffer>, object][] = [
    ['JPEG', async () => picture, { mime: 'image/jpeg', width: 200, height: 200, duration: null }],
    ['PNG', () => drawPlain(30, 20).png().toBuffer(), { mime: 'image/png', width: 30, height: 20 }],
    ['WebP', () => drawPlain(30, 20).webp().toBuffer(), { mime: 'image/webp' }],
    ['GIF', () => drawPlain(30, 20).gif().toBuffer(), { mime: 'image/gif' }],
    ['MP4 with H.264', async () => video, { mime: 'video/mp4', width: 480, height: 270, duration: 2 }],
    ['MP4 with H.265', () => muxEmptyMp4('hevc', 3), { mime: 'video/mp4', width: 640, height: 360 }],
    ['WebM', () => readSampleVideo('sample-vp9.webm'), { mime: 'video/webm', width: 480, height: 270 }],
  ]

  it.each(types)('of %s returns what the server detected', async (_, make, facts) => {
    const content = await make()
    const { body } = await upload(t, own, content, { fileName: 'whatever.txt' })
    expect(body).toMatchObject({ status: 200, ...facts, size: content.length })
    expect(body.url).toBe(`/api/files/${body.uuidName}`)
    const served = await t.app.inject({ url: body.url })
    expect(served.rawPayload.equals(content)).toBe(true)
    expect(served.headers).toMatchObject({ 'content-type': body.mime, 'x-content-type-options': 'nosniff' })
  })

  it('works the same under its other path', async () => {
    const path = `/api/upload/store/${own.store.storeCode}/store?slot=small`
    const content = await drawPlain(500, 450).png().toBuffer()
    const { body } = await upload(t, own, content, { path })
    expect(body).toMatchObject({ status: 200, width: 429, height: 429, mime: 'image/png' })
    expect((await upload(t, own, video, { path })).body).toMatchObject({ status: 415 })
  })

  it.each(fileKinds)('of kind %s accepts pictures, and videos where they can play', async (kind) => {
    expect((await upload(t, own, storePicture, { kind })).body).toMatchObject({ status: 200 })
    const { body } = await upload(t, own, video, { kind })
    const refused = {
      status: 415,
      code: 'UNSUPPORTED_MEDIA',
      fields: { file: expect.stringContaining('圖片') },
    }
    expect(body).toMatchObject(['material', 'message', 'product'].includes(kind) ? { status: 200 } : refused)
  })

  it.each([
    ['../../../etc/passwd', 'passwd.jpg'],
    ['/etc/passwd', 'passwd.jpg'],
    ['..\\\\..\\\\win.ini', 'win.ini.jpg'],
    ['a\0b.jpg', 'ab.jpg'],
    ['photo\u202Egpj.exe', 'photogpj.exe.jpg'],
    ['shell.php.jpg', 'shell.php.jpg'],
    ['page.html', 'page.html.jpg'],
    [`${'長'.repeat(300)}.jpg`, `${'長'.repeat(196)}.jpg`],
    ["it's (1)*.jpg", "it's (1)*.jpg"],
  ])('named %j is stored and served by its content alone', async (fileName, shown) => {
    const { body } = await upload(t, own, picture, { fileName })
    expect(body.uuidName).toMatch(/^[0-9a-f-]{36}\.jpg$/)
    const { headers } = await t.app.inject({ url: body.url })
    const encoded = /^inline; filename="[\w.-]+"; filename\*=UTF-8''([\w.%!~-]+)$/.exec(
      String(headers['content-disposition']),
    )?.[1]
    expect(decodeURIComponent(encoded ?? '')).toBe(shown)
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
  })

  it('never mixes with simultaneous uploads of the same name', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff']
    const contents = await Promise.all(colours.map((colour) => drawPlain(300, 300, colour).png().toBuffer()))
    const answers = await Promise.all(contents.map((c) => upload(t, own, c, { fileName: 'same.png' })))
    expect(new Set(answers.map(({ body }) => body.uuidName)).size).toBe(6)
    for (const [index, { body }] of answers.entries())
      expect((await t.app.inject({ url: body.url })).rawPayload.equals(contents[index] as Buffer)).toBe(true)
  })
})

describe('a store image', () => {
  it.each([
    ['small', 429, 429],
    ['big', 960, 480],
  ] as const)(
    'for the %s slot is cropped to its size, with an ETag of the cropped file',
    async (slot, width, height) => {
      const { body } = await upload(t, own, await drawPlain(1500, 900).jpeg().toBuffer(), {
        kind: 'store',
        slot,
      })
      expect(body).toMatchObject({ status: 200, width, height, mime: 'image/jpeg' })
      const { rawPayload, headers } = await t.app.inject({ url: body.url })
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height, format: 'jpeg' })
      expect(body.size).toBe(rawPayload.length)
      expect(headers.etag).toBe(`"${createHash('sha256').update(rawPayload).digest('hex')}"`)
    },
  )

  it('that is too small is rejected at its field, with both sizes', async () => {
    const content = await drawPlain(959, 600).png().toBuffer()
    const text = '圖片尺寸不足，至少需要 960x480（目前 959x600）'
    const { body } = await upload(t, own, content, { kind: 'store', slot: 'big' })
    expect(body).toMatchObject({ status: 400, code: 'VALIDATION', message: text, fields: { file: text } })
  })

  it('with a broken later frame is rejected, not a server error', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff']
    const frames = await Promise.all(colours.map((colour) => drawPlain(450, 450, colour).png().toBuffer()))
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    webp.fill(0xff, Math.floor(webp.length * 0.8), Math.floor(webp.length * 0.8) + 40)
    const { body } = await upload(t, own, webp, { kind: 'store', slot: 'small' })
    expect(body).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA' })
  })

  it.each([
    ['square', 1000, 1000, 429, 429],
    ['upright', 600, 1600, 429, 429],
    ['nearly square', 1200, 900, 429, 429],
    ['wide', 1500, 900, 960, 480],
    ['very wide', 4000, 500, 960, 480],
    ['already cropped small', 429, 429, 429, 429],
    ['already cropped big', 960, 480, 960, 480],
  ] as const)(
    'without a slot, %s, is cropped to the nearest shape',
    async (_, width, height, toWidth, toHeight) => {
      const content = await drawPlain(width, height).jpeg().toBuffer()
      const byName = `/api/upload/store/${own.store.storeCode}/store`
      for (const path of [buildPath(own, { kind: 'store' }), byName]) {
        const { body } = await upload(t, own, content, { path })
        expect(body).toMatchObject({ status: 200, width: toWidth, height: toHeight })
        const { rawPayload } = await t.app.inject({ url: body.url })
        expect(await sharp(rawPayload).metadata()).toMatchObject({ width: toWidth, height: toHeight })
      }
    },
  )

  it.each([
    [428, 500, '429x429'],
    [900, 450, '960x480'],
  ])('without a slot, of %dx%d, is rejected with the required size', async (width, height, needed) => {
    const content = await drawPlain(width, height).png().toBuffer()
    const text = `圖片尺寸不足，至少需要 ${needed}（目前 ${width}x${height}）`
    const { body } = await upload(t, own, content, { kind: 'store' })
    expect(body).toMatchObject({ status: 400, code: 'VALIDATION', fields: { file: text } })
  })
})

describe('a rejected upload leaves no row and no file', () => {
  const html = Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const whole = (content: Buffer) => Buffer.concat([filePart(content), closing])
  const refusals: [string, number, Buffer][] = [
    ['HTML', 415, whole(html)],
    ['SVG', 415, whole(svg)],
    ['a picture followed by a page', 415, whole(Buffer.concat([picture, html]))],
    ['wrong magic bytes', 415, whole(Buffer.concat([Buffer.from('no picture'), picture]))],
    ['a zip', 415, whole(Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(9000)]))],
    ['half a picture', 415, whole(picture.subarray(0, picture.length / 2))],
    ['0 bytes', 400, whole(Buffer.alloc(0))],
    ['no part', 400, Buffer.from(`--${boundary}--\r\n`)],
    ['another field', 400, Buffer.concat([partHead('name="image"; filename="a.jpg"'), picture, closing])],
    ['two files', 400, Buffer.concat([filePart(picture), Buffer.from('\r\n'), filePart(picture), closing])],
    ['no end', 400, filePart(picture)],
    ['garbage', 400, randomBytes(5000)],
    ['a picture over 20 MB', 413, whole(Buffer.concat([picture, Buffer.alloc(21 * 1024 * 1024)]))],
  ]

  it.each(refusals)('when it contains %s (%#: %d)', async (_, status, body) => {
    const before = await rowNames(t)
    const { headers, body: answer } = await upload(t, own, picture, { body })
    expect(answer).toMatchObject({ status, fields: { file: expect.any(String) } })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(await rowNames(t)).toEqual(before)
  })

  it('when it is for another store, under both paths', async () => {
    const before = await rowNames(t)
    const byName = `/api/upload/store/${other.store.storeCode}/material`
    for (const path of [buildPath(other), byName])
      expect((await upload(t, own, picture, { path })).body).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await upload(t, { ...own, token: 'none' }, picture)).body.status).toBe(401)
    expect(await rowNames(t)).toEqual(before)
  })

  it('when its kind or slot is unknown', async () => {
    const path = buildPath(own, { kind: 'secrets' })
    expect((await upload(t, own, picture, { path })).body).toMatchObject({
      status: 400,
      fields: { kind: expect.any(String) },
    })
    const wrongSlot = `${buildPath(own, { kind: 'store' })}?slot=huge`
    expect((await upload(t, own, picture, { path: wrongSlot })).body.status).toBe(400)
  })
})

it('lets an operator upload for any store, which then owns the file', async () => {
  const operator = await makeOperator(t.deps)
  const { body } = await upload(t, { token: operator.token, store: own.store }, picture)
  const list = await t.app.inject({
    url: `/api/files?q=${body.uuidName}`,
    headers: { authorization: `Bearer ${own.token}` },
  })
  expect(list.json()).toMatchObject({ fileList: [{ uuidName: body.uuidName, storeId: own.store.id }] })
})
