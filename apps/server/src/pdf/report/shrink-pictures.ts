import type { Format } from './format.ts'
import sharp from 'sharp'

import type { RawPicture } from '../../ports/render-report.ts'

import type { Picture } from './report-page.ts'

const size = { width: 480, height: 300 }

/** As small JPEGs; a file that is no picture is left out. */
export async function shrinkPictures(pictures: readonly RawPicture[], format: Format): Promise<Picture[]> {
  const shrunk: Picture[] = []
  for (const { at, date, bytes } of pictures) {
    const jpeg = await shrink(bytes)
    if (!jpeg) continue
    const moment = { date, time: format.clock(Date.parse(at)) }
    const alt = format.say('report.pictureAlt', moment)
    shrunk.push({ alt, caption: `${moment.date} ${moment.time}`, jpeg })
  }
  return shrunk
}

async function shrink(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { failOn: 'error' })
      .flatten({ background: '#000000' })
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 72 })
      .toBuffer()
  } catch {
    return undefined
  }
}
