import sharp from 'sharp'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { maxImagePixels } from './media-facts.ts'

/** Twice what a row of a list is high, for screens with small pixels. */
const edge = 160

/** As a row of a list shows it; an animation stands still. */
export async function shrinkImage(source: Readable): Promise<Buffer> {
  const image = sharp({ limitInputPixels: maxImagePixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
  const [made] = await Promise.all([image.toBuffer(), pipeline(source, image)])
  return made
}
