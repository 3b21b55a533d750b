import type { IncomingMessage } from 'node:http'

const lingerMs = 5_000

/**
 * Discards what a rejected client still sends. Closing immediately would reset the connection, so the client
 * would never read the error; reading without a limit could be abused.
 */
export function discardBody(request: IncomingMessage, maxMs: number = lingerMs): void {
  if (request.complete || request.readableEnded || request.destroyed) return
  const timer = setTimeout(() => request.socket.destroy(), maxMs)
  timer.unref()
  request.once('end', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
  request.once('error', () => clearTimeout(timer))
  request.unpipe()
  request.resume()
}
