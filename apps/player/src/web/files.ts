import type { FileNeed, KeptFile } from '../core/file-plan.ts'
import type { Fetched, FilesPort } from '../ports/files.port.ts'
import { buildAddress, hashIn, openShelf, usedHeader } from './shelf.ts'

/** One worker per file, so that a crash affects no other file. */
function askWorker(need: FileNeed): Promise<Fetched> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Fetched>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Fetched>) => resolve(data))
    worker.addEventListener('error', () => resolve({ kind: 'away' }))
    worker.postMessage(need, [])
  }).finally(() => worker.terminate())
}

type OnShelf = KeptFile & { url: string }

/** Files stored under their hash, so that a stored file is the approved one. */
export class WebFiles implements FilesPort {
  readonly #shelf: Cache
  readonly #files = new Map<string, OnShelf>()

  private constructor(shelf: Cache) {
    this.#shelf = shelf
  }

  static async open(): Promise<WebFiles> {
    const files = new WebFiles(await openShelf())
    await files.#lookThrough()
    return files
  }

  /** The blobs stay on disk; only their URLs are in memory. */
  async #lookThrough() {
    for (const request of await this.#shelf.keys()) {
      const response = await this.#shelf.match(request)
      if (!response) continue
      this.#remember(
        hashIn(request.url),
        await response.blob(),
        Number(response.headers.get(usedHeader)) || 0,
      )
    }
  }

  #remember(sha256: string, content: Blob, usedMs: number) {
    const url = URL.createObjectURL(content)
    this.#files.set(sha256, { sha256, size: content.size, usedMs, url })
  }

  list(): KeptFile[] {
    return [...this.#files.values()]
  }

  urlOf(sha256: string) {
    return this.#files.get(sha256)?.url
  }

  async fetch(need: FileNeed): Promise<Fetched> {
    const fetched = await askWorker(need)
    if (fetched.kind !== 'kept') return fetched
    const kept = await this.#shelf.match(buildAddress(need.sha256))
    if (!kept) return { kind: 'away' }
    this.#remember(need.sha256, await kept.blob(), Date.now())
    return fetched
  }

  /** In memory only; after a restart the download date is used instead. */
  async touch(hashes: Iterable<string>, ms: number) {
    for (const sha256 of hashes) {
      const file = this.#files.get(sha256)
      if (file) this.#files.set(sha256, { ...file, usedMs: ms })
    }
  }

  async remove(sha256: string) {
    const file = this.#files.get(sha256)
    if (!file) return
    this.#files.delete(sha256)
    await this.#shelf.delete(buildAddress(sha256))
    URL.revokeObjectURL(file.url)
  }

  async disk() {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate()
    return { usedBytes: usage, quotaBytes: quota }
  }
}
