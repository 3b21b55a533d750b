import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrno, fromDiskError } from './disk-error.ts'
import { DiskReserve } from './disk-reserve.ts'

const staleAfterMs = 60 * 60 * 1000

/** Where bytes are written before they become a file: on the same filesystem, so that rename is atomic. */
export class TempFolder {
  readonly path: string
  readonly reserve: DiskReserve

  constructor(path: string, reserveBytes = 0) {
    this.path = path
    this.reserve = new DiskReserve(path, reserveBytes)
  }

  newPath(): string {
    return join(this.path, `${randomUUID()}.part`)
  }

  async create(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw fromDiskError(error)
    })
  }

  /** A kill -9 during an upload leaves a partial file; a running upload updates its modification time. */
  async sweep(now: Date = new Date()): Promise<number> {
    const names = await readdir(this.path)
    const removed = await Promise.all(names.map((name) => this.#removeIfStale(join(this.path, name), now)))
    return removed.filter(Boolean).length
  }

  async #removeIfStale(path: string, now: Date): Promise<boolean> {
    try {
      const { mtimeMs } = await stat(path)
      if (now.getTime() - mtimeMs < staleAfterMs) return false
      await rm(path, { force: true })
      return true
    } catch (error) {
      if (getErrno(error) === 'ENOENT') return false
      throw error
    }
  }
}
