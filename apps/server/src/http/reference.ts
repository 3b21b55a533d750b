import type { FastifyInstance } from 'fastify'

export function serveReference(api: FastifyInstance, version: string): void {
  api.get('/openapi.json', async () => ({ openapi: '3.1.0', info: { title: 'LumiRoute', version } }))
}
