import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { files } from '../db/schema/index.ts'
import { newFileName } from '../files/file-name.ts'
import type { Deps } from '../http/deps.ts'

export type ScreenRow = Omit<typeof files.$inferInsert, 'storeId'>
export type ScreensByStore = Record<string, ScreenRow[]>

const shown = {
  TPE001: ['cafe-morning', 'cafe-beans', 'cafe-osmanthus', 'cafe-game'],
  KHH001: ['harbour-landed', 'harbour-banquet', 'harbour-game'],
  PLATFORM: ['platform-seen', 'platform-offer'],
} as const

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'media')
const size = { width: 960, height: 540 }

/** What the screens of the demo looked like, as a player would have sent it. */
export async function saveScreens(deps: Deps): Promise<ScreensByStore> {
  const saved = await Promise.all(
    Object.entries(shown).map(async ([storeCode, names]) => {
      return [storeCode, await Promise.all(names.map((name) => saveScreen(deps, name)))] as const
    }),
  )
  return Object.fromEntries(saved)
}

async function saveScreen({ storage }: Deps, name: string): Promise<ScreenRow> {
  const mime = 'image/jpeg'
  const uuidName = newFileName(mime)
  const picture = await readFile(path.join(folder, `${name}.webp`))
  const bytes = await sharp(picture)
    .resize({ ...size, fit: 'contain', background: '#000' })
    .jpeg({ quality: 80 })
    .toBuffer()
  const saved = await storage.save(uuidName, Readable.from([bytes]), { mime })
  const kept = { uuidName, kind: 'record', originalName: 'screen.jpg', mime, isPrivate: true }
  return { ...kept, ...saved, ...size }
}
