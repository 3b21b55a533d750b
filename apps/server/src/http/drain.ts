import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

const graceMs = 1000

/**
 * Closing an HTTP server at once also closes connections whose request is already on the wire.
 * So: stop listening, answer what still comes on open connections with `connection: close`, then close.
 */
export function drainable(app: FastifyInstance): () => Promise<void> {
  let isDraining = false
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return async () => {
    isDraining = true
    Server.prototype.close.call(app.server)
    const deadline = Date.now() + graceMs
    while (Date.now() < deadline && (await openConnections(app)) > 0)
      await new Promise((go) => setTimeout(go, 20))
  }
}

const openConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)))
