import { statfs } from 'node:fs/promises'
import { StorageFullError } from './file-error.ts'

/** Other uploads write at the same time, so one check at the start is not enough. */
const lookEveryBytes = 8 * 1024 * 1024

/** Uploads leave this much of the disk free, so that the database can still write. */
export class DiskReserve {
  readonly #folder: string
  readonly #bytes: number

  constructor(folder: string, bytes: number) {
    this.#folder = folder
    this.#bytes = bytes
  }

  /** Fails if these bytes would leave less than the reserve. */
  async require(comingBytes = 0): Promise<void> {
    if (this.#bytes === 0) return
    const { bavail, bsize } = await statfs(this.#folder)
    if (bavail * bsize - comingBytes < this.#bytes) throw new StorageFullError()
  }

  async *guard(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    let since = 0
    for await (const chunk of source) {
      since += chunk.byteLength
      if (since >= lookEveryBytes) {
        await this.require()
        since = 0
      }
      yield chunk
    }
  }
}
