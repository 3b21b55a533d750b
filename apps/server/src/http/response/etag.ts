import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers 304 to a GET whose caller already has the same text; runs before compression. */
export function addEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (!canTag(request, reply) || typeof payload !== 'string') return payload
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`
  reply.header('etag', tag)
  if (!matchesIfNoneMatch(request, tag)) return payload
  reply.code(304).removeHeader('content-length')
  return ''
}

const canTag = (request: FastifyRequest, reply: FastifyReply) =>
  request.method === 'GET' && reply.statusCode === 200 && !reply.hasHeader('etag')

/** Caches in between may send several tags, and may turn weak ones strong or strong ones weak. */
export function matchesIfNoneMatch({ headers }: FastifyRequest, tag: string): boolean {
  const header = headers['if-none-match']
  if (header === undefined) return false
  const bare = tag.replace(/^W\//, '')
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === bare)
}
