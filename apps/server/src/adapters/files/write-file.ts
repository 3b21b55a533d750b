import { createHash } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { fromDiskError } from './disk-error.ts'
import type { SavedFile } from './storage.ts'

/** Writes a source to a new path, counting and hashing; on failure the path is deleted. */
export async function writeFile(
  path: string,
  source: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<SavedFile> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path, 'wx', 0o600)
    const saved = await copyInto(handle, source, signal)
    await handle.sync()
    await handle.close()
    return saved
  } catch (error) {
    await handle?.close().catch(() => undefined)
    await rm(path, { force: true }).catch(() => undefined)
    throw fromDiskError(error)
  }
}

async function copyInto(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<SavedFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of source) {
    signal?.throwIfAborted()
    hash.update(chunk)
    await writeWhole(handle, chunk)
    sizeBytes += chunk.byteLength
  }
  signal?.throwIfAborted()
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** A nearly full disk writes part of a chunk without an error; only the next write fails. */
async function writeWhole(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  let offset = 0
  while (offset < chunk.byteLength) {
    const { bytesWritten } = await handle.write(chunk, offset)
    offset += bytesWritten
  }
}
