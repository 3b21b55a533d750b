import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { activityImageSizes } from '@lumiroute/contract/activity'
import sharp, { type Sharp } from 'sharp'
import type { files } from '@lumiroute/server/db/schema/index.ts'
import { newFileName } from '@lumiroute/server/adapters/files/file-name.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { type DemoActivity, demoActivities } from '../data/demo-activities.ts'
import { pictures, scenes, skies } from '../data/demo-pictures.ts'
import { demoCatalogues, pictureFile } from '../data/demo-products.ts'
import { mediaFolder } from '../media-folder.ts'

type PictureRow = Omit<typeof files.$inferInsert, 'storeId'>
/** By store code and product or activity code. */
export type CataloguePictures = ReadonlyMap<string, { wide: PictureRow; square?: PictureRow }>

const square = { width: 720, height: 720 }

/** As with the stores' pictures: files first, their rows in the transaction that refers to them. */
export async function saveCatalogue(deps: Deps): Promise<CataloguePictures> {
  const saved = await Promise.all([
    ...Object.entries(demoCatalogues).flatMap(([store, { products }]) =>
      products.map(async ({ code, name }) => {
        const bytes = await readFile(path.join(mediaFolder, pictureFile(store, code)))
        return [`${store} ${code}`, { wide: await saveBytes(deps, bytes, 'product', name, square) }] as const
      }),
    ),
    ...Object.entries(demoActivities).flatMap(([store, activities]) =>
      activities.map(
        async (activity) => [`${store} ${activity.code}`, await saveBanner(deps, activity)] as const,
      ),
    ),
  ])
  return new Map(saved)
}

async function saveBanner(deps: Deps, { type, title, picture }: DemoActivity) {
  const drawn = () =>
    'poster' in picture
      ? sharp(path.join(mediaFolder, picture.poster))
      : sharp(Buffer.from(pictures.big(scenes[picture.scene](skies[picture.sky]))))
  const sized = (size: { width: number; height: number }) => drawn().resize({ ...size, fit: 'cover' })
  const { wide, square: large } = activityImageSizes
  const rows = { wide: await save(deps, sized(wide), 'banner', title, wide) }
  return type === 'banner'
    ? { ...rows, square: await save(deps, sized(large), 'banner', title, large) }
    : rows
}

type Kind = 'product' | 'banner'
type Dimensions = { width: number; height: number }

const save = async (deps: Deps, image: Sharp, kind: Kind, name: string, size: Dimensions) =>
  saveBytes(deps, await image.webp({ quality: 84 }).toBuffer(), kind, name, size)

async function saveBytes(
  { storage }: Deps,
  bytes: Buffer,
  kind: Kind,
  name: string,
  size: Dimensions,
): Promise<PictureRow> {
  const mime = 'image/webp'
  const uuidName = newFileName(mime)
  const saved = await storage.save(uuidName, Readable.from([bytes]), { mime })
  return { uuidName, kind, originalName: `${name}.webp`, mime, ...saved, ...size }
}
