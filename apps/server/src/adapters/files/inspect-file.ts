import { open, type FileHandle } from 'node:fs/promises'
import { UnsupportedMediaError } from './file-error.ts'
import type { FileMime } from './file-name.ts'
import { inspectImage } from './inspect-image.ts'
import { inspectVideo } from './inspect-video.ts'
import type { MediaFacts } from './media-facts.ts'
import { endsAsZip, holdsMarkup, sniffBytes, sniffType } from './sniff-type.ts'

const tailBytes = 66 * 1024

/** Detects what a file really is. Rejects anything that is not entirely one of our types. */
export async function inspectFile(path: string): Promise<MediaFacts> {
  const mime = await readMime(path)
  return mime.startsWith('image/') ? inspectImage(path, mime) : inspectVideo(path, mime)
}

async function readMime(path: string): Promise<FileMime> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const mime = await sniffType(await readAt(handle, 0, sniffBytes))
    const tail = await readAt(handle, Math.max(0, size - tailBytes), tailBytes)
    if (!mime || endsAsZip(tail) || holdsMarkup(tail.subarray(-sniffBytes))) throw new UnsupportedMediaError()
    return mime
  } finally {
    await handle.close()
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
