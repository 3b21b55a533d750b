import { createReadStream } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { files } from '../db/schema/index.ts'
import { newFileName } from '../adapters/files/file-name.ts'
import { inspectFile } from '../adapters/files/inspect-file.ts'
import type { Deps } from '../deps.ts'
import { demoPlaylists } from './demo-playlists.ts'

export type MediaRow = Omit<typeof files.$inferInsert, 'storeId'>
export type MediaByName = ReadonlyMap<string, MediaRow>

/** Beside this file, in the sources as in the build. */
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'media')

/** As with the stores' pictures: bytes first, their rows in the transaction that shows them. */
export async function saveMedia(deps: Deps): Promise<MediaByName> {
  const wanted = demoPlaylists.flatMap(({ materials }) => [...materials])
  const saved = await Promise.all(
    wanted.map(async ({ media, name }) => [media, await saveOne(deps, media, name)] as const),
  )
  return new Map(saved)
}

async function saveOne({ storage }: Deps, media: string, name: string): Promise<MediaRow> {
  const source = path.join(folder, media)
  const { mime, width, height, durationSeconds } = await inspectFile(source)
  const uuidName = newFileName(mime)
  const saved = await storage.save(uuidName, createReadStream(source), { mime })
  const originalName = `${name}${path.extname(media)}`
  return { uuidName, kind: 'material', originalName, mime, ...saved, width, height, durationSeconds }
}
