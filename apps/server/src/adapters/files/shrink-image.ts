import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { maxImagePixels } from './media-facts.ts'
import { inPictureQueue } from './picture-queue.ts'
import { sharp } from './sharp.ts'

/** Twice the height of a list row, for high-density screens. */
const edge = 160

/** A thumbnail for lists; of an animation only the first frame. */
export async function shrinkImage(source: Readable): Promise<Buffer> {
  // Read first: a slow storage must not block other pictures.
  const bytes = await buffer(source)
  const { width, height } = await sharp(bytes, { limitInputPixels: maxImagePixels }).metadata()
  return inPictureQueue(width * height, () =>
    sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer(),
  )
}
