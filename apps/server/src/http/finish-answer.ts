import type { FastifyReply, FastifyRequest } from 'fastify'
import { canCompress, compress } from './compress.ts'
import { tagAnswer } from './etag.ts'

type Done = (error: Error | null, payload?: unknown) => void

/** Tag, then compress where it is worth it; a small answer waits for no promise. */
export function finishAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  const tagged = tagAnswer(request, reply, payload)
  reply.header('vary', 'accept-encoding')
  if (!canCompress(request, tagged)) return done(null, tagged)
  compress(request, reply, tagged).then(
    (packed) => done(null, packed),
    (error: Error) => done(error),
  )
}
