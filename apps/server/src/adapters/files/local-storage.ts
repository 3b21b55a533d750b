import { constants } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'
import { fromDiskError, fromReadError } from './disk-error.ts'
import { FileMissingError } from './file-error.ts'
import { isFileName, requireFileName } from './file-name.ts'
import type { FileStat, FileStorage, ListedFile, OpenedFile, SavedFile, SaveOptions } from './storage.ts'
import { TempFolder } from './temp-folder.ts'
import { writeFile } from './write-file.ts'

export class LocalStorage implements FileStorage {
  readonly #root: string
  readonly temp: TempFolder

  private constructor(root: string, reserveBytes: number) {
    this.#root = root
    this.temp = new TempFolder(join(root, 'tmp'), reserveBytes)
  }

  static async start(root: string, reserveBytes = 0): Promise<LocalStorage> {
    const storage = new LocalStorage(root, reserveBytes)
    await storage.temp.create()
    await storage.temp.sweep()
    return storage
  }

  async save(name: string, source: Readable, options: SaveOptions): Promise<SavedFile> {
    const target = this.#pathOf(name)
    const part = this.temp.newPath()
    // A source that stops sending would hold the upload open after its caller gave up.
    if (options.signal) addAbortSignal(options.signal, source)
    // An error before the first read has no listener yet, and would end the process.
    source.on('error', () => undefined)
    const saved = await writeFile(part, source, options.signal)
    await this.#publish(part, target)
    return saved
  }

  async keep(name: string, path: string, options: SaveOptions): Promise<void> {
    const target = this.#pathOf(name)
    options.signal?.throwIfAborted()
    await syncPath(path).catch(rethrow)
    await this.#publish(path, target)
  }

  async open(name: string, range?: ByteRange): Promise<OpenedFile> {
    const handle = await open(this.#pathOf(name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(rethrow)
    try {
      const { size } = await handle.stat()
      return { stream: handle.createReadStream({ ...range, highWaterMark: 256 * 1024 }), sizeBytes: size }
    } catch (error) {
      await handle.close()
      throw fromReadError(error)
    }
  }

  async stat(name: string): Promise<FileStat> {
    const { size, mtime } = await stat(this.#pathOf(name)).catch(rethrow)
    return { sizeBytes: size, modifiedAt: mtime }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true }).catch(rethrow)
  }

  async *list(): AsyncIterable<ListedFile> {
    for await (const entry of await opendir(this.#root, { recursive: true })) {
      if (!entry.isFile() || !isFileName(entry.name)) continue
      const found = await this.stat(entry.name).catch(missingAsUndefined)
      if (found) yield { name: entry.name, ...found }
    }
  }

  #pathOf(name: string): string {
    return join(this.#root, requireFileName(name).slice(0, 2), name)
  }

  async #publish(part: string, target: string): Promise<void> {
    try {
      const folder = dirname(target)
      if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncPath(this.#root)
      await rename(part, target)
      await syncPath(folder)
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      throw fromDiskError(error)
    }
  }
}

/** A rename that is not synced is lost on power failure, after the upload was acknowledged. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function rethrow(error: unknown): never {
  throw fromReadError(error)
}

function missingAsUndefined(error: unknown): undefined {
  if (error instanceof FileMissingError) return undefined
  throw error
}
