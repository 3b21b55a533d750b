import { createHash, randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { boundary, closing, filePart, openUpload, partHead, sendUpload } from './fixtures/raw-client.ts'
import { drawNoise, drawPlain, mp4Box, pngBomb, readSampleVideo } from './fixtures/sample-media.ts'
import { listFilesBelow, newTempDir } from './fixtures/temp-dir.ts'
import { buildUploadApp } from './fixtures/upload-app.ts'
import { isFileName } from './file-name.ts'
import { LocalStorage } from './local-storage.ts'
import type { ReceiveOptions } from './receive-upload.ts'

const megabyte = 1024 * 1024
const limits = { imageBytes: megabyte, videoBytes: 3 * megabyte }
const picture = await drawNoise(200, 200).jpeg().toBuffer()
const tinyPicture = await drawNoise(20, 20).jpeg().toBuffer()

async function startApp(options: ReceiveOptions = { limits }) {
  const root = await newTempDir()
  const storage = await LocalStorage.start(root)
  const app = await buildUploadApp(storage, storage.temp, options)
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, storage, stored: () => listFilesBelow(root) }
}

function whole(content: Buffer, fileName?: string): Buffer {
  return Buffer.concat([filePart(content, fileName), closing])
}

describe('an upload', () => {
  it('is stored completely under a generated name, with what the server detected', async () => {
    const { url, storage, stored } = await startApp()
    const answer = await sendUpload(url, whole(picture, '門市.jpg'))
    const sha256 = createHash('sha256').update(picture).digest('hex')
    expect(answer).toMatchObject({ status: 200, displayName: '門市.jpg', sizeBytes: picture.length, sha256 })
    expect(answer).toMatchObject({ mime: 'image/jpeg', width: 200, height: 200 })
    expect(await stored()).toEqual([answer.name])
    const { stream } = await storage.open(String(answer.name))
    expect((await buffer(stream)).equals(picture)).toBe(true)
  })

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['/etc/passwd', 'passwd'],
    ['..\\\\..\\\\windows\\\\win.ini', 'win.ini'],
    ['a\0b.jpg', 'ab.jpg'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['shell.php.jpg', 'shell.php.jpg'],
    ['page.html', 'page.html'],
    [`${'長'.repeat(300)}.jpg`, `${'長'.repeat(196)}.jpg`],
  ])('named %j is stored by its content alone', async (fileName, displayName) => {
    const { url, stored } = await startApp()
    const answer = await sendUpload(url, whole(picture, fileName))
    expect(answer).toMatchObject({ status: 200, displayName, mime: 'image/jpeg' })
    expect(isFileName(String(answer.name)) && String(answer.name).endsWith('.jpg')).toBe(true)
    expect(await stored()).toEqual([answer.name])
  })

  it('never mixes with a simultaneous one of the same name', async () => {
    const { url, storage } = await startApp()
    const pictures = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((c) => drawPlain(300, 300, c).png().toBuffer()),
    )
    const many = [...pictures, ...pictures, ...pictures]
    const answers = await Promise.all(many.map((content) => sendUpload(url, whole(content, 'same.png'))))
    expect(new Set(answers.map((answer) => answer.name)).size).toBe(9)
    for (const [index, answer] of answers.entries()) {
      const { stream } = await storage.open(String(answer.name))
      expect(await buffer(stream)).toEqual(many[index])
    }
  })

  it('of a video may be larger than that of an image', async () => {
    const { url } = await startApp()
    const video = Buffer.concat([
      await readSampleVideo('sample-h264.mp4'),
      mp4Box('free', Buffer.alloc(2 * megabyte)),
    ])
    expect(await sendUpload(url, whole(video))).toMatchObject({
      status: 200,
      codec: 'avc',
      durationSeconds: 2,
    })
  })
})

