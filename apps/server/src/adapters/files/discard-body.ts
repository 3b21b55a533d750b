import type { IncomingMessage } from 'node:http'

const lingerMs = 5_000

/**
 * Throws away what a refused client still sends. Closing at once would reset the connection,
 * and the client would never read why it was refused; reading on for ever would be its weapon.
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
