import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { files } from '@lumiroute/server/db/schema/index.ts'
import { newFileName } from '@lumiroute/server/adapters/files/file-name.ts'
import { inspectFile } from '@lumiroute/server/adapters/files/inspect-file.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { demoPlaylists } from '../data/demo-playlists.ts'
import { mediaFolder } from '../media-folder.ts'

export type MediaRow = Omit<typeof files.$inferInsert, 'storeId'>
export type MediaByName = ReadonlyMap<string, MediaRow>

/** As with the stores' pictures: files first, their rows in the transaction that refers to them. */
export async function saveMedia(deps: Deps): Promise<MediaByName> {
  const orderRequest = demoPlaylists.flatMap(({ materials }) => [...materials])
  const saved = await Promise.all(
    orderRequest.map(async ({ media, name }) => [media, await saveOne(deps, media, name)] as const),
  )
  return new Map(saved)
}

async function saveOne({ storage }: Deps, media: string, name: string): Promise<MediaRow> {
  const source = path.join(mediaFolder, media)
  const { mime, width, height, durationSeconds } = await inspectFile(source)
  const uuidName = newFileName(mime)
  const saved = await storage.save(uuidName, createReadStream(source), { mime })
  const originalName = `${name}${path.extname(media)}`
  return { uuidName, kind: 'material', originalName, mime, ...saved, width, height, durationSeconds }
}
