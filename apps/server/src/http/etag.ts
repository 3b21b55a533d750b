import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A GET that answers the same text again is answered with 304 to whoever names its tag. */
export async function tagAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (
    request.method !== 'GET' ||
    reply.statusCode !== 200 ||
    typeof payload !== 'string' ||
    reply.hasHeader('etag')
  )
    return payload
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`
  reply.header('etag', tag)
  if (request.headers['if-none-match'] !== tag) return payload
  reply.code(304).removeHeader('content-length')
  return ''
}