describe('a rejected upload leaves nothing', () => {
  const html = Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>')
  const unsupported: [string, () => Buffer | Promise<Buffer>][] = [
    ['HTML', () => html],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML before the magic bytes', () => Buffer.concat([html, picture])],
    ['a picture followed by a page', () => Buffer.concat([picture, html])],
    ['wrong magic bytes', () => Buffer.concat([Buffer.from('not a picture'), picture])],
    ['a truncated picture', () => picture.subarray(0, picture.length / 2)],
    ['a zip', () => Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(9000)])],
    ['a truncated video', async () => (await readSampleVideo('sample-h264.mp4')).subarray(0, 9000)],
  ]

  it.each(unsupported)('when it is %s', async (_, make) => {
    const { url, stored } = await startApp()
    expect(await sendUpload(url, whole(await make()))).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA',
    })
    expect(await stored()).toEqual([])
  })

  const bad: [string, Buffer][] = [
    ['an empty file', whole(Buffer.alloc(0))],
    ['no part', Buffer.from(`--${boundary}--\r\n`)],
    ['no body', Buffer.alloc(0)],
    ['another field name', Buffer.concat([partHead('name="image"; filename="a.jpg"'), picture, closing])],
    [
      'a text instead of a file',
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\nx${closing.toString()}`,
      ),
    ],
    ['two files', Buffer.concat([filePart(picture), Buffer.from('\r\n'), filePart(picture), closing])],
    [
      'many parts',
      Buffer.concat([
        ...Array.from({ length: 50 }, () => Buffer.concat([filePart(tinyPicture), Buffer.from('\r\n')])),
        closing,
      ]),
    ],
    ['no closing boundary', filePart(picture)],
    [
      'a field named __proto__',
      Buffer.concat([partHead('name="__proto__"; filename="a.jpg"'), picture, closing]),
    ],
    ['garbage', randomBytes(5000)],
  ]

  it.each(bad)('when it contains %s', async (_, body) => {
    const { url, stored } = await startApp()
    expect(await sendUpload(url, body)).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(await stored()).toEqual([])
    expect(await sendUpload(url, whole(picture))).toMatchObject({ status: 200 })
  })

  it.each(['application/json', 'multipart/form-data'])(
    'when it is sent as %s without a boundary',
    async (type) => {
      const { url, stored } = await startApp()
      const { call, answer } = openUpload(url, { 'content-type': type })
      call.end('{}')
      expect(await answer).toMatchObject({ status: 400 })
      expect(await stored()).toEqual([])
    },
  )

  it('when an image is over its limit, with or without a declared length', async () => {
    const { url, stored } = await startApp()
    const body = whole(Buffer.concat([picture, randomBytes(megabyte)]))
    const { call, answer } = openUpload(url, { 'transfer-encoding': 'chunked' })
    call.end(body)
    const expected = { status: 413, code: 'TOO_LARGE', message: '圖片不可超過 1 MB' }
    expect(await answer).toMatchObject(expected)
    expect(await sendUpload(url, body)).toMatchObject(expected)
    expect(await stored()).toEqual([])
  })

  it('when a video is over its limit', async () => {
    const { url, stored } = await startApp()
    const video = Buffer.concat([
      await readSampleVideo('sample-h264.mp4'),
      mp4Box('free', Buffer.alloc(3 * megabyte)),
    ])
    const { call, answer } = openUpload(url, { 'transfer-encoding': 'chunked' })
    call.end(whole(video))
    expect(await answer).toMatchObject({ status: 413, code: 'TOO_LARGE', message: '影片不可超過 3 MB' })
    expect(await stored()).toEqual([])
  })

  it('when it is a pixel bomb', async () => {
    const { url, stored } = await startApp()
    expect(await sendUpload(url, whole(pngBomb(30_000, 30_000)))).toMatchObject({ status: 413 })
    expect(await stored()).toEqual([])
  })

  it('when its declared length is far too large, before a byte is sent', async () => {
    const { url } = await startApp()
    const { call, answer } = openUpload(url, { 'content-length': 50 * megabyte })
    call.flushHeaders()
    expect(await answer).toMatchObject({ status: 413 })
    call.destroy()
  })

  it('when its first bytes are wrong, while the rest is still to come', async () => {
    const { url, stored } = await startApp()
    const { call, answer } = openUpload(url, { 'content-length': 2 * megabyte })
    call.write(filePart(Buffer.alloc(8192, 'x')))
    expect(await answer).toMatchObject({ status: 415 })
    expect(await stored()).toEqual([])
    call.destroy()
  })

  it('when it is an image with too large a declared length, while the rest is still to come', async () => {
    const { url, stored } = await startApp()
    const { call, answer } = openUpload(url, { 'content-length': 2 * megabyte })
    call.write(filePart(picture))
    expect(await answer).toMatchObject({ status: 413, message: '圖片不可超過 1 MB' })
    expect(await stored()).toEqual([])
    call.destroy()
  })

  it('and its connection accepts the next call after the rest was discarded', async () => {
    const { url } = await startApp()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const first = openUpload(url, { 'transfer-encoding': 'chunked' }, agent)
    first.call.write(filePart(Buffer.alloc(8192, 'x')))
    expect(await first.answer).toMatchObject({ status: 415 })
    const { socket } = first.call
    for (let sent = 0; sent < 20; sent += 1) first.call.write(Buffer.alloc(megabyte))
    first.call.end(closing)
    const second = openUpload(url, {}, agent)
    second.call.end(whole(picture))
    expect(await second.answer).toMatchObject({ status: 200 })
    expect(second.call.socket === socket).toBe(true)
  })

  it('when its client disconnects midway', async () => {
    const { url, stored } = await startApp()
    const { call } = openUpload(url, { 'content-length': megabyte })
    call.write(filePart(picture))
    await expect.poll(stored).toHaveLength(1)
    call.destroy()
    await expect.poll(stored).toEqual([])
  })

  it('when its body is shorter than it declared', async () => {
    const { url, stored } = await startApp({ limits, pace: { windowMs: 300, minBytesPerWindow: 1 } })
    const body = whole(picture)
    const { call, answer } = openUpload(url, { 'content-length': body.length + 500 })
    call.write(body)
    expect(await answer).toMatchObject({ status: 400 })
    expect(await stored()).toEqual([])
    call.destroy()
  })

  it.each([
    ['before its first part', Buffer.from(`--${boundary}\r\n`)],
    ['in its file', filePart(picture)],
  ])('when its body is sent very slowly: %s', async (_, start) => {
    const { url, stored } = await startApp({ limits, pace: { windowMs: 400, minBytesPerWindow: 1000 } })
    const { call, answer } = openUpload(url, { 'content-length': megabyte })
    call.on('error', () => undefined)
    call.write(start)
    const drip = setInterval(() => call.write('x'), 50)
    expect(await answer).toMatchObject({ status: 400, message: '上傳速度過慢或已中斷，請重新上傳' })
    clearInterval(drip)
    expect(await stored()).toEqual([])
    call.destroy()
  })
})

it('accepts a slow but steady upload', async () => {
  const { url } = await startApp({ limits, pace: { windowMs: 200, minBytesPerWindow: 10 } })
  const body = whole(picture)
  const { call, answer } = openUpload(url, { 'content-length': body.length })
  const step = Math.ceil(body.length / 12)
  for (let at = 0; at < body.length; at += step) {
    call.write(body.subarray(at, at + step))
    await sleep(60)
  }
  call.end()
  expect(await answer).toMatchObject({ status: 200 })
})
