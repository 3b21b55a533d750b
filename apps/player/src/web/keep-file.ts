import type { FileNeed } from '../core/file-plan.ts'
import { Sha256 } from '../core/sha256.ts'
import type { Fetched } from '../ports/files.port.ts'
import { addressOf, openShelf, usedHeader } from './shelf.ts'

const leastPatienceMs = 60_000
/** A line slower than this is taken for dead, or one file would hold up all others. */
const slowestBytesPerMs = 20

class Check {
  readonly #hash = new Sha256()
  readonly #sha256: string
  isWrong = false

  constructor(sha256: string) {
    this.#sha256 = sha256
  }

  /** Breaks off where the content is another: the shelf keeps nothing that did not come to its end. */
  readonly stream = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, out) => {
      this.#hash.update(piece)
      out.enqueue(piece)
    },
    flush: (out) => {
      this.isWrong = this.#hash.hex() !== this.#sha256
      if (this.isWrong) out.error(new Error('The content is not what was approved'))
    },
  })
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

function whyNot(error: unknown, { isWrong }: Check): Fetched {
  if (isWrong) return { kind: 'wrong', text: 'The content is not what was approved' }
  return isFull(error) ? { kind: 'wrong', text: 'There is no room for the file' } : { kind: 'away' }
}

async function keep(body: ReadableStream<Uint8Array>, sha256: string, type: string): Promise<Fetched> {
  const check = new Check(sha256)
  const headers = { 'content-type': type, [usedHeader]: String(Date.now()) }
  try {
    const shelf = await openShelf()
    await shelf.put(addressOf(sha256), new Response(body.pipeThrough(check.stream), { headers }))
    return { kind: 'kept' }
  } catch (error) {
    return whyNot(error, check)
  }
}

/** Fetches, checks and keeps a file while it comes, so that a film of 1 GB takes no more memory than a picture. */
export async function keepFile({ sha256, url, size }: FileNeed): Promise<Fetched> {
  const signal = AbortSignal.timeout(leastPatienceMs + size / slowestBytesPerMs)
  const response = await fetch(url, { cache: 'no-store', signal }).catch(() => null)
  if (!response || response.status >= 500 || response.status === 429) return { kind: 'away' }
  if (!response.ok || !response.body) return { kind: 'wrong', text: `The server answers ${response.status}` }
  return keep(response.body, sha256, response.headers.get('content-type') ?? '')
}
