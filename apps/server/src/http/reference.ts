import { endpoints } from '@lumiroute/contract'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './reference/open-api.ts'
import { renderReference } from './reference/page.ts'

/** The OpenAPI document and the readable page, each made at its first call and kept: the contract does not change. */
export function serveReference(api: FastifyInstance, version: string): void {
  const documentText = once(() => JSON.stringify(describeApi(endpoints, version)))
  const pageText = once(() => renderReference(endpoints, version))
  api.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documentText()),
  )
  api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(pageText()))
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}
