import type { FileNeed, KeptFile } from '../core/file-plan.ts'
import type { Fetched, FilesPort } from '../ports/files.port.ts'

const shelfName = 'lumiroute-files'
const folder = '/player/files/'
const usedHeader = 'x-used-ms'
const leastPatienceMs = 60_000
/** A line slower than this is taken for dead, or one file would hold up all others. */
const slowestBytesPerMs = 20

const addressOf = (sha256: string) => `${folder}${sha256}`

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type OnShelf = KeptFile & { url: string }

/** Files under the name of their own hash: what is here is what was approved. */
export class WebFiles implements FilesPort {
  readonly #shelf: Cache
  readonly #files = new Map<string, OnShelf>()

  private constructor(shelf: Cache) {
    this.#shelf = shelf
  }

  static async open(): Promise<WebFiles> {
    const files = new WebFiles(await caches.open(shelfName))
    await files.#lookThrough()
    return files
  }

  /** The blobs stay on the disk; only their addresses are in memory. */
  async #lookThrough() {
    for (const request of await this.#shelf.keys()) {
      const response = await this.#shelf.match(request)
      if (!response) continue
      const sha256 = new URL(request.url).pathname.slice(folder.length)
      this.#remember(sha256, await response.blob(), Number(response.headers.get(usedHeader)) || 0)
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

  async fetch({ sha256, url, size }: FileNeed): Promise<Fetched> {
    const signal = AbortSignal.timeout(leastPatienceMs + size / slowestBytesPerMs)
    const response = await fetch(url, { cache: 'no-store', signal }).catch(() => null)
    if (!response || response.status >= 500 || response.status === 429) return { kind: 'away' }
    if (!response.ok) return { kind: 'wrong', text: `The server answers ${response.status}` }
    const content = await response.arrayBuffer().catch(() => null)
    if (!content) return { kind: 'away' }
    if ((await hashOf(content)) !== sha256)
      return { kind: 'wrong', text: 'The content is not what was approved' }
    return this.#keep(sha256, content, response.headers.get('content-type') ?? '')
  }

  async #keep(sha256: string, content: ArrayBuffer, type: string): Promise<Fetched> {
    const headers = { 'content-type': type, [usedHeader]: String(Date.now()) }
    try {
      await this.#shelf.put(addressOf(sha256), new Response(content, { headers }))
    } catch {
      return { kind: 'wrong', text: 'There is no room for the file' }
    }
    const kept = await this.#shelf.match(addressOf(sha256))
    if (!kept) return { kind: 'away' }
    this.#remember(sha256, await kept.blob(), Date.now())
    return { kind: 'kept' }
  }

  /** In memory alone; after a restart the day of the download stands in for it. */
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
    await this.#shelf.delete(addressOf(sha256))
    URL.revokeObjectURL(file.url)
  }

  async disk() {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate()
    return { usedBytes: usage, quotaBytes: quota }
  }
}
