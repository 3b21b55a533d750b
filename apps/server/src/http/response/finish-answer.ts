import type { FastifyReply, FastifyRequest } from 'fastify'
import { canCompress, compress } from './compress.ts'
import { tagAnswer } from './etag.ts'

/** Tag, then compress where it is worth it; a small answer waits for no promise. */
export function finishAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const tagged = tagAnswer(request, reply, payload)
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
  return canCompress(request, tagged) ? compress(request, reply, tagged) : tagged
}
