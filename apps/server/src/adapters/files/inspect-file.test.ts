import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  drawNoise,
  drawPlain,
  mp4Box,
  muxEmptyMp4,
  muxLiveWebm,
  pngBomb,
  readSampleVideo,
  uint32,
} from './fixtures/sample-media.ts'
import { newTempDir } from './fixtures/temp-dir.ts'
import { TooLargeError, UnsupportedMediaError } from './file-error.ts'
import { inspectFile } from './inspect-file.ts'

async function inspect(content: Buffer) {
  const path = join(await newTempDir(), 'content')
  await writeFile(path, content)
  return inspectFile(path)
}

const page = Buffer.from('<html><script>alert(1)</script></html>')
const zipEnd = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])

describe('inspection reads', () => {
  it.each([
    ['image/jpeg', () => drawPlain(300, 200).jpeg().toBuffer()],
    ['image/png', () => drawPlain(300, 200).png().toBuffer()],
    ['image/webp', () => drawPlain(300, 200).webp().toBuffer()],
    ['image/gif', () => drawPlain(300, 200).gif().toBuffer()],
  ])('%s', async (mime, draw) => {
    expect(await inspect(await draw())).toEqual({
      kind: 'image',
      mime,
      width: 300,
      height: 200,
      durationSeconds: null,
      codec: null,
    })
  })

  it('a rotated photo as displayed', async () => {
    const turned = await drawPlain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await inspect(turned)).toMatchObject({ width: 200, height: 300 })
  })

  it('a PNG whose colour profile is longer than the sniffed head', async () => {
    const plain = await drawPlain(20, 20).png().toBuffer()
    const long = Buffer.concat([Buffer.from('tEXt'), Buffer.from('Comment\0'), Buffer.alloc(9000, 'x')])
    const { crc32 } = await import('node:zlib')
    const chunk = Buffer.concat([uint32(long.length - 4), long, uint32(crc32(long))])
    const png = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)])
    expect(await inspect(png)).toMatchObject({ mime: 'image/png', width: 20 })
  })

  it('H.264 in MP4 and VP9 in WebM', async () => {
    const facts = { kind: 'video', width: 480, height: 270, durationSeconds: 2 }
    const mp4 = await inspect(await readSampleVideo('sample-h264.mp4'))
    const webm = await inspect(await readSampleVideo('sample-vp9.webm'))
    expect(mp4).toEqual({ ...facts, mime: 'video/mp4', codec: 'avc' })
    expect(webm).toEqual({ ...facts, mime: 'video/webm', codec: 'vp9' })
  })

  it('a WebM without sizes from a live recorder', async () => {
    const live = await muxLiveWebm()
    expect(['18538067ff', '1f43b675ff'].every((open) => live.includes(Buffer.from(open, 'hex')))).toBe(true)
    expect(await inspect(live)).toMatchObject({ mime: 'video/webm', width: 480, durationSeconds: 1.933 })
  })

  it('H.265 in MP4', async () => {
    const facts = await inspect(await muxEmptyMp4('hevc', 3))
    expect(facts).toMatchObject({
      mime: 'video/mp4',
      codec: 'hevc',
      width: 640,
      height: 360,
      durationSeconds: 3,
    })
  })
})

