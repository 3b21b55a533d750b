import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutImage, type StoreImageSize } from './cut-image.ts'
import { drawPlain, readSampleVideo } from './fixtures/sample-media.ts'
import { newTempDir } from './fixtures/temp-dir.ts'
import { UnsupportedMediaError } from './file-error.ts'
import { inspectFile } from './inspect-file.ts'

async function cut(content: Buffer, size: StoreImageSize) {
  const folder = await newTempDir()
  const [source, target] = [join(folder, 'source'), join(folder, 'target')]
  await writeFile(source, content)
  const facts = await cutImage(source, target, await inspectFile(source), size)
  return { facts, target }
}

describe('cropping a store image', () => {
  it.each([
    ['small', 'image/jpeg', 429, 429, 'JPEG', () => drawPlain(2000, 900).jpeg()],
    ['big', 'image/png', 960, 480, 'PNG', () => drawPlain(1000, 1000).png()],
    ['big', 'image/jpeg', 960, 480, 'WebP', () => drawPlain(960, 480).webp()],
    ['big', 'image/png', 960, 480, 'clear WebP', () => drawPlain(960, 480).ensureAlpha(0.5).webp()],
    ['small', 'image/png', 429, 429, 'GIF', () => drawPlain(500, 430).gif()],
  ] as const)(
    'produces a %s %s of exactly %d by %d for a %s',
    async (size, mime, width, height, _what, draw) => {
      const { facts, target } = await cut(await draw().toBuffer(), size)
      expect(facts).toMatchObject({ mime, width, height })
      expect(await inspectFile(target)).toEqual(facts)
    },
  )

  it('rotates a photo upright and removes its location', async () => {
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 0/1' } }
    const left = await drawPlain(500, 500, '#ff0000').png().toBuffer()
    const flat = drawPlain(1000, 500, '#0000ff').composite([{ input: left, left: 0, top: 0 }])
    const photo = await flat.withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { target } = await cut(photo, 'small')
    expect(await sharp(target).metadata()).not.toHaveProperty('exif')
    const [red = 0, , blue = 0] = await sharp(target)
      .extract({ left: 400, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(blue)
  })

  it('crops from the centre instead of distorting', async () => {
    const middle = await drawPlain(500, 500, '#ff0000').png().toBuffer()
    const wide = await drawPlain(1500, 500, '#0000ff')
      .composite([{ input: middle, left: 500, top: 0 }])
      .png()
      .toBuffer()
    const { target } = await cut(wide, 'small')
    const { channels } = await sharp(target).stats()
    expect(channels.map((channel) => Math.round(channel.mean)).slice(0, 3)).toEqual([255, 0, 0])
  })

  it('preserves an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((c) => drawPlain(500, 500, c).png().toBuffer()),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { target } = await cut(animation, 'small')
    expect(await sharp(target, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      width: 429,
      pageHeight: 429,
    })
  })

  it.each([
    ['small', 300, 200, '圖片尺寸不足，至少需要 429x429（目前 300x200）'],
    ['small', 429, 428, '圖片尺寸不足，至少需要 429x429（目前 429x428）'],
    ['big', 959, 2000, '圖片尺寸不足，至少需要 960x480（目前 959x2000）'],
  ] as const)('rejects a smaller one with both sizes: %s %d by %d', async (size, width, height, text) => {
    const small = await drawPlain(width, height).jpeg().toBuffer()
    await expect(cut(small, size)).rejects.toMatchObject({ code: 'VALIDATION', message: text })
  })

  it('rejects a video', async () => {
    const video = await readSampleVideo('sample-h264.mp4')
    await expect(cut(video, 'small')).rejects.toBeInstanceOf(UnsupportedMediaError)
  })
})
