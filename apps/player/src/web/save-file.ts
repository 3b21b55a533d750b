import type { FileNeed } from '../core/file-plan.ts'
import type { Fetched } from '../ports/files.port.ts'
import { ContentCheck } from './content-check.ts'
import { buildAddress, openShelf, usedHeader } from './shelf.ts'

const leastPatienceMs = 60_000
/** A slower connection is treated as dead, or one file would block all others. */
const slowestBytesPerMs = 20

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

function whyNot(error: unknown, { isWrong }: ContentCheck): Fetched {
  if (isWrong) return { kind: 'wrong', text: 'The content does not match its hash' }
  return isFull(error) ? { kind: 'wrong', text: 'There is no room for the file' } : { kind: 'away' }
}

async function keep(body: ReadableStream<Uint8Array>, sha256: string, type: string): Promise<Fetched> {
  const check = new ContentCheck(sha256)
  const headers = { 'content-type': type, [usedHeader]: String(Date.now()) }
  try {
    const shelf = await openShelf()
    await shelf.put(buildAddress(sha256), new Response(body.pipeThrough(check.stream), { headers }))
    return { kind: 'kept' }
  } catch (error) {
    return whyNot(error, check)
  }
}

/**
 * Fetches, checks and stores a file as a stream, so that a video of 1 GB needs no more memory than a picture.
 */
export async function keepFile({ sha256, url, size }: FileNeed): Promise<Fetched> {
  const signal = AbortSignal.timeout(leastPatienceMs + size / slowestBytesPerMs)
  const response = await fetch(url, { cache: 'no-store', signal }).catch(() => null)
  if (!response || response.status >= 500 || response.status === 429) return { kind: 'away' }
  if (!response.ok || !response.body) return { kind: 'wrong', text: `The server answers ${response.status}` }
  return keep(response.body, sha256, response.headers.get('content-type') ?? '')
}
