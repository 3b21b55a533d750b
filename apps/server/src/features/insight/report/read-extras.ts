import { FileMissingError } from '../../../adapters/files/file-error.ts'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import type { RawPicture } from '../../../ports/render-report.ts'
import { listRecordImages } from '../../road/record/list-record-images.ts'
import { readRouteLines } from '../../road/record/read-track.ts'

const maxPictures = 3
const maxPictureBytes = 8_000_000

type Of = { id: number; date: string }

/** Pictures and routes that a report shows besides its bundle. */
export async function readExtras({ db, storage }: Pick<Deps, 'db' | 'storage'>, records: readonly Of[]) {
  const [first] = records
  const routes = first ? await readRouteLines(db, first.id) : []
  return { routes, pictures: await readPictures(db, storage, records) }
}

async function readPictures(db: Handle, storage: Deps['storage'], records: readonly Of[]) {
  const images: { at: string; date: string; fileName: string }[] = []
  for (const { id, date } of records)
    for (const { at, fileName } of await listRecordImages(db, id)) images.push({ at, date, fileName })
  const pictures: RawPicture[] = []
  for (const { fileName, at, date } of spread(images)) {
    const bytes = await readFile(storage, fileName)
    if (bytes) pictures.push({ at, date, bytes })
  }
  return pictures
}

/** From the beginning, the middle and the end. */
function spread<T>(list: readonly T[]): T[] {
  if (list.length <= maxPictures) return [...list]
  return Array.from({ length: maxPictures }, (_none, i) => {
    const at = Math.floor(((i + 0.5) * list.length) / maxPictures)
    return list[at] as T
  })
}

/** Undefined if the file is gone or too large for a report. */
async function readFile(storage: Deps['storage'], name: string): Promise<Buffer | undefined> {
  try {
    const { stream } = await storage.open(name)
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer)
      size += (chunk as Buffer).length
      if (size > maxPictureBytes) return undefined
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof FileMissingError) return undefined
    throw error
  }
}
