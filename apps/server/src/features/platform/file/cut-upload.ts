import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { cutImage, type StoreImageSize } from '../../../adapters/files/cut-image.ts'
import { fromDiskError } from '../../../adapters/files/disk-error.ts'
import { FileError, StorageFullError, UnsupportedMediaError } from '../../../adapters/files/file-error.ts'
import type { MediaFacts } from '../../../adapters/files/media-facts.ts'
import type { ReceivedUpload } from '../../../adapters/files/receive-upload.ts'
import type { SavedFile } from '../../../adapters/files/storage.ts'
import type { TempFolder } from '../../../adapters/files/temp-folder.ts'

/** The received picture cropped to a slot of the store's page; discarding it also discards the original. */
export async function cutUpload(
  temp: TempFolder,
  received: ReceivedUpload,
  slot: StoreImageSize,
): Promise<ReceivedUpload> {
  const path = temp.newPath()
  const discardCut = () => rm(path, { force: true })
  try {
    const facts: MediaFacts = await cutImage(received.path, path, received.facts, slot)
    const discard = async () => void (await Promise.all([discardCut(), received.discard()]))
    return { ...received, ...(await measure(path)), path, facts, discard }
  } catch (error) {
    await discardCut().catch(() => undefined)
    throw fromCutError(error)
  }
}

async function measure(path: string): Promise<SavedFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    sizeBytes += chunk.byteLength
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** Upload decodes only the first frame; a later one may be broken, or the disk may be full by now. */
function fromCutError(error: unknown): unknown {
  const known = fromDiskError(error)
  if (known instanceof FileError || !(error instanceof Error)) return known
  return /no space left|quota exceeded/i.test(error.message)
    ? new StorageFullError(error)
    : new UnsupportedMediaError(error)
}
