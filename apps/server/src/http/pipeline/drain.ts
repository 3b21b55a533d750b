import { Server } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'

const graceMs = 1000

/**
 * Closing an HTTP server immediately also closes connections whose request is already on the wire. So: stop
 * listening, answer what still arrives on open connections with `connection: close`, then close.
 */
export function createDrain() {
  let isDraining = false
  return {
    mark(reply: FastifyReply): void {
      if (isDraining) reply.header('connection', 'close')
    },
    async drain(app: FastifyInstance): Promise<void> {
      isDraining = true
      Server.prototype.close.call(app.server)
      const deadline = performance.now() + graceMs
      while (performance.now() < deadline && (await openConnections(app)) > 0)
        await new Promise((go) => setTimeout(go, 20))
    },
  }
}

const openConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)))
