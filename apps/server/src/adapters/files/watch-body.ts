import type { IncomingMessage } from 'node:http'
import { BadUploadError } from './file-error.ts'
import { text } from '../../text/text.ts'

export type Pace = { windowMs: number; minBytesPerWindow: number }

/** About 70 kbit/s: slower than that is not a bad connection but one held open on purpose. */
export const defaultPace: Pace = { windowMs: 30_000, minBytesPerWindow: 256 * 1024 }

/** Calls back once if fewer bytes than required arrived within one window. */
class PaceWatch {
  readonly #timer: NodeJS.Timeout
  #bytes = 0

  constructor(pace: Pace, onSlow: (error: Error) => void) {
    this.#timer = setInterval(() => {
      if (this.#bytes < pace.minBytesPerWindow) {
        this.stop()
        onSlow(new BadUploadError(text('file.tooSlow')))
      }
      this.#bytes = 0
    }, pace.windowMs)
    this.#timer.unref()
  }

  count(bytes: number): void {
    this.#bytes += bytes
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/**
 * One file, its end, and what careless clients add; the parser takes half a second for a megabyte of empty
 * parts.
 */
const mostBoundaries = 8

function createBoundaryCount({ headers }: IncomingMessage, onMany: () => void) {
  const found = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '')
  const boundary = `--${found?.[1] ?? found?.[2] ?? ''}`
  let count = 0
  return (chunk: Buffer) => {
    for (let at = chunk.indexOf(boundary); at >= 0; at = chunk.indexOf(boundary, at + boundary.length))
      if (++count > mostBoundaries) return onMany()
  }
}

/** Ends the upload when its client disconnects, stalls, or sends endless parts. */
export function watchBody(raw: IncomingMessage, pace: Pace): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController()
  const abortUnlessComplete = (error: Error) => {
    if (!raw.complete) controller.abort(error)
  }
  const watch = new PaceWatch(pace, abortUnlessComplete)
  const onClose = () => abortUnlessComplete(new BadUploadError(text('file.interrupted')))
  const countBoundaries = createBoundaryCount(raw, () => {
    raw.unpipe().off('data', onData)
    controller.abort(new BadUploadError(text('file.onlyOne')))
  })
  const onData = (chunk: Buffer) => {
    watch.count(chunk.byteLength)
    countBoundaries(chunk)
  }
  raw.on('close', onClose).on('data', onData)
  const stop = () => {
    watch.stop()
    raw.off('close', onClose).off('data', onData)
  }
  return { signal: controller.signal, stop }
}
