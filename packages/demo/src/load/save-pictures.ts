import { Readable } from 'node:stream'
import sharp from 'sharp'
import { storeImageSizes } from '@lumiroute/contract/store'
import type { files } from '@lumiroute/server/db/schema/index.ts'
import { newFileName } from '@lumiroute/server/adapters/files/file-name.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { pictures, scenes, skies } from '../data/demo-pictures.ts'

type Size = keyof typeof storeImageSizes
export type PictureRow = Omit<typeof files.$inferInsert, 'storeId'>
export type StorePictures = { small: PictureRow; big: PictureRow[] }

const orderRequest = {
  TPE001: { scene: scenes.cafe, skies: ['dusk', 'morning', 'night'] },
  KHH001: { scene: scenes.harbour, skies: ['morning', 'dusk'] },
  TXG001: { scene: scenes.bookshop, skies: ['morning'] },
} as const

export type PicturesByStore = Record<string, StorePictures>

/** Files are written before the transaction that refers to them; a failure leaves orphans to clean up. */
export async function savePictures(deps: Deps): Promise<PicturesByStore> {
  const saved = await Promise.all(
    Object.entries(orderRequest).map(async ([storeCode, { scene, skies: names }]) => {
      const drawn = names.map((name) => scene(skies[name]))
      const [small, ...big] = await Promise.all([
        savePicture(deps, 'small', drawn[0] as string),
        ...drawn.map((picture) => savePicture(deps, 'big', picture)),
      ])
      return [storeCode, { small, big }] as const
    }),
  )
  return Object.fromEntries(saved)
}

async function savePicture({ storage }: Deps, size: Size, scene: string): Promise<PictureRow> {
  const mime = 'image/webp'
  const uuidName = newFileName(mime)
  const bytes = await sharp(Buffer.from(pictures[size](scene)))
    .webp({ quality: 88 })
    .toBuffer()
  const saved = await storage.save(uuidName, Readable.from([bytes]), { mime })
  const originalName = size === 'small' ? '店家圖片.webp' : '店家大圖.webp'
  return { uuidName, kind: 'store', originalName, mime, ...saved, ...storeImageSizes[size] }
}
