import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { newFileName } from '@lumiroute/server/adapters/files/file-name.ts'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { files, places } from '@lumiroute/server/db/schema/index.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { demoPlaces } from '../data/demo-screens.ts'
import { drawPlace, photoSize } from '../data/place-picture.ts'

export type PlacePhotos = ReadonlyMap<string, Omit<typeof files.$inferInsert, 'storeId'>>

export async function savePlacePhotos({ storage }: Deps): Promise<PlacePhotos> {
  const saved = demoPlaces.map(async ({ name, photo, panel }) => {
    const mime = 'image/webp'
    const uuidName = newFileName(mime)
    const stored = await storage.save(uuidName, Readable.from([await drawPlace(photo, panel)]), { mime })
    return [
      name,
      { uuidName, kind: 'place', originalName: `${name}.webp`, mime, ...stored, ...photoSize },
    ] as const
  })
  return new Map(await Promise.all(saved))
}

export async function loadPlacePhotos(tx: Tx, photos: PlacePhotos, storeId: number): Promise<void> {
  await tx.insert(files).values([...photos.values()].map((row) => ({ ...row, storeId })))
  for (const [name, { uuidName }] of photos)
    await tx.update(places).set({ photo: uuidName }).where(eq(places.name, name))
}