describe('inspection rejects', () => {
  const refused: [string, () => Buffer | Promise<Buffer>][] = [
    ['nothing', () => Buffer.alloc(0)],
    ['random bytes', () => randomBytes(10_000)],
    ['HTML', () => page],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'SVG after an XML declaration',
      () => Buffer.from('<?xml version="1.0"?><!-- a --><svg width="9" height="9"/>'),
    ],
    ['HTML before a picture', async () => Buffer.concat([page, await drawPlain(50, 50).jpeg().toBuffer()])],
    ['HTML after a picture', async () => Buffer.concat([await drawNoise(99, 99).jpeg().toBuffer(), page])],
    ['HTML in a GIF comment', () => Buffer.concat([Buffer.from('GIF89a/*'), page, Buffer.alloc(500)])],
    ['a zip', () => Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(500), zipEnd])],
    ['a zip after a picture', async () => Buffer.concat([await drawPlain(99, 99).png().toBuffer(), zipEnd])],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['TIFF', () => drawPlain(50, 50).tiff().toBuffer()],
    ['AVIF', () => drawPlain(50, 50).avif().toBuffer()],
    ['AV1 in MP4', () => muxEmptyMp4('av1', 1)],
    ['only a JPEG header', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a truncated JPEG', async () => half(await drawNoise(400, 400).jpeg().toBuffer())],
    ['a truncated PNG', async () => half(await drawNoise(400, 400).png().toBuffer())],
    ['a truncated WebP', async () => half(await drawNoise(400, 400).webp().toBuffer())],
    ['a truncated GIF', async () => half(await drawNoise(90, 90).gif().toBuffer())],
    ['a truncated MP4', async () => half(await readSampleVideo('sample-h264.mp4'))],
    ['a truncated WebM', async () => half(await readSampleVideo('sample-vp9.webm'))],
    [
      'a WebM that lacks its last bytes',
      async () => (await readSampleVideo('sample-vp9.webm')).subarray(0, -20),
    ],
    [
      'an MP4 that lacks its last bytes',
      async () => (await readSampleVideo('sample-h264.mp4')).subarray(0, -20),
    ],
    ['an MP4 without an index', async () => (await readSampleVideo('sample-h264.mp4')).subarray(0, 32)],
    ['an MP4 whose index is a flood', () => floodedMp4()],
    ['a WebM whose cluster is a flood', () => floodedWebm()],
    [
      'a WebM with a truncated last cluster',
      async () => Buffer.concat([await muxLiveWebm(), webmCluster(900).subarray(0, 90)]),
    ],
    ['a box without a size', async () => Buffer.concat([fileType, uint32(4), Buffer.from('moov')])],
  ]

  it.each(refused)('%s', async (_, make) => {
    await expect(inspect(await make())).rejects.toBeInstanceOf(UnsupportedMediaError)
  })

  it('a pixel bomb, before decoding it', async () => {
    const bomb = pngBomb(20_000, 20_000)
    expect(bomb.length).toBeLessThan(5_000)
    await expect(inspect(bomb)).rejects.toBeInstanceOf(TooLargeError)
  })
})

const fileType = mp4Box('ftyp', Buffer.from('isom'), uint32(512), Buffer.from('isomavc1'))

function half(content: Buffer): Buffer {
  return content.subarray(0, Math.floor(content.length / 2))
}

/** A valid video whose index has seventeen extra megabytes, which a parser would load at once. */
async function floodedMp4(): Promise<Buffer> {
  const video = await readSampleVideo('sample-h264.mp4')
  const start = video.indexOf('moov') - 4
  const end = start + video.readUInt32BE(start)
  const index = mp4Box('moov', video.subarray(start + 8, end), mp4Box('free', Buffer.alloc(17 * 1024 * 1024)))
  return Buffer.concat([video.subarray(0, start), index, video.subarray(end)])
}

async function floodedWebm(): Promise<Buffer> {
  return Buffer.concat([await muxLiveWebm(), webmCluster(65 * 1024 * 1024)])
}

/** A cluster of the given size with a time and an empty element. */
function webmCluster(dataBytes: number): Buffer {
  const time = Buffer.from('e78207d0', 'hex')
  const filler = Buffer.alloc(dataBytes - time.length)
  filler.set([0xec, ...ebmlSize(filler.length - 9)])
  return Buffer.concat([Buffer.from('1f43b675', 'hex'), ebmlSize(dataBytes), time, filler])
}

function ebmlSize(bytes: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(bytes) + (1n << 56n))
  return size
}
