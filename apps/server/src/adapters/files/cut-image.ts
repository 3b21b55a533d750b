import type { Metadata, Sharp } from 'sharp'
import { BadUploadError, UnsupportedMediaError } from './file-error.ts'
import type { FileMime } from './file-name.ts'
import { maxImagePixels, type MediaFacts } from './media-facts.ts'
import { inPictureQueue } from './picture-queue.ts'
import { sharp } from './sharp.ts'
import { text } from '../../text/text.ts'

export const storeImageSizes = {
  small: { width: 429, height: 429 },
  big: { width: 960, height: 480 },
  square: { width: 1040, height: 1040 },
} as const

export type StoreImageSize = keyof typeof storeImageSizes

/**
 * Writes the cropped picture to `targetPath`: upright, of exactly the requested size, and without metadata.
 */
export async function cutImage(
  sourcePath: string,
  targetPath: string,
  facts: MediaFacts,
  size: StoreImageSize,
): Promise<MediaFacts> {
  if (facts.kind !== 'image') throw new UnsupportedMediaError()
  const wanted = storeImageSizes[size]
  requireSize(facts, wanted)
  return inPictureQueue(facts.width * facts.height, async () => {
    const { image, metadata, isAnimated } = await openImage(sourcePath)
    const mime = isAnimated ? facts.mime : getStillMime(facts.mime, metadata)
    const cut = image.autoOrient().resize({ ...wanted, fit: 'cover', position: 'centre' })
    await encode(cut, mime).toFile(targetPath)
    return { ...facts, ...wanted, mime }
  })
}

/** LINE renders neither WebP nor GIF on its cards, where cropped pictures are shown as well. */
function getStillMime(mime: FileMime, { hasAlpha }: Metadata): FileMime {
  if (mime === 'image/gif') return 'image/png'
  return mime === 'image/webp' ? (hasAlpha ? 'image/png' : 'image/jpeg') : mime
}

function requireSize(actual: MediaFacts, wanted: { width: number; height: number }): void {
  if (actual.width >= wanted.width && actual.height >= wanted.height) return
  throw new BadUploadError(
    text('file.tooFewPixels', { ...wanted, actualWidth: actual.width, actualHeight: actual.height }),
  )
}

/** All frames of an animation count against the pixel limit; above it, use only the first frame. */
async function openImage(path: string) {
  const metadata: Metadata = await sharp(path, { limitInputPixels: maxImagePixels }).metadata()
  const framePixels = metadata.width * (metadata.pageHeight ?? metadata.height)
  const pages = metadata.pages ?? 1
  const animated = framePixels * pages <= maxImagePixels
  const image = sharp(path, { animated, limitInputPixels: maxImagePixels, failOn: 'error' })
  return { image, metadata, isAnimated: animated && pages > 1 }
}

function encode(image: Sharp, mime: FileMime): Sharp {
  if (mime === 'image/jpeg') return image.jpeg({ quality: 88, mozjpeg: true })
  if (mime === 'image/webp') return image.webp({ quality: 88 })
  // At its default effort an animation occupies a core for many seconds.
  if (mime === 'image/gif') return image.gif({ effort: 2 })
  return image.png()
}
