import type { Metadata } from 'sharp'
import { TooLargeError, UnsupportedMediaError } from './file-error.ts'
import type { FileMime } from './file-name.ts'
import { maxImagePixels, type MediaFacts } from './media-facts.ts'
import { inPictureQueue } from './picture-queue.ts'
import { sharp } from './sharp.ts'
import { text } from '../../text/text.ts'

const formatByMime: Partial<Record<FileMime, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

export async function inspectImage(path: string, mime: FileMime): Promise<MediaFacts> {
  const metadata = await readMetadata(path)
  if (metadata.format !== formatByMime[mime]) throw new UnsupportedMediaError()
  const { width, height } = metadata.autoOrient
  requirePixels(width * height)
  await inPictureQueue(width * height, () => decodeOnce(path, mime))
  return { kind: 'image', mime, width, height, durationSeconds: null, codec: null }
}

/** Metadata comes from the header: nothing is decoded before the pixels are counted. */
async function readMetadata(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new UnsupportedMediaError(error)
  }
}

function requirePixels(pixels: number): void {
  if (!(pixels > 0)) throw new UnsupportedMediaError()
  if (pixels > maxImagePixels) throw new TooLargeError(text('file.tooManyPixels'))
}

/** A header may be valid although the picture is truncated. */
async function decodeOnce(path: string, mime: FileMime): Promise<void> {
  try {
    // A WebP is scaled while it is decoded; at full size it would take 370 MB.
    const fastShrinkOnLoad = mime === 'image/webp'
    const image = sharp(path, { limitInputPixels: maxImagePixels, failOn: 'error', sequentialRead: true })
    await image.resize(8, 8, { fit: 'fill', fastShrinkOnLoad }).raw().toBuffer()
  } catch (error) {
    throw new UnsupportedMediaError(error)
  }
}
