import sharp from 'sharp'
import { multipartBody } from './multipart-body.ts'
import type { WorstBody } from './worst-bodies.ts'

const budget = 1_000_000
const body = (what: string, bytes: Buffer, times = 1): WorstBody => ({
  what,
  ...multipartBody({ bytes, times }),
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a4' }, limitInputPixels: false })

/** Files of at most a megabyte that take as much work as the pixel limits allow, and some beyond them. */
export async function makeWorstPictures(): Promise<WorstBody[]> {
  const frames = Buffer.alloc(500 * 500 * 3 * 60, 90)
  const png = await plain(100, 100).png().toBuffer()
  return [
    body('a PNG of 49 megapixels', await plain(7000, 7000).png({ compressionLevel: 1 }).toBuffer()),
    body(
      'a JPEG of 49 megapixels',
      await plain(7000, 7000).jpeg({ progressive: true, quality: 40 }).toBuffer(),
    ),
    body('a WebP of 49 megapixels', await plain(7000, 7000).webp({ effort: 0 }).toBuffer()),
    body('a PNG of 400 megapixels', await plain(20_000, 20_000).png().toBuffer()),
    body(
      'a GIF of 60 frames',
      await sharp(frames, { raw: { width: 500, height: 500 * 60, channels: 3, pageHeight: 500 } })
        .gif({ effort: 1 })
        .toBuffer(),
    ),
    body('a cut PNG', png.subarray(0, png.length - 20)),
    body('boxes of an MP4', mp4Boxes()),
    body('bytes', Buffer.alloc(budget, 120)),
    body('parts', Buffer.from('x'), 6000),
    { what: 'boundaries', type: 'multipart/form-data; boundary=b', payload: '--b\r\n'.repeat(budget / 5) },
    {
      what: 'part headers',
      type: 'multipart/form-data; boundary=b',
      payload: `--b\r\n${'a: b\r\n'.repeat(budget / 6)}`,
    },
  ]
}

function mp4Boxes(): Buffer {
  const head = Buffer.from('0000001c66747970697370360000020069736f6d69736f32617663316d703431', 'hex')
  const box = Buffer.from('0000000866726565', 'hex')
  return Buffer.concat([head.subarray(0, 28), ...Array(budget / 8).fill(box)] as Buffer[])
}
